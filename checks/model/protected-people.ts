import type { ModelFault } from "#checks/model/model-fault.ts";
import { findAll } from "#english/matches.ts";
import { findSentences } from "#english/sentences.ts";
import type { Walked } from "#contract/walk.ts";
import type { Ledger } from "#ledger/ledger.ts";

const decade = "(?:twenties|thirties|forties|fifties|sixties)";
const years = "(?:[2-6]\\d|(?:thirty|forty|fifty|sixty)(?:-\\w+)?)";
const workers = "(?:team|crew|blood|applicants?|candidates?|staff|faces?)";

/** People by sex, family, age, origin or faith: no report has a use for these words, unless the work is about such people. */
const named = new RegExp(
  [
    "men|women|males?|females?|guys|girls|ladies|gentlemen|a (?:man|woman)",
    // Whom somebody works with says nothing of themselves.
    "(?<!\\b(?:work|working|worked|experience) with (?:young |small )?)(?:children|kids)",
    "husband|wife|spouse|pregnan\\w+|mothers|fathers|moms|dads|married|unmarried|childless|empty nesters?",
    "young famil(?:y|ies)|start(?:ing)? a family|(?:your|their|his|her) famil(?:y|ies)",
    `in (?:his|her|their|your) (?:early |late |mid-)?${decade}|(?:under|over|past|below|above|older than|younger than) (?:the age of )?${years}(?! (?:hours|minutes|days|weeks|months|miles|people|pounds|lbs|percent|%))`,
    `young(?:er)? ${workers}|(?:is|are|stay|stays|looks?) young|youth(?:ful)?|retirees?|recent graduates?`,
    "mother tongue|native (?:\\w+ )?speakers?|foreign(?:-sounding|ers?)|immigrants?|citizens|visa holders|nationalit(?:y|ies)",
    "church|religions?|religious|christians?|muslims?|jewish",
  ]
    .map((source) => `\\b(?:${source})(?![\\w-])`)
    .join("|"),
  "giu",
);

/** "Do not ask about children": it says that this is no criterion. */
const warns =
  /\b(?:do not|don['’]t|cannot|never|avoid|remove|delete|strike|barred|unlawful|illegal|instead of|no criterion|not (?:a criterion|rated))\b/iu;

/** Sentences in which a model chooses, asks or describes people by what the law protects. */
export function findProtectedPeople({ reading }: Ledger, { strings }: Walked): ModelFault[] {
  const told = reading.lines.map(({ text }) => text.toLowerCase()).join("\n");
  return strings
    .filter(({ path }) => !path.includes(".doNotAsk["))
    .flatMap(({ path, text }) =>
      findSentences(text)
        .filter((sentence) => !warns.test(sentence.text))
        .flatMap((sentence) => findAll(sentence.text, named).map(([quote]) => quote))
        .filter((quote) => !told.includes(quote.toLowerCase()))
        .map((quote) => ({
          rule: "people.protected",
          severity: "high" as const,
          where: path,
          quote,
          what: `"${quote}" speaks of people by what the law protects.`,
          fix: "Leave it out, and say what the work needs.",
        })),
    );
}
