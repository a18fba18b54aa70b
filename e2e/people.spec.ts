import { expect, test } from "@playwright/test";
import { testTheDoor } from "./people/people-door.ts";
import { peopleSentences } from "./people/people-sentences.ts";
import { clearStage, seen, setStage } from "./people/people-stage.ts";
import { testTheTeam } from "./people/people-team.ts";

test.describe.configure({ mode: "serial" });
test.beforeAll(setStage);
test.afterAll(clearStage);

testTheTeam();
testTheDoor();

test("every sentence of the specification for these screens was seen [S-516, S-817]", () => {
  expect(peopleSentences.filter((sentence) => !seen.has(sentence))).toEqual([]);
});
