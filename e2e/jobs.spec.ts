import { expect, test } from "@playwright/test";
import { testTheArrival } from "./jobs-arrival.ts";
import { testTheDashboard } from "./jobs-dashboard.ts";
import { testEditing } from "./jobs-edit.ts";
import { jobsSentences } from "./jobs-sentences.ts";
import { clearStage, seen, setStage } from "./jobs-stage.ts";
import { testTheWizard } from "./jobs-wizard.ts";

test.describe.configure({ mode: "serial" });
test.beforeAll(setStage);
test.afterAll(clearStage);

testTheDashboard();
testTheWizard();
testTheArrival();
testEditing();

test("every sentence of the specification for these screens was seen", () => {
  expect(jobsSentences.filter((sentence) => !seen.has(sentence))).toEqual([]);
});
