import type { PayPeriod } from "#english/money.ts";
import { capital } from "#english/words.ts";
import { escapeHtml } from "#tools/document/html.ts";
import { partsExcept, partsOnly, type Handed, type Pack } from "#tools/hand-over/pack.ts";
import type { Post, PostPart } from "#tools/hand-over/post.ts";
import { cueLines, marks, type Scorecard } from "#tools/hand-over/scorecard.ts";
import {
  leverAt,
  type LeverFeedbackTemplate,
  type LeverPosting,
} from "#tools/hand-over/shapes/lever.ts";
import type { Stated } from "#tools/hand-over/stated.ts";

const intervals = {
  hour: "per-hour-wage",
  day: "per-day-wage",
  week: "per-week-salary",
  month: "per-month-salary",
  year: "per-year-salary",
} as const satisfies Record<PayPeriod, string>;

const workplaces = { "on-site": "onsite", hybrid: "hybrid", remote: "remote" } as const;

const opening = ["text", "meta", "hook"];
/** Each stands in a field of its own, or in the words at the end. */
const ending = ["pay", "howWeWork", "howToApply", "legal"];

export function leverPack({ post, stated, scorecard }: Handed): Pack {
  return {
    system: "Lever",
    parts: [
      {
        what: "Posting",
        call: "POST /v1/postings?perform_as={user}",
        fillIn: ["user", "categories.team", "categories.department"],
        fields: postingOf(post, stated),
        documented: leverAt,
      },
      ...(scorecard === undefined
        ? []
        : [
            {
              what: "Feedback template",
              call: "POST /v1/feedback_templates",
              fillIn: ["group"],
              fields: templateOf(post.title, scorecard),
              documented: leverAt,
            },
          ]),
    ],
  };
}

function postingOf(post: Post, stated: Stated): LeverPosting {
  const { place, employment, workplace } = stated;
  return {
    text: post.title,
    state: "draft",
    categories: {
      location: place?.text,
      // Their names are "Full-time" and "Part-time", and "full-time" does not match.
      commitment: employment === null ? undefined : capital(employment),
    },
    content: {
      descriptionHtml: htmlOf(partsOnly(post, ...opening)),
      lists: partsExcept(post, ...opening, ...ending).map(({ heading, key, lines }) => ({
        text: heading === "" ? key : heading,
        content: lines.map((line) => `<li>${escapeHtml(line)}</li>`).join(""),
      })),
      closingPostingHtml: htmlOf(partsOnly(post, ...ending)),
    },
    workplaceType: workplace === null ? undefined : workplaces[workplace],
    salaryRange: rangeOf(stated),
    salaryDescriptionHtml: htmlOf(partsOnly(post, "pay")) || undefined,
  };
}

/** Paragraphs alone: Lever refuses headings and lists in its running text. */
function htmlOf(parts: readonly PostPart[]): string {
  return parts
    .flatMap(({ heading, lines }) => [
      heading && `<b>${escapeHtml(heading)}</b>`,
      ...lines.map(escapeHtml),
    ])
    .filter((line) => line !== "")
    .map((line) => `<p>${line}</p>`)
    .join("");
}

/** Lever wants both ends and a currency. */
function rangeOf({ pay }: Stated): LeverPosting["salaryRange"] {
  const { min, max, currency, period } = pay ?? {};
  if (typeof min !== "number" || typeof max !== "number") return undefined;
  if (typeof currency !== "string" || period === undefined) return undefined;
  return { min, max, currency, interval: intervals[period] };
}

function templateOf(title: string, { scale, competencies }: Scorecard): LeverFeedbackTemplate {
  return {
    text: title,
    instructions: scale,
    fields: [
      ...competencies.flatMap(({ name, questions }) => [
        ...questions.map((one) => ({
          type: "textarea" as const,
          text: one.question,
          description: cueLines(one),
          required: false,
        })),
        {
          type: "multiple-choice" as const,
          text: name,
          description: scale,
          required: true,
          options: marks.map((text) => ({ text })),
        },
      ]),
      { type: "score-system", text: "Rating", description: "", required: true },
    ],
  };
}
