import type { SkillKind } from "#knowledge/vocabulary.ts";
import type { SkillName } from "#ledger/read/skills/skill-index.ts";
import type { SkillMatch } from "#ledger/read/skills/skill-matches.ts";
import type { SkillSentence } from "#ledger/read/skills/skill-words.ts";

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Before "in", "with", "of" they promise a skill. */
const knowing = setOf(
  "experience experienced proficiency proficient knowledge skilled skill skills fluency fluent familiar familiarity expert expertise command background years year yrs competent competency competence understanding trained training certified certification coding programming written working comfortable mastery hands",
);
const links = setOf("in with of using on");
const grades = setOf("using advanced intermediate basic know knows knowing");
/** Weaker: they need another skill in the sentence. */
const openers = setOf(
  "in with using of strong level production including like as via eg preferably ideally mostly mainly primarily currently write writing use uses solid modern",
);
const closers = setOf(
  "experience skill skills proficiency expertise knowledge fluency developer developers engineer engineers programmer scripting spreadsheet spreadsheets macros formulas vlookup vlookups pivots codebase based ehr emr pos",
);
/** May follow a skill; any other word makes it ordinary ("Spring hiring", "Go to"). */
const followers = new Set([
  ...closers,
  ...setOf(
    "and or required preferred plus a is are on at for with using via in as from nice strongly highly if not but also service services api apis system systems app apps application applications code backend programming development database databases queries reports dashboards pivot functions certification certified environment platform ecosystem framework speaker speakers speaking",
  ),
]);
/** With nothing but these and skills, a line is a list of skills. */
const fillers = new Set([
  ...closers,
  ...setOf("and or required preferred plus a is years year yrs of etc must nice to have optional"),
]);
const numbered = setOf(
  "vitamin hepatitis hep series class schedule section level grade type part category form plan tier appendix group title round",
);
const speaking =
  /^(?:fluen(?:t|cy|tly)|(?:bi|multi|tri)?lingual|speak\w*|spoken|conversational|languages?|verbal|native|translat\w*|interpret\w*|written|literacy|proficien\w*)$/u;

/** Keeps the sure names, and of the others those that stand where a skill stands. */
export function settleMatches(
  sentence: SkillSentence,
  matches: readonly SkillMatch[],
): SkillMatch[] {
  if (matches.every(({ isSure }) => isSure)) return [...matches];
  const scene = look(sentence, matches);
  const kept = matches.map((match) => match.isSure || hasCue(scene, match));
  for (let at = 1; at < kept.length; at += 1)
    kept[at] ||= kept[at - 1] === true && helps(scene, at - 1, at);
  for (let at = kept.length - 2; at >= 0; at -= 1)
    kept[at] ||= kept[at + 1] === true && helps(scene, at + 1, at);
  return matches.filter((_, at) => kept[at]);
}

type Scene = SkillSentence & {
  matches: readonly SkillMatch[];
  sureKinds: ReadonlySet<SkillKind>;
  isList: boolean;
  isAboutSpeaking: boolean;
  asksKnowledge: boolean;
};

function look(sentence: SkillSentence, matches: readonly SkillMatch[]): Scene {
  const { words, tail, isWholeLine } = sentence;
  const isNamed = new Uint8Array(words.length);
  for (const { from, to } of matches) isNamed.fill(1, from, to);
  return {
    ...sentence,
    matches,
    sureKinds: new Set(matches.filter(({ isSure }) => isSure).map(({ name }) => name.skill.kind)),
    isList:
      isWholeLine &&
      !/[!?]/u.test(tail) &&
      words.every(({ key }, at) => isNamed[at] === 1 || fillers.has(key) || /^\d{1,2}$/u.test(key)),
    isAboutSpeaking: words.some(({ key }) => speaking.test(key)),
    asksKnowledge: words.some(({ key }) => knowing.has(key)),
  };
}

function hasCue(scene: Scene, match: SkillMatch): boolean {
  const { name } = match;
  if (name.isEverydayWord && !hasRoom(scene, match)) return false;
  if (name.skill.kind === "language") return isSpoken(scene, match);
  if (!name.isEverydayWord) return false;
  return (!name.isJobTitle && hasOwnCue(scene, match)) || hasWeakCue(scene, match);
}

function hasOwnCue(scene: Scene, match: SkillMatch): boolean {
  if (scene.isList || hasStrongCue(scene, match)) return true;
  return scene.asksKnowledge && isItem(scene, match);
}

/** "Spanish preferred", "Spanish-speaking"; "Spanish market" is no skill. */
function isSpoken({ words, isList, isAboutSpeaking }: Scene, { to }: SkillMatch): boolean {
  const next = words[to]?.key ?? "";
  return isAboutSpeaking || isList || /^(?:required|preferred|skills?|a|is|[abc][12])$/u.test(next);
}

/** Whether what touches the word leaves it a word of its own: not "C-suite", "to-Go", "Series C", "Go to". */
function hasRoom({ words, tail }: Scene, { name, from, to }: SkillMatch): boolean {
  const before = words[from]?.gap ?? "";
  const next = words[to];
  const after = next?.gap ?? tail;
  if (/[-'’&]$/u.test(before)) return false;
  if (name.skill.name.length === 1 && numbered.has(words[from - 1]?.key ?? "")) return false;
  if (/^[-'’&]/u.test(after)) return next?.key === "based";
  if (next === undefined || !/^\s+$/u.test(after) || isAcronym(name)) return true;
  return followers.has(next.key) || /^\d/u.test(next.key) || isWellEnough(words, to);
}

/** "Excel well enough to build a plan". */
function isWellEnough(words: Scene["words"], at: number): boolean {
  return words[at]?.key === "well" && words[at + 1]?.key === "enough";
}

function isAcronym({ spelling }: SkillName): boolean {
  return spelling !== null && /^\p{Lu}{3,}$/u.test(spelling);
}

/** Alone between commas: "3 years full service, Toast". */
function isItem({ words, tail }: Scene, { from, to }: SkillMatch): boolean {
  const before = words[from]?.gap ?? "";
  const after = words[to]?.gap ?? tail;
  return /[,;•]\s?$/u.test(before) && (/^[,;.]/u.test(after) || words[to] === undefined);
}

function hasStrongCue({ words }: Scene, { from, to }: SkillMatch): boolean {
  const last = words[from - 1]?.key ?? "";
  const promise = words[from - 2]?.key ?? "";
  return (
    grades.has(last) ||
    (links.has(last) && knowing.has(promise)) ||
    closers.has(words[to]?.key ?? "") ||
    isWellEnough(words, to)
  );
}

function hasWeakCue({ words, sureKinds }: Scene, { name, from }: SkillMatch): boolean {
  const opens = openers.has(words[from - 1]?.key ?? "") || /[(:]\s?$/u.test(words[from]?.gap ?? "");
  return opens && [...sureKinds].some((kind) => supports(kind, name.skill.kind));
}

/** A technology needs another beside it; a spoken language another language. */
function supports(kind: SkillKind, unsure: SkillKind): boolean {
  if (unsure === "language") return kind === "language";
  if (unsure === "technology") return kind === "technology" || kind === "tool";
  return kind !== "language";
}

/** Whether a settled name carries its neighbour in the same list. */
function helps(scene: Scene, settled: number, unsure: number): boolean {
  const [one, other] = [scene.matches[settled], scene.matches[unsure]];
  if (one === undefined || other === undefined) return false;
  const [left, right] = settled < unsure ? [one, other] : [other, one];
  return (
    supports(one.name.skill.kind, other.name.skill.kind) &&
    isJoined(scene, left.to, right.from) &&
    (!other.name.isEverydayWord || hasRoom(scene, other))
  );
}

function isJoined({ words }: Scene, from: number, to: number): boolean {
  const link = words[from]?.key;
  if (to > from) return to === from + 1 && (link === "and" || link === "or");
  return /[,/&;|•·+(]/u.test(words[to]?.gap ?? "");
}
