/** Where people are searched for, in the order a report shows it, each with its name in playbooks. */
export const platforms = {
  linkedin: "linkedin",
  linkedinRecruiter: "linkedin-recruiter",
  googleXRay: "google",
  github: "github",
  indeed: "indeed",
  dice: "dice",
  monster: "monster",
} as const;

/** Boards of technical work alone: where a playbook looks there, the job is technical. */
export const technicalBoards: ReadonlySet<string> = new Set([platforms.dice]);
