import { expect, type Browser, type Page } from "@playwright/test";
import { linkIn, startMailServer, type MailServer } from "#server/test/mail-server.ts";
import { type PeopleSentence } from "./people-sentences.ts";
import { startSite, type Site } from "../servers.ts";

/** Two running sites, one of which asks for verified addresses and knows the outside providers, and their mail. */
export type PeopleStage = { mail: MailServer; open: Site; strict: Site };

const providers = {
  GOOGLE_CLIENT_ID: "google-id",
  GOOGLE_CLIENT_SECRET: "google-secret",
  GITHUB_CLIENT_ID: "github-id",
  GITHUB_CLIENT_SECRET: "github-secret",
};

let stage: PeopleStage;

export async function setStage(): Promise<void> {
  const mail = await startMailServer();
  const settings = { SMTP_URL: mail.url, SIGN_IN_FAILURES_PER_ACCOUNT: "1000" };
  const open = await startSite(1, 1, { ...settings, EMAIL_VERIFICATION: "off" });
  const strict = await startSite(
    1,
    1,
    { ...settings, ...providers },
    "../server/test/model/play-providers.ts",
  );
  stage = { mail, open, strict };
}

export async function clearStage(): Promise<void> {
  await stage.open.stop();
  await stage.strict.stop();
  await stage.mail.close();
}

export const home = () => stage.open.webs[0]?.url ?? "";
export const strictHome = () => stage.strict.webs[0]?.url ?? "";
export const mail = () => stage.mail;

export const seen = new Set<string>();

/** Looks for one of the specification's sentences, and remembers that it was seen. */
export async function see(page: Page, sentence: PeopleSentence, withinMs = 30_000): Promise<void> {
  const words = page.getByText(sentence, { exact: true }).first();
  await expect(words).toBeVisible({ timeout: withinMs });
  seen.add(sentence);
}

export async function freshPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

/** The newest link mailed to an address that leads to `part`. */
export async function mailedLink(email: string, part: string): Promise<string> {
  const newest = () =>
    mail()
      .received.filter((one) => one.to.includes(email))
      .map(linkIn)
      .findLast((link) => link.includes(part)) ?? "";
  await expect.poll(newest, { timeout: 30_000 }).not.toBe("");
  return newest();
}

/** Answers one call with a failure that carries no message, so that the screen must use the specification's own words. */
export async function failOnce(page: Page, path: string): Promise<void> {
  await page.route(path, (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
}
