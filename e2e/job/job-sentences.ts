/** Every sentence that spec §2, §4 and §8 quote for the job's screen, copied by hand: the journeys must make each appear. */
export const jobSentences = [
  "Are you sure you want to delete this job?",
  "This action cannot be undone. This will permanently delete the job and all associated data.",
  "Job not found",
  "Processing...",
  "Regenerating...",
  "Delete failed",
  "Failed to delete job",
  "Export failed",
  "Unable to generate PDF. Please try again.",
  "Copy failed",
  "Unable to copy to clipboard",
  "Job deleted",
  "PDF exported",
  "Download started",
  "Export completed",
  "Job updated",
  "Copied to clipboard",
  "Failed to update job. Please try again.",
  "Not provided.",
] as const;

export type JobSentence = (typeof jobSentences)[number];
