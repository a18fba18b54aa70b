/** "1 Apply  2 Phone interview  3 Shop visit": a list whose numbers have lost their signs. */
export function cutNumbered(line: string): string[] {
  return /(?:^|\s)1\s+\p{Lu}.*\s2\s+\p{Lu}.*\s3\s+\p{Lu}/u.test(line)
    ? line.split(/(?:^|\s+)\d\s+(?=\p{Lu})/u)
    : [line];
}

/** Short words in capitals are letters, such as HR or PLC, but for these. */
const small = /^(?:A|AN|AND|AT|BY|DAY|FOR|IN|OF|ON|OR|OUR|THE|TO|TWO|ONE|YOU)$/u;

/** "RECRUITER SCREEN" as "recruiter screen", "HR INTERVIEW" as "HR interview". */
export function spoken(name: string): string {
  if (/\p{Ll}/u.test(name) || !/\p{Lu}{4}/u.test(name)) return name;
  return name.replaceAll(/\p{Lu}+/gu, (word) =>
    word.length < 4 && !small.test(word) ? word : word.toLowerCase(),
  );
}
