import { expect, type Page } from "@playwright/test";
import type { JobSentence } from "./job/job-sentences.ts";
import type { JobsSentence } from "./jobs/jobs-sentences.ts";
import type { PeopleSentence } from "./people/people-sentences.ts";
import type { ReaderSentence } from "./reader/reader-sentences.ts";

type SpecSentence = JobSentence | JobsSentence | PeopleSentence | ReaderSentence;

/**
 * Looks for one of the specification's sentences, which is written out where it is called:
 * scripts/ci/spec-sentences.test.ts reads there which sentences the journeys of a folder see.
 */
export async function see(page: Page, sentence: SpecSentence): Promise<void> {
  const words = page.getByText(sentence, { exact: true }).filter({ visible: true }).first();
  await expect(words).toBeVisible({ timeout: 30_000 });
}
