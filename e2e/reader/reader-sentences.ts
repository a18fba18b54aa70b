/**
 * Every sentence and label that spec §2 and §8 quote for the report dialog and its viewers, copied by hand from the
 * specification: the journeys must make each one appear.
 */
export const readerSentences = [
  "View JSON",
  "Hide JSON",
  "Copy JSON",
  "Export All PDF",
  "Close Window",
  "PDF exported",
  "Download started",
  "Export failed",
  "Unable to generate PDF. Please try again.",
  "Copied to clipboard",
  "Copy failed",
  "Unable to copy to clipboard",
  "Content updated",
  "Update failed",
  "No content available",
  "No market insights have been generated yet.",
  "No intake summary has been generated yet.",
  "No attract & source strategy has been generated yet.",
  "No engagement playbook has been generated yet.",
  "No offer strategy has been generated yet.",
  "No interview coaching materials have been generated yet.",
  "No interview coaching guidance yet.",
  "Not provided.",
  "No entries provided.",
  "No additional details provided.",
] as const;

export type ReaderSentence = (typeof readerSentences)[number];
