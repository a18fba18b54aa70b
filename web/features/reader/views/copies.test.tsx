import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { emptyJob } from "#contract/job-fields.ts";
import type { Job } from "#contract/job.ts";
import type { Output, ToolType } from "#contract/output.ts";
import before from "#tools/fixtures/reports-before-ids.json" with { type: "json" };
import { viewsOf } from "#web/features/reader/views/views.ts";
import { ReaderContext } from "#web/features/reader/window/reader-context.ts";

const reader = { job: emptyJob as unknown as Job, output: {} as Output, examined: undefined };

/** The names of the buttons that copy, in their order. */
function copiesIn(tool: ToolType, key: string, value: unknown): string[] {
  const markup = renderToStaticMarkup(
    <ReaderContext value={reader}>{viewsOf(tool)[key]?.show("Title", value)}</ReaderContext>,
  );
  const buttons = markup.match(/<button.*?<\/button>/gsu) ?? [];
  return buttons.flatMap((button) => {
    const visible = button.replaceAll(/<span class="invisible.*?<\/span>|<[^>]+>/gsu, "");
    const name = / aria-label="([^"]+)"/u.exec(button)?.[1] ?? visible;
    return name.startsWith("Copy") ? [name] : [];
  });
}

const count = (noun: string, length: number) =>
  Array.from({ length }, (_, at) => `Copy ${noun} ${at + 1}`);

test("a message's subject and body are copied apart; without a subject there is one Copy [X-16]", () => {
  const message = { channel: "e-mail", subject: "Boise", body: "Hi" };
  expect(copiesIn("interviewCoach", "candidatePrepGuide", message)).toEqual([
    "Copy body",
    "Copy subject",
  ]);
  expect(copiesIn("interviewCoach", "candidatePrepGuide", { ...message, subject: "" })).toEqual([
    "Copy",
  ]);
});

test("each interview question, first-call question and question for the manager has its Copy", () => {
  const { questions } = before.interviewCoach;
  expect(copiesIn("interviewCoach", "questions", questions)).toEqual([
    ...count("first-call question", questions.screen.length),
    ...count("question", questions.items.length),
  ]);
  const { questionsForHiringManager: asked } = before.intakeSync;
  expect(copiesIn("intakeSync", "questionsForHiringManager", asked)).toEqual([
    "Copy all questions",
    ...count("question", asked.length),
  ]);
});

test("each reply and each answer has its Copy, and so has the title of the post", () => {
  const { objectionHandling } = before.engagementHub;
  expect(copiesIn("engagementHub", "objectionHandling", objectionHandling)).toEqual(
    count("reply", objectionHandling.length),
  );
  const { qaBank } = before.interviewCoach;
  expect(copiesIn("interviewCoach", "qaBank", qaBank)).toEqual(count("answer", qaBank.length));
  const { jobPost } = before.attractSourceKit;
  expect(copiesIn("attractSourceKit", "jobPost", jobPost)).toContain("Copy title");
});
