import { z } from "zod";
import { lengths, limits, listBounds } from "#contract/limits.ts";
import { employmentTypes, urgencyLevels, workTypes } from "#contract/options.ts";
import { requiredText, tags, text } from "#contract/text.ts";

/** What every job has; the create form and the edit dialog ask for it in words of their own (spec §5). */
function required(onCreate: string, onEdit: string) {
  return {
    created: requiredText(lengths.line, onCreate),
    edited: requiredText(lengths.line, onEdit).optional(),
    stored: z.string(),
    empty: "",
  };
}

type Said<Taken> = { created: Taken; edited: Taken; stored: z.ZodString; empty: string };

function said<Taken>(taken: Taken): Said<Taken> {
  return { created: taken, edited: taken, stored: z.string(), empty: "" };
}

function words(max: number) {
  return said(text(max).optional());
}

function list(onCreate: number, onEdit = onCreate) {
  return {
    created: tags(onCreate, lengths.tag).optional(),
    edited: tags(onEdit, lengths.tag).optional(),
    stored: z.array(z.string()),
    empty: [] as string[],
  };
}

const yesOrNo = {
  created: z.boolean().optional(),
  edited: z.boolean().optional(),
  stored: z.boolean(),
  empty: false,
};

/** What people say of a job, each field once, in the order in which it is read (spec §3, then readings.md 37). */
const jobFields = {
  title: required("Job title is required", "Title is required"),
  location: required("Location is required", "Location is required"),
  salaryRange: words(lengths.line),
  description: words(lengths.description),
  benefits: words(lengths.paragraph),
  culture: words(lengths.paragraph),
  requirements: words(lengths.paragraph),
  workType: said(z.enum([...workTypes, ""]).optional()),
  urgencyLevel: said(z.enum([...urgencyLevels, ""]).optional()),
  dealBreakers: list(limits.dealBreakers),
  dealBreakersText: words(lengths.paragraph),
  preferredBackgrounds: list(listBounds.preferredBackgrounds),
  redFlags: list(limits.redFlagsOnCreate, listBounds.redFlags),
  competitorCompanies: list(limits.competitorCompanies),
  companyAssets: words(lengths.paragraph),
  rawExtractedJd: words(lengths.rawJobDescription),
  /** Who hires; empty where it is the organization itself. */
  hiringCompany: words(lengths.line),
  /** "Confidential client": its name stays inside. */
  isClientConfidential: yesOrNo,
  employmentType: said(z.enum([...employmentTypes, ""]).optional()),
  /** "6 months", "until the end of June". */
  employmentLength: words(lengths.tag),
  /** "30", "20 to 25". */
  weeklyHours: words(lengths.tag),
};
type JobFields = typeof jobFields;
export type JobField = keyof JobFields;

export const jobFieldNames = Object.keys(jobFields) as readonly JobField[];

function take<Side extends "created" | "edited" | "stored" | "empty">(side: Side) {
  const taken = jobFieldNames.map((name) => [name, jobFields[name][side]]);
  return Object.fromEntries(taken) as { [Name in JobField]: JobFields[Name][Side] };
}

export const createdFields = take("created");
export const editedFields = take("edited");
export const storedFields = take("stored");

/** A job nobody has said anything about. */
export const emptyJob = take("empty");
