/** A toast: the spec's 'Title - Description' is its title and its description. */
export type Message = { title: string; description?: string };

/** The spec's own words (§8), chosen by the screen that shows them. */
export const messages = {
  signInUnverified: {
    title: "Email verification required",
    description: "Please check your email and verify your account before signing in.",
  },
  accountExists: {
    title: "Account already exists",
    description: "An account with this email already exists. Please sign in instead.",
  },
  signUpCompleted: { title: "Signup completed" },
  somethingWrong: { title: "Error", description: "Something went wrong. Please try again." },
  loggedOut: { title: "You are logged out. Logging in again..." },
  organizationCreated: { title: "Organization created successfully!" },
  organizationAccess: {
    title: "Organization Access Required",
    description:
      "Please ensure you're a member of the selected organization. Contact your admin if needed.",
  },
  jobCreated: {
    title: "Job Created",
    description: "AI processing continues in the background.",
  },
  jobCreateFailed: { title: "Error", description: "Failed to create job. Please try again." },
  jobDeleted: { title: "Job deleted" },
  jobDeleteFailed: { title: "Delete failed", description: "Failed to delete job" },
  regenerationStarted: {
    title: "Regeneration started",
    description: "All tools are being regenerated. This may take a few minutes.",
  },
  regenerationFailed: {
    title: "Regeneration failed",
    description: "Failed to regenerate all tools",
  },
  nothingToExport: {
    title: "No content to export",
    description: "Generate some content first before exporting.",
  },
  downloadStarted: { title: "Download started" },
  exportCompleted: { title: "Export completed" },
  copied: { title: "Copied to clipboard" },
  copyFailed: { title: "Copy failed", description: "Unable to copy to clipboard" },
} as const satisfies Record<string, Message>;

/** The spec's fallbacks where the server's own message is shown when there is one. */
export const fallbacks = {
  signIn: "Failed to sign in",
  signUp: "Failed to create account",
  createOrganization: "Failed to create organization",
} as const;

export function socialSignInFailed(provider: string): Message {
  return { title: "Error", description: `Failed to sign in with ${provider}` };
}

export function generationFailed(tool: string, reason?: string): Message {
  return { title: "Generation failed", description: reason ?? `Failed to generate ${tool}` };
}
