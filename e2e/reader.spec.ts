import { expect, test } from "@playwright/test";
import { testTheBrief } from "./reader/reader-brief.ts";
import { testPaperAndLayout } from "./reader/reader-paper.ts";
import { readerSentences } from "./reader/reader-sentences.ts";
import { clearStage, seen, setStage } from "./reader/reader-stage.ts";
import { testTheTexts } from "./reader/reader-texts.ts";
import { testTheWay } from "./reader/reader-way.ts";
import { testTheWork } from "./reader/reader-work.ts";

test.describe.configure({ mode: "default" });
test.beforeAll(setStage);
test.afterAll(clearStage);

testTheTexts();
testTheBrief();
testPaperAndLayout();
testTheWork();
testTheWay();

test("every sentence of the specification for the reader was seen [S-251, S-817]", () => {
  expect(readerSentences.filter((sentence) => !seen.has(sentence))).toEqual([]);
});
