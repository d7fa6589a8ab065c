"""What front-ends stand on: documents, matches with memory, words."""
