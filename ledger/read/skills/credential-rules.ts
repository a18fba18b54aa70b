import { credentialsByFamily } from "#ledger/vocabulary/credentials.ts";
import type { CredentialRule } from "#knowledge/vocabulary.ts";

const widened = new WeakMap<readonly CredentialRule[], readonly CredentialRule[]>();
const { general } = credentialsByFamily;

/** Words that make a few letters a credential in work that does not usually ask for it. */
const licenseWords =
  "license licensed licensure certified certification certifications certificate credential credentials card registered registration".split(
    " ",
  );

/** They are credentials only in their own kind of work: a portfolio elsewhere is an everyday word. */
const atHomeOnly = new Set(["Portfolio", "Tested language level", "Civil-service eligibility"]);

/** A family's own credentials, then those of other kinds of work: a bookkeeper may need a forklift card, too. */
export function widenRules(own: readonly CredentialRule[]): readonly CredentialRule[] {
  const before = widened.get(own);
  if (before !== undefined) return before;
  const isTaken = new Set(
    own.flatMap(({ name, forms }) => [name, ...forms].map((form) => form.toLowerCase())),
  );
  const rules = [...own];
  for (const rule of Object.values(credentialsByFamily).flat()) {
    if (isTaken.has(rule.name.toLowerCase()) || atHomeOnly.has(rule.name)) continue;
    const forms = rule.forms.filter((form) => !misleads(form) && !isTaken.has(form.toLowerCase()));
    for (const word of [rule.name, ...forms]) isTaken.add(word.toLowerCase());
    rules.push(...guard({ ...rule, forms }, own === general));
  }
  widened.set(own, rules);
  return rules;
}

/** Another trade's single word counts only beside "license" and the like; where the trade is unknown, capitals are enough. */
function guard(rule: CredentialRule, isAnyWork: boolean): CredentialRule[] {
  if (rule.context !== undefined) return rule.forms.length > 0 ? [rule] : [];
  const isLoose = (form: string) => !form.includes(" ") && !(isAnyWork && /[A-Z]/.test(form));
  const guarded = [
    { ...rule, forms: rule.forms.filter((form) => !isLoose(form)) },
    { ...rule, forms: rule.forms.filter(isLoose), context: licenseWords },
  ];
  return guarded.filter(({ forms }) => forms.length > 0);
}

/** Two letters are a state or a word; a CSM elsewhere is a customer success manager. */
function misleads(form: string): boolean {
  return form.length <= 2 || form === "CSM";
}
