import { may, type Role } from "#contract/permissions.ts";
import { sectionIds } from "#web/features/organizations/section-ids.ts";
import type { SettingsEntry } from "#web/ui/layout/settings-page.tsx";

/** Admins manage the team and read the activity; recruiters see who their colleagues are. */
export function teamTitle(role: Role): string {
  return may(role, "invitation.send") ? "Team management" : "Members";
}

export function settingsEntries(role: Role): SettingsEntry[] {
  const organization = { group: "Organization" };
  const connections = { group: "Connections" };
  const record = { group: "Record" };
  return [
    { id: sectionIds.information, title: "Information", ...organization },
    { id: sectionIds.branding, title: "Branding and messaging", ...organization },
    { id: sectionIds.team, title: teamTitle(role), ...organization },
    { id: sectionIds.record, title: "Organization info", ...organization },
    ...(may(role, "connection.read")
      ? [
          { id: sectionIds.model, title: "AI model", ...connections },
          { id: sectionIds.tokens, title: "API tokens", ...connections },
          { id: sectionIds.webhooks, title: "Webhooks", ...connections },
          { id: sectionIds.agents, title: "Connected agents", ...connections },
          { id: sectionIds.companySignIn, title: "Company sign-in", ...connections },
        ]
      : []),
    ...(may(role, "activity.read")
      ? [{ id: sectionIds.activity, title: "Activity", ...record }]
      : []),
    ...(may(role, "data.export") ? [{ id: sectionIds.data, title: "Data", ...record }] : []),
  ];
}
