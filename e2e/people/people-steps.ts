import { expect, type Page } from "@playwright/test";
import { linkIn, type MailServer } from "#server/test/mail-server.ts";

/** The newest link mailed to an address that leads to `part`. */
export async function mailedLink(mail: MailServer, email: string, part: string): Promise<string> {
  const newest = () =>
    mail.received
      .filter((one) => one.to.includes(email))
      .map(linkIn)
      .findLast((link) => link.includes(part)) ?? "";
  await expect.poll(newest, { timeout: 30_000 }).not.toBe("");
  return newest();
}

/** Answers one call with a failure that carries no message, so that the screen must use the specification's own words. */
export async function failOnce(page: Page, path: string): Promise<void> {
  await page.route(path, (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
}
