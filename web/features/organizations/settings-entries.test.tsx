import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Role } from "#contract/permissions.ts";
import { settingsEntries } from "#web/features/organizations/settings-entries.ts";
import { SettingsNav } from "#web/ui/layout/settings-page.tsx";

/** What stands in the list, top to bottom; names of groups in brackets. */
function listOf(role: Role): string[] {
  const markup = renderToStaticMarkup(<SettingsNav entries={settingsEntries(role)} />);
  return [...markup.matchAll(/<(?<tag>p|a)[^>]*>(?<words>[^<]+)</gu)].map(({ groups }) =>
    groups?.["tag"] === "p" ? `[${groups["words"]}]` : (groups?.["words"] ?? ""),
  );
}

test("an admin's list of sections stands in three groups", () => {
  expect(listOf("admin")).toEqual([
    "[Organization]",
    "Information",
    "Branding and messaging",
    "Team management",
    "Organization info",
    "[Connections]",
    "AI model",
    "API tokens",
    "Webhooks",
    "Connected agents",
    "Company sign-in",
    "[Record]",
    "Activity",
    "Data",
  ]);
});

test("a recruiter's list has no sections of admins, and no names of groups [S-261]", () => {
  expect(listOf("recruiter")).toEqual([
    "Information",
    "Branding and messaging",
    "Members",
    "Organization info",
  ]);
});
