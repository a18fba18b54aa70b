import retextEnglish from "retext-english";
import retextEquality from "retext-equality";
import { type Plugin, unified } from "unified";

/** Rules of retext-equality that misread job texts: everyday words, trades, credentials, clinical and technical terms, or what our own lists say better. */
const equalityRulesOff: ReadonlySet<string> = new Set(
  [
    "just simple easy clearly obvious of-course everyone-knows basically straightforward special fellowship gal-guy gals-man masters master master-key master-plan masterpiece masterplan masterful mastermind",
    "actor-actress actors-actresses alumnae-alumni alumna-alumnus hero-heroine heroes-heroines host-hostess hostesses-hosts waiter-waitress waiters-waitresses steward-stewardess stewardesses-stewards janitor-janitress janitors-janitresses landladies-landlords landlady-landlord midwife executrix",
    "add addict addicts aids-victim alcoholic amputee asylum bi bipolar birth-defect bony depressed dummy dyslexic epileptic family-burden hang hearing-impaired insomnia insomniac insomniacs invalid intellectually-disabled intellectually-disabled-people learning-disabled manic maniac ocd panic-attack paraplegic psychotic quadriplegic rehab rehab-center schizo senile spastic stammering stroke-victim stutterer suicide-note victim-of-an-injury victim-of-injuries",
    "aunt-uncle aunts-uncles brother-sister brothers-sisters dad-mom dads-moms daughter-son daughters-sons husband-wife husbands-wives maternal-paternal maternity-paternity nephew-niece nephews-nieces widow-widower bride-groom boyfriend-girlfriend boyfriends-girlfriends gramps-granny grandfathers-grandmothers dame-lord dames-lords king-queen kings-queens kingsize-queensize prince-princess princes-princesses maiden barren father-of-* father-tongue-mother-tongue",
    "commit-suicide committed-suicide failed-suicide suicide-pact gender-pronoun gay-rights latino sexual-preference females-males working-wife primitive savage spade sane sophisticated-culture sophisticated-technology workmanship bugreport pull-the-trigger deaf-to homosexual islamist islamists tribe blackhat whitehat nuts moan moaning binge he-she her-him herself-himself handicapped dwarf lame",
  ].flatMap((line) => line.split(" ")),
);

/** A word without which none of the remaining rules that matter in job texts can fire. */
const mayBeUnequal =
  /(?<!hu|ger|aro|acu|speci|regi|abdo|Nor)m[ae]n\b|\bman[- ]?(?:ned|power|hours?|made|kind|hood|ly|sized)|\bboys?\b|\bgirls?|lad(?:y|ies)\b|\bhe\b|\bshe\b|\bhis\b|\bhers?\b|\bhim|(?:black|white) ?list|\bslaves?\b|grandfather|\bgyps|eskimo|oriental|red ?skin|totem|spirit animal|pow ?wow|\btranny|transgender|wheelchair|cripple|retard|moron|idiot|\bdumb\b|insane|sanity|loony|warpath|reservation|indian giv|chiefs|\bghetto|ablebodied|able-bodied|nonwhite|non-white|housew|midget|deaf and/iu;

export type EqualityHit = {
  ruleId: string;
  word: string;
  expected: readonly string[];
  start: number;
  end: number;
};

/** We read messages only; nothing is printed. */
const printNothing: Plugin = function () {
  this.compiler = () => "";
};

const processor = unified().use(retextEnglish).use(retextEquality).use(printNothing).freeze();

/** A posting has a few hundred lines at most; what is beyond that is no posting. */
const mostCharacters = 8_000;

/** What retext-equality says of a text; only lines with a telling word are parsed, for parsing is slow. */
export function findUnequal(text: string): EqualityHit[] {
  const lines = tellingLines(text);
  const joined = lines.map(({ line }) => line).join("\n\n");
  if (joined === "") return [];
  return processor.processSync(joined).messages.flatMap((message) => {
    const { ruleId = "", actual = "", expected = [], place } = message;
    if (ruleId === null || equalityRulesOff.has(ruleId)) return [];
    const offset = place !== undefined && "start" in place ? (place.start.offset ?? 0) : 0;
    const start = placeIn(lines, offset);
    return [{ ruleId, word: actual ?? "", expected, start, end: start + (actual ?? "").length }];
  });
}

type Line = { line: string; start: number };

function tellingLines(text: string): Line[] {
  const lines: Line[] = [];
  const seen = new Set<string>();
  let start = 0;
  let total = 0;
  for (const line of text.split("\n")) {
    if (total < mostCharacters && !seen.has(line) && mayBeUnequal.test(line)) {
      seen.add(line);
      const part = line.slice(0, mostCharacters - total);
      lines.push({ line: part, start });
      total += part.length;
    }
    start += line.length + 1;
  }
  return lines;
}

/** The place in the whole text of a place in the joined lines. */
function placeIn(lines: readonly Line[], offset: number): number {
  let joinedAt = 0;
  for (const { line, start } of lines) {
    if (offset <= joinedAt + line.length) return start + offset - joinedAt;
    joinedAt += line.length + 2;
  }
  return offset;
}
