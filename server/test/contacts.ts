import * as fc from "fast-check";

const digits = (count: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count })
    .map((list) => list.join(""));
const name = fc.stringMatching(/^[a-z][a-z0-9]{2,9}$/u);
const email = fc
  .tuple(name, name, name)
  .map(([first, last, host]) => `${first}.${last}@${host}.example`);
const phone = fc
  .tuple(fc.integer({ min: 2, max: 9 }), digits(2), digits(3), digits(4))
  .chain(([first, area, middle, end]) =>
    fc.constantFrom(
      `+1 ${first}${area} ${middle} ${end}`,
      `(${first}${area}) ${middle}-${end}`,
      `${first}${area}.${middle}.${end}`,
      `+44 20 ${middle}${first} ${end}`,
    ),
  );

/** How somebody can be reached: an e-mail address or a phone number. */
export const contact = fc.oneof(email, phone);
