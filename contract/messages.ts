import { sessionMessages } from "#contract/sign-in/session-messages.ts";

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
  accountCreatedWithoutMail: {
    title: "Account created",
    description:
      "Successfully created user, but failed to send verification email. You can request a new verification email below.",
  },
  emailMissing: { title: "Please enter your email address first" },
  resetSent: {
    title: "Reset email sent",
    description: "Check your email for password reset instructions",
  },
  resetFailed: { title: "Failed to send reset email. Please try again." },
  signUpCompleted: { title: "Signup completed" },
  ...sessionMessages,
  organizationCreated: { title: "Organization created successfully!" },
  organizationJoined: { title: "Successfully joined organization!" },
  organizationUpdated: { title: "Organization updated successfully!" },
  invitationSent: { title: "Invitation sent successfully!" },
  profileUpdated: { title: "Profile updated successfully!" },
  passwordChanged: { title: "Password changed successfully" },
  organizationAccess: {
    title: "Organization Access Required",
    description:
      "Please ensure you're a member of the selected organization. Contact your admin if needed.",
  },
  jobCreated: {
    title: "Job Created",
    description: "AI processing continues in the background.",
  },
  jobCreateFailed: { title: "Failed to create job. Please try again." },
  jobUpdated: { title: "Job updated" },
  jobUpdatedInWizard: { title: "Job updated successfully!" },
  jobUpdateFailed: { title: "Failed to update job. Please try again." },
  fileTypeInvalid: {
    title: "Invalid file type",
    description: "Please upload a .txt, .pdf, .doc, or .docx file",
  },
  fileReadFailed: {
    title: "File read error",
    description: "Failed to read the file. Please try again or use a different file format.",
  },
  nothingToParse: {
    title: "No content to parse",
    description: "Please upload a file or paste job description text",
  },
  descriptionParsed: {
    title: "Job description parsed",
    description: "Form fields have been automatically populated",
  },
  signInToParse: {
    title: "Authentication required",
    description: "Please sign in to continue",
  },
  jobDuplicated: {
    title: "Job duplicated",
    description: "You are looking at the copy. It is a draft.",
  },
  jobDuplicateFailed: { title: "Duplicate failed", description: "Failed to duplicate job" },
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
  pdfExported: { title: "PDF exported" },
  exportFailed: {
    title: "Export failed",
    description: "Unable to generate PDF. Please try again.",
  },
  exportCompleted: { title: "Export completed" },
  copied: { title: "Copied to clipboard" },
  copyFailed: { title: "Copy failed", description: "Unable to copy to clipboard" },
  contentUpdated: { title: "Content updated" },
  updateFailed: { title: "Update failed", description: "Failed to update content" },
} as const satisfies Record<string, Message>;

/** The spec's fallbacks where the server's own message is shown when there is one. */
export const fallbacks = {
  signIn: "Failed to sign in",
  signUp: "Failed to create account",
  createOrganization: "Failed to create organization",
  acceptInvitation: "Failed to accept invitation",
  updateOrganization: "Failed to update organization",
  sendInvitation: "Failed to send invitation",
  fetchAccounts: "Failed to fetch account information",
  updateProfile: "Failed to update profile",
  changePassword: "Failed to change password",
} as const;

/** Beside the specification's sentences, where the operator has not set a way up. */
export const notSetUp = {
  reset:
    "Email is not set up here. Ask whoever runs this site for a link to choose a new password.",
};

export function socialSignInFailed(provider: string): Message {
  return { title: `Failed to sign in with ${provider}` };
}

export function parsingFailed(reason?: string): Message {
  return { title: "Parsing failed", description: reason ?? "Failed to parse job description" };
}

export function generationFailed(tool: string, reason?: string): Message {
  return { title: "Generation failed", description: reason ?? `Failed to generate ${tool}` };
}

/** Whoever an operator blocked reads this at sign-in. */
export const accountBlocked =
  "This account is blocked. Please contact the people who run this site.";

/** How somebody joins whose address is not confirmed (readings.md 18). */
export const joinByLink =
  "To join, use the link of your invitation. If you do not have it, ask the admin who invited you to copy it for you.";

/** What the server says when the sign-up mail could not be sent at once (spec §8). */
export const verificationMailFailed = "Failed to send verification email";

/** Required fields of the sign-in and sign-up forms. */
export const requiredMessages = {
  name: "Name is required",
  email: "Email is required",
  password: "Password is required",
} as const;

/** The change-password form (spec §5). */
export const passwordMessages = {
  currentRequired: "Current password is required",
  tooShort: "Password must be at least 8 characters",
  confirmRequired: "Please confirm your password",
  noMatch: "Passwords don't match",
} as const;

/** Screens with nothing to show (spec §8). */
export const emptyTexts = {
  noContent: "No content available",
  noCoaching: "No interview coaching guidance yet.",
  noOrganization: "No organization found",
  noOrganizationDetail: "You need to be a member of an organization to view this page.",
  noOrganizations: "No organizations found",
  profileSignedOut: "Please log in to view your profile.",
  oauthPassword: "Password managed by OAuth provider",
} as const;
