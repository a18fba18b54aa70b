/** Who sees a screen: everybody, or only people who are (or are not) signed in. */
export type Audience = "anyone" | "signedOut" | "signedIn";

/** Every path a browser can show (spec §2). */
export const screens = {
  home: { path: "/", audience: "anyone", title: "Roleprint" },
  dashboard: { path: "/dashboard", audience: "signedIn", title: "Jobs Dashboard" },
  signIn: { path: "/signin", audience: "signedOut", title: "Sign In" },
  signUp: { path: "/signup", audience: "signedOut", title: "Sign Up" },
  auth: { path: "/auth", audience: "signedOut", title: "Sign In" },
  resetPassword: { path: "/reset-password", audience: "anyone", title: "Reset password" },
  invite: { path: "/invite/:token", audience: "anyone", title: "Invitation" },
  shared: { path: "/shared", audience: "anyone", title: "Shared with you" },
  room: { path: "/room", audience: "anyone", title: "Decide together" },
  verify: { path: "/verify", audience: "anyone", title: "Check a sign-off" },
  terms: { path: "/terms", audience: "anyone", title: "Terms" },
  privacy: { path: "/privacy", audience: "anyone", title: "Privacy" },
  job: { path: "/jobs/:jobId", audience: "signedIn", title: "Job" },
  reading: { path: "/jobs/:jobId/reading", audience: "signedIn", title: "What we read" },
  newJob: { path: "/jobs/new", audience: "signedIn", title: "Create New Job" },
  organization: { path: "/organization", audience: "signedIn", title: "Organization" },
  consent: { path: "/consent", audience: "signedIn", title: "Let an agent in" },
  profile: { path: "/profile", audience: "signedIn", title: "Profile" },
  admin: { path: "/admin", audience: "signedIn", title: "Admin" },
  pdfTest: { path: "/pdftest", audience: "signedIn", title: "PDF test" },
} as const satisfies Record<string, { path: string; audience: Audience; title: string }>;

export function linkToJob(jobId: number): string {
  return `/jobs/${jobId}`;
}

/** The job with its Edit Job dialog open. */
export function linkToEdit(jobId: number): string {
  return `/jobs/${jobId}?edit=job`;
}

export function linkToReading(jobId: number): string {
  return `/jobs/${jobId}/reading`;
}

/** The same, where the occupation is chosen. */
export function linkToOccupation(jobId: number): string {
  return `${linkToReading(jobId)}#compared-with`;
}

export function linkToInvitation(token: string): string {
  return `/invite/${token}`;
}

/** The token stands behind the #, so that no server and no log ever sees it. */
export function linkToShared(origin: string, token: string): string {
  return `${origin}${screens.shared.path}#${token}`;
}

/** The same for a hiring manager's room. */
export function linkToRoom(origin: string, token: string): string {
  return `${origin}${screens.room.path}#${token}`;
}
