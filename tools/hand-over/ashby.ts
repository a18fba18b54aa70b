import type { PayPeriod } from "#english/money.ts";
import type { Handed, Pack } from "#tools/hand-over/pack.ts";
import { postHtml } from "#tools/hand-over/post.ts";
import { cueLines, marks, type Scorecard } from "#tools/hand-over/scorecard.ts";
import {
  ashbyAt,
  type AshbyCompensation,
  type AshbyFeedbackForm,
  type AshbyJob,
  type AshbyJobPosting,
} from "#tools/hand-over/shapes/ashby.ts";
import type { Stated } from "#tools/hand-over/stated.ts";

const workplaces = { "on-site": "OnSite", hybrid: "Hybrid", remote: "Remote" } as const;

const intervals = {
  hour: "1 HOUR",
  day: "1 DAY",
  week: "1 WEEK",
  month: "1 MONTH",
  year: "1 YEAR",
} as const satisfies Record<PayPeriod, string>;

export function ashbyPack({ post, stated, scorecard }: Handed): Pack {
  const job: AshbyJob = { title: post.title };
  const posting: AshbyJobPosting = {
    title: post.title,
    workplaceType: stated.workplace === null ? undefined : workplaces[stated.workplace],
    description: { type: "text/html", content: postHtml(post.parts) },
  };
  const compensation = compensationOf(stated);
  return {
    system: "Ashby",
    parts: [
      {
        what: "Job",
        call: "POST /job.create",
        fillIn: ["teamId", "locationId", "defaultInterviewPlanId"],
        fields: job,
        documented: ashbyAt,
      },
      {
        what: "Job posting",
        call: "POST /jobPosting.update",
        fillIn: ["jobPostingId"],
        fields: posting,
        documented: ashbyAt,
      },
      ...(compensation === null
        ? []
        : [
            {
              what: "Pay",
              call: "POST /job.updateCompensation",
              fillIn: ["jobId"],
              fields: compensation,
              documented: ashbyAt,
            },
          ]),
      ...(scorecard === undefined
        ? []
        : [
            {
              what: "Feedback form",
              call: null,
              fillIn: [],
              fields: formOf(scorecard),
              documented: ashbyAt,
            },
          ]),
    ],
  };
}

function compensationOf({ pay }: Stated): AshbyCompensation | null {
  if (pay === null) return null;
  const { min, max, currency, period } = pay;
  const salary = {
    compensationType: "Salary" as const,
    interval: intervals[period],
    currencyCode: currency ?? undefined,
    minValue: min,
    maxValue: max,
  };
  return { compensationTiers: [{ components: [salary] }] };
}

/** For each competency its score, and a field for the notes on each question. */
function formOf({ scale, competencies }: Scorecard): AshbyFeedbackForm {
  return {
    sections: competencies.map(({ name, questions }) => ({
      title: name,
      fields: [
        {
          isRequired: true,
          descriptionPlain: scale,
          field: {
            type: "ValueSelect",
            title: name,
            selectableValues: marks.map((mark) => ({ label: mark, value: mark })),
          },
        },
        ...questions.map((one) => ({
          isRequired: false,
          descriptionPlain: cueLines(one),
          field: { type: "RichText" as const, title: one.question },
        })),
      ],
    })),
  };
}
