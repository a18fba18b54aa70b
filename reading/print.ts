import type { Reading } from "#reading/read.ts";

/** A reading as `npm run read` prints it: null where a thing is not stated. */
export function printReading({ language, kind, lines, ...values }: Reading) {
  const { title, occupation, places, workType, employment, pay, payExtras } = values;
  const nowhere = { city: null, region: null, country: null };
  const implied = { workType, employment };
  return {
    language,
    kind,
    title: title?.value ?? null,
    occupation: {
      code: occupation.code,
      title: occupation.title,
      certainty: occupation.certainty,
    },
    place: places[0]?.value ?? nowhere,
    places: places.map(({ value }) => value),
    workType: workType?.value ?? null,
    employment: employment?.value ?? null,
    pay: pay?.value ?? { min: null, max: null, currency: null, period: null },
    payExtras: [...new Set(payExtras.map(({ value, words }) => `${value}: ${words}`))],
    implied: Object.entries(implied).flatMap(([field, one]) =>
      one?.isImplied ? [{ field, value: one.value, words: one.words }] : [],
    ),
    lines: lines.map(({ text, place, confidence }) => ({
      text,
      place,
      confidence: Math.round(confidence * 100) / 100,
    })),
  };
}
