import type { EmploymentType } from "#contract/options.ts";
import { partsExcept, partsOnly, type Handed, type Pack } from "#tools/hand-over/pack.ts";
import { postHtml } from "#tools/hand-over/post.ts";
import { cueLines, type Scorecard } from "#tools/hand-over/scorecard.ts";
import {
  workableJobAt,
  type WorkableInterviewKit,
  type WorkableJob,
} from "#tools/hand-over/shapes/workable.ts";
import type { Stated } from "#tools/hand-over/stated.ts";

const employmentNames: Record<EmploymentType, NonNullable<WorkableJob["employment_type"]>> = {
  "full-time": "Full-time",
  "part-time": "Part-time",
  contract: "Contract",
  temporary: "Temporary",
  apprenticeship: "Other",
  internship: "Other",
  "per-diem": "Other",
};

const workplaces = { "on-site": "on_site", hybrid: "hybrid", remote: "remote" } as const;

const requirementKeys = ["whatYouBring", "helps"];

export function workablePack({ post, stated, scorecard }: Handed): Pack {
  const { employment } = stated;
  const job: WorkableJob = {
    title: post.title,
    description: postHtml(partsExcept(post, ...requirementKeys, "benefits")),
    requirements: postHtml(partsOnly(post, ...requirementKeys)) || undefined,
    benefits: postHtml(partsOnly(post, "benefits")) || undefined,
    employment_type: employment === null ? undefined : employmentNames[employment],
    location: locationOf(stated),
  };
  return {
    system: "Workable",
    parts: [
      { what: "Job", call: null, fillIn: ["department"], fields: job, documented: workableJobAt },
      ...(scorecard === undefined
        ? []
        : [
            {
              what: "Interview kit",
              call: null,
              fillIn: [],
              fields: kitOf(scorecard),
              documented: null,
            },
          ]),
    ],
  };
}

function locationOf({ place, workplace }: Stated): WorkableJob["location"] {
  if (place === null) return undefined;
  const { city, region, country } = place;
  return {
    country_code: country ?? undefined,
    region: region ?? undefined,
    city: city ?? undefined,
    telecommuting: workplace === "remote",
    workplace_type: workplace === null ? undefined : workplaces[workplace],
  };
}

function kitOf({ competencies }: Scorecard): WorkableInterviewKit {
  return {
    sections: competencies.map(({ name, questions }) => ({
      title: name,
      questions: questions.map((one) => ({ question: one.question, notes: cueLines(one) })),
    })),
  };
}
