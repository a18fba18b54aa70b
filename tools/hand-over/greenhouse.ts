import { cueLines, type Scorecard } from "#tools/hand-over/scorecard.ts";
import { escapeHtml } from "#tools/document/html.ts";
import type { Handed, Pack } from "#tools/hand-over/pack.ts";
import { postHtml } from "#tools/hand-over/post.ts";
import {
  greenhouseJobAt,
  greenhouseJobPostAt,
  greenhouseScorecardAt,
  type GreenhouseJob,
  type GreenhouseJobPost,
  type GreenhouseScorecard,
} from "#tools/hand-over/shapes/greenhouse.ts";

export function greenhousePack({ post, stated, scorecard }: Handed): Pack {
  const job: GreenhouseJob = { job_name: post.title };
  const { place } = stated;
  const jobPost: GreenhouseJobPost = {
    title: post.title,
    location: place === null ? undefined : { type: "free_text", name: place.text },
    content: postHtml(post.parts),
  };
  return {
    system: "Greenhouse, Harvest v3",
    parts: [
      {
        what: "Job",
        call: "POST /v3/jobs",
        fillIn: ["template_job_id", "number_of_openings", "department_id", "office_ids"],
        fields: job,
        documented: greenhouseJobAt,
      },
      {
        what: "Job post",
        call: null,
        fillIn: [],
        fields: jobPost,
        documented: greenhouseJobPostAt,
      },
      ...(scorecard === undefined
        ? []
        : [
            {
              what: "Scorecard and interview kit",
              call: null,
              fillIn: [],
              fields: kitOf(scorecard),
              documented: greenhouseScorecardAt,
            },
          ]),
    ],
  };
}

function kitOf({ competencies }: Scorecard): GreenhouseScorecard {
  const content = competencies.flatMap(({ name, questions }) => [
    `<h3>${escapeHtml(name)}</h3>`,
    ...questions.map(
      (one) =>
        `<p>${escapeHtml(`${one.question}\n${cueLines(one)}`.trim()).replaceAll("\n", "<br>")}</p>`,
    ),
  ]);
  return {
    attributes: competencies.map(({ name }) => ({ name, type: "Skills" })),
    interview_kit: {
      content: content.join("\n"),
      questions: competencies.flatMap(({ questions }) =>
        questions.map(({ question }) => ({ question })),
      ),
    },
  };
}
