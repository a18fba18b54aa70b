import type { CredentialRule } from "#knowledge/vocabulary.ts";
import { escapePattern } from "#english/matches.ts";
import { readTimings, type Mention } from "#ledger/read/skills/credential-timing.ts";
import { splitSentences } from "#english/sentences.ts";
import type { Credential } from "#ledger/facts/reading.ts";

type Matcher = {
  exact: RegExp | null;
  loose: RegExp | null;
  /** Its letters as notes write them, without capitals. */
  noted: RegExp | null;
  context: RegExp | null;
};

const longest = 2000;
/** A sentence names few of them: the others' patterns are never made. */
const made = new WeakMap<CredentialRule, Matcher>();
const flatForms = new WeakMap<CredentialRule, readonly string[]>();

/** The credentials a text names, each once, in order, with the time the words allow for them. */
export function readCredentials(text: string, rules: readonly CredentialRule[]): Credential[] {
  const found = new Map<string, Credential>();
  for (const sentence of splitSentences(text.slice(0, longest))) {
    const mentions = findMentions(sentence, rules);
    const timings = readTimings(sentence, mentions);
    for (const [index, { rule }] of mentions.entries()) {
      const timing = timings[index] ?? { kind: "atHire" };
      if (found.has(rule.name)) continue;
      found.set(rule.name, {
        name: rule.name,
        searchNames: rule.isUnsearchable ? [] : rule.forms,
        timing,
      });
    }
  }
  return [...found.values()];
}

/** Where a line first names a credential; -1 where it names none. */
export function findCredential(line: string, rules: readonly CredentialRule[]): number {
  return findMentions(line.slice(0, longest), rules)[0]?.at ?? -1;
}

function findMentions(sentence: string, rules: readonly CredentialRule[]): Mention[] {
  const flat = flatten(sentence);
  const named = rules.filter((rule) => formsOf(rule).some((form) => flat.includes(form)));
  if (named.length === 0) return [];
  const isNote = !/\p{Lu}/u.test(sentence.slice(1));
  const mentions = named.flatMap((rule) => {
    const matcher = matcherOf(rule);
    const match = matcher.exact?.exec(sentence) ?? matcher.loose?.exec(sentence) ?? null;
    const noted = match === null && isNote ? findInNote(sentence, matcher) : match;
    if (noted === null) return [];
    const isClear =
      matcher.context === null || matcher.context.test(sentence) || standsAlone(sentence, noted);
    return isClear ? [{ rule, at: noted.index, to: noted.index + noted[0].length }] : [];
  });
  return mentions
    .filter((one) => !mentions.some((other) => other !== one && covers(other, one)))
    .sort((a, b) => a.at - b.at);
}

/** "Registered nurse practitioner" names the longer one only. */
function covers(outer: Mention, inner: Mention): boolean {
  return outer.at <= inner.at && outer.to >= inner.to && outer.to - outer.at > inner.to - inner.at;
}

const licence =
  /\b(?:licen[sc]ed?|cert\w{0,8}|card|current|active|valid|registration|needs?|must)\b/i;

/** Notes are typed without capitals: "needs bls and acls". */
function findInNote(sentence: string, { noted }: Matcher): RegExpExecArray | null {
  const match = noted?.exec(sentence) ?? null;
  return match !== null && (licence.test(sentence) || standsAlone(sentence, match)) ? match : null;
}

/** A part of a list that is nothing but the credential needs no other word. */
function standsAlone(sentence: string, match: RegExpExecArray): boolean {
  const end = match.index + match[0].length;
  return (
    /(?:^|[,;/(&]|\band|\bor|\b(?:active|current|valid))\s*$/i.test(
      sentence.slice(0, match.index),
    ) &&
    /^\s*(?:$|[.,;/)&(]|and\b|or\b|now\b|at hire\b|in progress\b|eligible\b|required\b|preferred\b|a plus\b|(?:with)?in \d)/i.test(
      sentence.slice(end),
    )
  );
}

/** "Driver’s-License" as "driver's license". */
function flatten(text: string): string {
  return text.toLowerCase().replaceAll("-", " ").replaceAll("’", "'");
}

function formsOf(rule: CredentialRule): readonly string[] {
  const before = flatForms.get(rule);
  if (before !== undefined) return before;
  const flat = rule.forms.map(flatten);
  flatForms.set(rule, flat);
  return flat;
}

function matcherOf(rule: CredentialRule): Matcher {
  const before = made.get(rule);
  if (before !== undefined) return before;
  const matcher: Matcher = {
    exact: toPattern(rule.forms.filter(isCapitals), "u"),
    loose: toPattern(
      rule.forms.filter((form) => !isCapitals(form)),
      "iu",
    ),
    noted: toPattern(
      rule.forms.filter((form) => /^[A-Z]{3,8}$/.test(form)),
      "iu",
    ),
    context: toPattern(rule.context ?? [], "iu"),
  };
  made.set(rule, matcher);
  return matcher;
}

function isCapitals(form: string): boolean {
  return /\p{Lu}/u.test(form) && !/\p{Ll}/u.test(form);
}

function toPattern(forms: readonly string[], flags: string): RegExp | null {
  if (forms.length === 0) return null;
  const escaped = forms
    .toSorted((a, b) => b.length - a.length)
    .map((form) => escapePattern(form).replaceAll(" ", "[ -]").replaceAll("'", "['’]"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join("|")})s?(?![\\p{L}\\p{N}])`, flags);
}
