import { expect, test } from "@playwright/test";
import { testTheDashboard } from "./jobs/jobs-dashboard.ts";
import { testEditing } from "./jobs/jobs-edit.ts";
import { jobsSentences } from "./jobs/jobs-sentences.ts";
import { clearStage, seen, setStage } from "./jobs/jobs-stage.ts";
import { testTheWizard } from "./jobs/jobs-wizard.ts";

test.describe.configure({ mode: "serial" });
test.beforeAll(setStage);
test.afterAll(clearStage);

testTheDashboard();
testTheWizard();
testEditing();

test("every sentence of the specification for these screens was seen [S-234, S-516, S-817]", () => {
  expect(jobsSentences.filter((sentence) => !seen.has(sentence))).toEqual([]);
});
