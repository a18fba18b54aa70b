import { readFileSync } from "node:fs";
import type { Shot } from "#scripts/pictures/shot-stage.ts";
import { newsOfChanges } from "#server/features/agreements/agreement-mail.ts";
import { textOf, type Email } from "#server/email/email.ts";
import { lockupCid, renderHtml } from "#server/email/layout.ts";

const to = "tomas@quillwater.example";
const about = {
  to,
  link: "https://roleprint.example/room#…",
  askerName: "Maya Okafor",
  organizationName: "Northwind Talent",
  jobTitle: "Senior Backend Engineer",
  endsOn: "3 December 2026",
};
const change = {
  label: "Pay range",
  before: "$148,000 to $182,000 a year",
  after: "$148,000 to $168,000 a year",
};
const changed = (isInside: boolean, hasLink: boolean) =>
  newsOfChanges(to, about.organizationName, [
    {
      jobTitle: about.jobTitle,
      askedBy: about.askerName,
      hasLink,
      changes: [
        { ...change, isInside: false },
        { ...change, isInside },
      ],
    },
  ]);

const emails: Record<string, Email> = {
  invitation: { ...about, kind: "roomInvitation" },
  reminder: { ...about, kind: "roomReminder" },
  "new-link": { ...about, kind: "roomNewLink" },
  "wrong-person": { ...about, kind: "roomWrongPerson", managerName: "Tomas Lindqvist" },
  copy: {
    kind: "signOffCopy",
    to,
    name: "Tomas Lindqvist",
    jobTitle: about.jobTitle,
    organizationName: about.organizationName,
    date: "18 November 2026",
    lines: [
      "Pay range: $148,000 to $182,000 a year",
      "Degree: Not asked for",
      "Terraform: Nice to have",
      "Days in the office: Hybrid, 2 days in the office, as posted",
    ],
  },
  changed: changed(false, true),
  "changed-inside": changed(true, false),
};

const lockup = readFileSync(new URL("../../server/email/lockup.png", import.meta.url));

/** What hiring managers, and those who asked them, get by mail. */
export const mailShots: readonly Shot[] = Object.entries(emails).map(([name, email]) => ({
  name: `room-mail-${name}`,
  path: "/verify",
  act: async (page) => {
    const html = renderHtml(textOf(email), "link" in email ? email.link : null);
    const image = `data:image/png;base64,${lockup.toString("base64")}`;
    // The policy of our own pages forbids the styles that mail programs need.
    await page.goto("about:blank");
    await page.setContent(html.replace(`cid:${lockupCid}`, image));
  },
}));
