/**
 * Every sentence that spec §2, §4, §5 and §8 quote for the dashboard and for creating and changing a job, copied by
 * hand from the specification: the journeys must make each one appear.
 */
export const jobsSentences = [
  "Jobs Dashboard",
  "Create New Job",
  "No Organizations",
  "No Jobs Yet",
  "Create Your First Job",
  "Basic Info",
  "Next Step",
  "Previous",
  "Start AI Processing",
  "Update Job",
  "Job Created",
  "Basic Information",
  "Job Details",
  "Recruiting Intelligence",
  "Location is required",
  "Title is required",
  "You are logged out. Logging in again...",
  "Failed to update job. Please try again.",
  "Job updated successfully!",
  "Job updated",
  "Job description parsed",
  "Form fields have been automatically populated",
] as const;

export type JobsSentence = (typeof jobsSentences)[number];
