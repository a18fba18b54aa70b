const wizard = "web/features/job-form/job-wizard.browser.test.tsx";
const tagField = "web/ui/tags/tag-field.browser.test.tsx";
const toolCard = "web/features/outputs/card/tool-card.browser.test.tsx";
const regenerateAll = "web/features/outputs/regenerate-all.browser.test.tsx";
const exportAll = "web/features/outputs/export-all-dialog.browser.test.tsx";
const sectionEditor = "web/features/reader/edit/section-editor.browser.test.tsx";
const inviteForm = "web/features/organizations/team/invite-form.browser.test.tsx";

/** The journey that makes a sentence appear, or the test of a component or of the server that proves it. */
export type Proof =
  | "people"
  | "jobs"
  | "job"
  | "reader"
  | `web/${string}.browser.test.tsx`
  | "server/features/outbox/outbox.test.ts"
  | "server/features/jobs/jobs.test.ts";

/** A quote as the specification prints it ('Title - Description' is a toast), and where it is seen. */
export type Quote = readonly [quote: string, seenBy: Proof];

/** Every quoted sentence of spec §5, by hand and in its order. */
export const validationQuotes: readonly Quote[] = [
  ["Job title is required", wizard],
  ["Location is required", "jobs"],
  ["Organization is required", wizard],
  ["Title is required", "jobs"],
  ["Location is required", "jobs"],
  ["Organization name is required", "people"],
  ["Max tags reached", tagField],
  ["Invalid file type - Please upload a .txt, .pdf, .doc, or .docx file", wizard],
  ["No content to parse - Please upload a file or paste job description text", wizard],
  ["Please enter your email address first", "people"],
  ["Name is required", "people"],
  ["Current password is required", "people"],
  ["Password must be at least 8 characters", "people"],
  ["Please confirm your password", "people"],
  ["Passwords don't match", "people"],
  ["Please enter a valid email address", inviteForm],
];

/** Every quoted sentence of spec §8, by hand and in its order. */
export const errorQuotes: readonly Quote[] = [
  [
    "Email verification required - Please check your email and verify your account before signing in.",
    "people",
  ],
  ["Error", "people"],
  ["Failed to sign in", "people"],
  ["Something went wrong. Please try again.", "people"],
  [
    "Account already exists - An account with this email already exists. Please sign in instead.",
    "people",
  ],
  ["Failed to send verification email", "server/features/outbox/outbox.test.ts"],
  [
    "Account created - Successfully created user, but failed to send verification email. You can request a new verification email below.",
    "people",
  ],
  ["Failed to create account", "people"],
  ["Failed to sign in with {provider}", "people"],
  ["Reset email sent - Check your email for password reset instructions", "people"],
  ["Failed to send reset email. Please try again.", "people"],
  ["You are logged out. Logging in again...", "jobs"],
  ["not a member", "server/features/jobs/jobs.test.ts"],
  [
    "Organization Access Required - Please ensure you're a member of the selected organization. Contact your admin if needed.",
    wizard,
  ],
  ["Failed to create job. Please try again.", wizard],
  ["Failed to update job. Please try again.", "jobs"],
  ["Job updated successfully!", "jobs"],
  ["Parsing failed", wizard],
  ["Failed to parse job description", wizard],
  ["Authentication required - Please sign in to continue", wizard],
  [
    "File read error - Failed to read the file. Please try again or use a different file format.",
    wizard,
  ],
  ["Error", "people"],
  ["Failed to create organization", "people"],
  ["Error", "people"],
  ["Failed to update organization", "people"],
  ["Error", "people"],
  ["Failed to send invitation", inviteForm],
  ["Generation failed", toolCard],
  ["Failed to generate {tool}", toolCard],
  ["Update failed", "reader"],
  ["Failed to update content", sectionEditor],
  ["Delete failed", "job"],
  ["Failed to delete job", "job"],
  ["Regeneration failed", regenerateAll],
  ["Failed to regenerate all tools", regenerateAll],
  ["Export failed", "job"],
  ["Unable to generate PDF. Please try again.", "job"],
  ["No content to export", exportAll],
  ["Generate some content first before exporting.", exportAll],
  ["Copy failed", "reader"],
  ["Unable to copy to clipboard", "reader"],
  ["Error", "people"],
  ["Failed to update profile", "people"],
  ["Error", "people"],
  ["Failed to change password", "people"],
  ["All tools are being regenerated. This may take a few minutes.", regenerateAll],
  ["No content available", "reader"],
  ["Job not found", "job"],
  ["No organization found", "people"],
  ["You need to be a member of an organization to view this page.", "people"],
  ["No organizations found", "people"],
  ["Please log in to view your profile.", "people"],
  ["No market insights have been generated yet.", "reader"],
  ["No intake summary has been generated yet.", "reader"],
  ["No attract & source strategy has been generated yet.", "reader"],
  ["No engagement playbook has been generated yet.", "reader"],
  ["No offer strategy has been generated yet.", "reader"],
  ["No interview coaching materials have been generated yet.", "reader"],
  ["No interview coaching guidance yet.", "reader"],
  ["Not provided.", "reader"],
  ["No entries provided.", "reader"],
  ["No additional details provided.", "reader"],
];

/** The success toasts of spec §8, which it lists without quotation marks. */
export const successToasts: readonly Quote[] = [
  ["Successfully joined organization!", "people"],
  ["Organization created successfully!", "people"],
  ["Job description parsed - Form fields have been automatically populated", "jobs"],
  ["Job deleted", "job"],
  ["Regeneration started", regenerateAll],
  ["PDF exported", "job"],
  ["Download started", "job"],
  ["Export completed", "job"],
  ["Job updated", "jobs"],
  ["Content updated", "reader"],
  ["Copied to clipboard", "reader"],
  ["Profile updated successfully!", "people"],
  ["Password changed successfully", "people"],
  ["Organization updated successfully!", "people"],
  ["Invitation sent successfully!", "people"],
];

/** What the names in braces stand for where the journeys see them. */
export const namesInBraces: Record<string, readonly string[]> = {
  "{provider}": ["google", "github"],
  "{tool}": ["Market Pulse"],
};
