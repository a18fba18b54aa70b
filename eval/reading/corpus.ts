import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Place } from "#reading/places.ts";

export type CorpusPart = "training" | "development" | "test";

export type LabelledLine = {
  start: number;
  end: number;
  place: Place;
  also?: Place[];
  second: Place;
};

export type Labels = {
  kind: "posting" | "notes";
  language: string;
  title: string | null;
  otherTitles: string[];
  occupation: string[];
  place: { city: string | null; region: string | null; country: string | null };
  workType: string | null;
  employment: string | null;
  pay: { min: number | null; max: number | null; currency: string | null; period: string | null };
  payExtras: string[];
  never: string[];
  mustAppear: string[];
  /** Who hires and how, as one reader said; the test part has none of it. */
  employer?: {
    name: string | null;
    short: string | null;
    isHidden: boolean;
    agency: string | null;
  };
  steps?: string[];
  reportsTo?: string | null;
  closes?: string | null;
  lines: LabelledLine[];
  /** Texts of one employer or template stand in one part: that of the first by name. */
  template?: string;
  /** Development by decree: texts that broke us, and the jobs we were built on. */
  part?: CorpusPart;
};

export type LabelledText = { name: string; part: CorpusPart; text: string; labels: Labels };

const folder = import.meta.dirname;

export function loadTexts(): LabelledText[] {
  const names = readdirSync(join(folder, "labels"))
    .map((file) => file.replace(/\.json$/u, ""))
    .toSorted();
  const firstOf = new Map<string, string>();
  return names.map((name) => {
    const labels = JSON.parse(
      readFileSync(join(folder, "labels", `${name}.json`), "utf8"),
    ) as Labels;
    const template = labels.template ?? name;
    if (!firstOf.has(template)) firstOf.set(template, name);
    const text = readFileSync(join(folder, "texts", `${name}.txt`), "utf8");
    return { name, part: labels.part ?? partOf(firstOf.get(template)!), text, labels };
  });
}

/** By the first hex digit of the SHA-256 of the name, fixed before the first training. */
export function partOf(name: string): CorpusPart {
  const digit = Number.parseInt(createHash("sha256").update(name).digest("hex")[0]!, 16);
  return digit <= 2 ? "test" : digit <= 5 ? "development" : "training";
}
