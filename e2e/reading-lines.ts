import type { Locator, Page } from "@playwright/test";
import type { InvitationSent } from "#contract/invitation.ts";
import type { Job } from "#contract/job.ts";
import { hireRecruiter, type Recruiter } from "./recruiter.ts";

/** A job of a pasted text, whose title and place are already typed. */
export const jobOf = (rawExtractedJd: string, fields: Partial<Job> = {}) => ({
  title: "Program Coordinator",
  location: "Denver, CO",
  ...fields,
  rawExtractedJd,
});

/** Ines, who works in Maya's organization. */
export async function hireColleague(maya: Recruiter): Promise<Recruiter> {
  const ines = await hireRecruiter(maya.home, "Ines Reads");
  const path = `/api/organizations/${maya.organizationId}/invite`;
  const invitation = { email: ines.email, role: "recruiter" };
  const { link } = await maya.ask<InvitationSent>("POST", path, invitation);
  const token = link?.split("/").at(-1);
  await ines.ask("POST", "/api/organizations/accept-invitation", { token });
  return ines;
}

export const lineOf = (page: Page, words: string) =>
  page.locator("[data-line]").filter({ hasText: words });

/** Goes down the text by j alone until the line has the focus. */
export async function stepTo(page: Page, line: Locator): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await line.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press("j");
  }
  throw new Error("the line cannot be reached by j");
}
