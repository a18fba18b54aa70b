import type { SettingsEntry } from "#web/ui/layout/settings-page.tsx";

/** The sections of the profile page. */
export const profileSections = {
  personal: { id: "personal", title: "Personal information" },
  accounts: { id: "accounts", title: "Connected accounts" },
  security: { id: "security", title: "Account security" },
  sessions: { id: "sessions", title: "Sessions" },
  organizations: { id: "organizations", title: "Organizations" },
  status: { id: "status", title: "Account status" },
  data: { id: "data", title: "Your data" },
} as const satisfies Record<string, SettingsEntry>;
