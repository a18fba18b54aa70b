import { expect } from "vitest";
import { page } from "vitest/browser";

/** A sentence of the specification stands on the screen, word for word. */
export async function see(sentence: string): Promise<void> {
  await expect.element(page.getByText(sentence, { exact: true }).first()).toBeVisible();
}
