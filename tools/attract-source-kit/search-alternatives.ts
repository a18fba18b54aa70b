/** A skill or a license under the name the text uses, and where it stands there. */
export type Named = {
  name: string;
  others: readonly string[];
  /** The list of the dictionary it is in; none for a license. */
  subject: string | null;
  at: number;
  end: number;
};

/** "UltraTax, or Lacerte", "CDA or an associate degree in early childhood education". */
const orBetween = /^[^,;.()]{0,20},? ?(?:\bor\b|\/)[^,;.()]{0,30}$/iu;
const bothNeeded = /\b(?:and(?!\/or)|plus|with)\b|&/iu;
/** "a WMS (Manhattan", "trackers such as Jira". */
const examplesBegin = /(?:\(|(?:^|[\s,(])(?:such as|like|e\.g\.|for example|for instance),?)\s*$/iu;
const longestClass = 40;
const nextInList = /^(?:,|\/)? ?(?:and|or|&)? ?$/iu;

/** Groups of what the words between name as alternatives. */
export function joinAlternatives(named: readonly Named[], text: string): Named[][] {
  const groups: Named[][] = [];
  let isListing = false;
  for (const [at, next] of named.entries()) {
    const before = named[at - 1];
    const between = text.slice(before?.end ?? 0, next.at);
    const begins = examplesBegin.test(between);
    isListing = begins || (isListing && nextInList.test(between));
    // Licenses in brackets are all needed: "certifications (ACLS, PALS)".
    const isExample = next.subject !== null && isListing;
    const isOther =
      before !== undefined &&
      ((isExample && !begins) ||
        (isExample && between.length <= longestClass && !/[;)]/u.test(between)) ||
        (orBetween.test(between) && !bothNeeded.test(between)) ||
        isInOrList(named, at, text));
    if (isOther) groups.at(-1)?.push(next);
    else groups.push([next]);
  }
  return groups;
}

/** "Java, Python, or Go"; without the last comma only for things of one kind: "Terraform, Java or Go" are two. */
function isInOrList(named: readonly Named[], at: number, text: string): boolean {
  const [before, next] = [named[at - 1], named[at]];
  if (before === undefined || next === undefined) return false;
  if (!/^, ?$/u.test(text.slice(before.end, next.at))) return false;
  const rest = named.slice(at);
  const joints = rest.slice(1).map((one, i) => text.slice(rest[i]?.end ?? 0, one.at));
  const last = joints.findIndex((joint) => !/^, ?$/u.test(joint));
  const [comma] = /^,? or $/iu.exec(joints[last] ?? "") ?? [];
  const list = [before, ...rest.slice(0, last + 2)];
  const isOneKind = new Set(list.map(({ subject }) => subject)).size === 1;
  return comma !== undefined && (comma.startsWith(",") || isOneKind);
}

/** Units that people write in letters which mean other things in a search. */
const unitNames: Readonly<Record<string, string>> = {
  ED: "emergency department",
  ER: "emergency room",
  OR: "operating room",
};

/** "ED or ICU", "Lacerte/CCH": the one of the two that no list of skills has. */
export function neighbours(group: readonly Named[], text: string): string[] {
  const before = /(?:([A-Z][\w+#-]{1,20}) or |([A-Z]\w*[A-Z]\w*)\/)$/u.exec(
    text.slice(0, group[0]?.at),
  );
  const after = /^(?: or ([A-Z][\w+#-]{1,20})|\/([A-Z]\w*[A-Z]\w*))\b/u.exec(
    text.slice(group.at(-1)?.end),
  );
  return [before?.[1] ?? before?.[2], after?.[1] ?? after?.[2]]
    .filter((word) => word !== undefined)
    .map((word) => unitNames[word] ?? word);
}

const orAfter =
  /^(?: [A-Z]{2,3}|[ -](?:licen[sc]ed?|credentials?|certificat\w+|certified|cards?|registration|designation|status))*,? ?\(?(?:or\b|\/)(?! (?:higher|above|better|more)\b)/iu;
const orBefore = /\bor (?:an? |the |your |active |current |valid )*$/iu;

/** "CDA or an associate degree", "PMP or equivalent": an alternative that is not among the group's names. */
export function isOpenIn(group: readonly Named[], text: string): boolean {
  const [first, last] = [group[0], group.at(-1)];
  if (first === undefined || last === undefined || first.at < 0) return false;
  return orAfter.test(text.slice(last.end)) || orBefore.test(text.slice(0, first.at));
}
