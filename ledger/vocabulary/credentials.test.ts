import { expect, test } from "vitest";
import { credentialsByFamily } from "#ledger/vocabulary/credentials.ts";

const credentials = Object.values(credentialsByFamily).flat();
const wordsOf = (form: string) => form.toLowerCase().split(/[^a-z0-9.]+/);

test("letters that mean other things too count only beside a word of the trade", () => {
  const ambiguous = new Set(
    "PE RT SAA CPA CMA CIA EA JD TIPS BLS POST APR CST CPC CPO CAP ASE OTR 6G".split(" "),
  );
  const unguarded = credentials.filter(
    ({ forms, context }) => !context && forms.some((form) => ambiguous.has(form)),
  );
  expect(unguarded.map(({ name }) => name)).toEqual([]);
  const all = new Set(credentials.flatMap(({ forms }) => forms));
  expect([...ambiguous].filter((form) => !all.has(form))).toEqual([]);
});

test("two letters alone name a credential only for nurses", () => {
  const short = credentials.filter(
    ({ forms, context }) => !context && forms.some((form) => /^[A-Z]{2}$/.test(form)),
  );
  expect(short.map(({ name }) => name)).toEqual(["RN license", "Nurse practitioner license"]);
});

test("a bare acronym needs another word beside it, a long form brings its own", () => {
  const faulty = credentials.flatMap(({ forms, context = [] }) =>
    forms.filter((form) => {
      const isBare = !form.includes(" ");
      const bringsItsOwn = wordsOf(form).some((word) => context.includes(word));
      return context.length > 0 && isBare === bringsItsOwn;
    }),
  );
  expect(faulty).toEqual([]);
});

test("each has a form, an issuer and a way to show it", () => {
  const faulty = credentials.filter(
    ({ issuer, proof, forms }) => !issuer || !/^[A-Z].*\.$/.test(proof) || forms.length === 0,
  );
  expect(faulty).toEqual([]);
});

test("cards that say nothing in a profile are not searched for", () => {
  const unsearchable = credentials.filter((one) => one.isUnsearchable).map(({ name }) => name);
  expect(unsearchable).toEqual(
    expect.arrayContaining(["BLS", "JD", "Alcohol server card", "DOT medical card"]),
  );
});
