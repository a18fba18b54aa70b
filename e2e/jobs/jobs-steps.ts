import type { Locator, Page } from "@playwright/test";
import { expectNoGraveFinding, expectReflow } from "../page-rules.ts";
import type { Recruiter } from "../recruiter.ts";

/** The words of a job that a test makes by a call. */
export const welder = { title: "Welder", location: "Leeds" };

export async function openWizard(page: Page, maya: Recruiter): Promise<Locator> {
  await maya.enter(page, "/dashboard");
  await page.getByRole("button", { name: "Create New Job" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Create New Job" });
  await dialog.waitFor();
  return dialog;
}

/** Answers one call with a failure; without a message the screen must use the specification's own words. */
export async function failOnce(page: Page, path: string): Promise<void> {
  await page.route(path, (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
}

/** No serious or critical finding of axe, and no sideways scrolling, on a desk and on a phone. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectReflow(page, `${where} at ${width}`);
    await expectNoGraveFinding(page, `${where} at ${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** A file held over the window and let go. */
export async function dropFile(page: Page, name: string, content: string | Buffer): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ({ fileName, bytes }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], fileName));
      return transfer;
    },
    { fileName: name, bytes: [...Buffer.from(content)] },
  );
  await page.dispatchEvent("body", "dragover", { dataTransfer });
  await page.dispatchEvent("body", "drop", { dataTransfer });
}

export const posting = `ICU Nurse
Columbus, OH | On-site | $38 to $52 an hour

Requirements
- Active Ohio RN license
- 2+ years in intensive care

Benefits
- Health insurance from day one

We cannot sponsor visas.`;
