import { expect, test } from "@playwright/test";
import { testActions } from "./job/job-actions.ts";
import { testCards } from "./job/job-cards.ts";
import { testLiveProgress } from "./job/job-live.ts";
import { jobSentences } from "./job/job-sentences.ts";
import { clearStage, seen, setStage } from "./job/job-stage.ts";

test.beforeAll(setStage);
test.afterAll(clearStage);

testLiveProgress();
testCards();
testActions();

test("every sentence of the specification for this screen was seen [S-812, S-817]", () => {
  expect(jobSentences.filter((sentence) => !seen.has(sentence))).toEqual([]);
});
