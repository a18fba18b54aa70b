import { isInner, type PlacedLine } from "#reading/place.ts";
import type { Place } from "#reading/places.ts";
import { namesSomebody } from "#reading/telltales.ts";

/** What somebody did, said without saying who: "went over to Breezeway for the bonus". */
const withoutSubject =
  /^[\s,;–—]*(?:and |but |so |then ){0,2}(?:just |already |also |only |now |never ){0,2}(?:went|left|quit|(?:moved|jumped|switched|transferred|headed) (?:to|on|back|over|away|out|in)|took|got|gets|was|were|wasn['’]?t|had|hasn['’]?t|didn['’]?t|doesn['’]?t|wants?|wanted|ran|walked|bailed|retire[ds]|resigned|joined|failed|broke|lost|gave|couldn['’]?t|wouldn['’]?t|stopped|fell|chased|followed|going|gone|leaving|moving|retiring|off (?:to|on)|over to)(?![\p{L}-])/iu;
const somebody =
  /(?:^|[\s,(])(?:he|she|him|her|they|who|the (?:last|other|previous|old|first|second) (?:one|guy|girl|person|hire)|guys?|girls?|\p{Lu}\p{Ll}+,$)(?![\p{L}])/u;

/** "Nice to have would be a forklift card, a second language and": what follows in the sentence is a wish, too. */
const wishes =
  /^[\s"“]*(?:(?:and|also|it)[ ,]+)?(?:(?:a |the |some )?(?:nice[- ]to[- ]haves?|pluses|plus(?= would| is| are|:)|bonus(?: points)?|preferred|desirable)|(?:would|['’]d) be (?:nice|great|a plus|a bonus)|ideally)(?![\p{L}-])/iu;
const demands = /\b(?:must|required?|needs?|has to|have to|mandatory)\b/iu;

/** "up to $600" and "if the store meets its costs" are one thing. */
const condition = /^[\s,;–—]*(?:if|when|once|after|depending on|as long as)\s/iu;

/** Clauses take from their sentence what they do not say: who is meant, that it is a wish, or on what condition. */
export function carryThrough(lines: readonly PlacedLine[]): PlacedLine[] {
  const carried: PlacedLine[] = [];
  let isWish = false;
  for (const line of lines) {
    const before = line.goesOn ? carried.at(-1) : undefined;
    if (before === undefined) isWish = wishes.test(line.text);
    carried.push(carry(line, before, isWish));
  }
  return carried;
}

function carry(line: PlacedLine, before: PlacedLine | undefined, isWish: boolean): PlacedLine {
  if (before === undefined || line.place === "internal") return line;
  const isOfPerson =
    isKept(before) && (namesSomebody(before.text) || somebody.test(before.text.trim()));
  if (isOfPerson && withoutSubject.test(line.text)) return { ...line, ...withPlace("internal") };
  if (isInner(line.place)) return line;
  if (isWish && line.place === "must" && !demands.test(line.text))
    return { ...line, ...withPlace("nice") };
  return !isInner(before.place) && condition.test(line.text)
    ? { ...line, place: before.place, likely: before.likely }
    : line;
}

function isKept({ place, likely: [best] }: PlacedLine): boolean {
  return place === "internal" || (place === "unplaced" && best === "internal");
}

function withPlace(place: Place): Pick<PlacedLine, "place" | "likely"> {
  return { place, likely: [place] };
}
