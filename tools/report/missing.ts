import type { ReportContent } from "#contract/output.ts";
import { reasonsIn } from "#tools/report/thin.ts";

/** Something a thin report lacks: its name, what that means, and where it is added. */
export type Missing = {
  name: string;
  said: string;
  move: string;
  where: "occupation" | "reading" | "job";
};

/** What a stored report lacks; nothing where it is not thin, or from before this was kept. */
export function missingIn(content: ReportContent | null): Missing[] {
  return reasonsIn(content).flatMap(sayMissing);
}

function sayMissing({ lacks, language, lines }: Record<string, unknown>): Missing[] {
  const only = lines === 1 ? "Only one line says" : "No line says";
  switch (lacks) {
    case "occupation":
      return [
        {
          name: "Occupation",
          said: "We do not know which occupation this is, so no market figures stand here.",
          move: "Choose the occupation",
          where: "occupation",
        },
      ];
    case "language":
      return [
        {
          name: "Language",
          said: `The text is in ${languageName(language)}, which we cannot read well.`,
          move: "Add the text in English",
          where: "job",
        },
      ];
    case "text":
      return [
        {
          name: "Text",
          said: `There is almost no text. ${only} what the work is or what it asks for.`,
          move: "Add the text",
          where: "job",
        },
      ];
    case "lines":
      return [
        {
          name: "The work",
          said: `${only} what the work is or what it asks for.`,
          move: "Check what we read",
          where: "reading",
        },
      ];
    default:
      return [];
  }
}

function languageName(code: unknown): string {
  const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
  const isCode = typeof code === "string" && /^[a-z]{2,3}$/u.test(code);
  return (isCode ? names.of(code) : undefined) ?? "a language we do not know";
}
