/** "1 Apply  2 Phone interview  3 Shop visit": a list whose numbers have lost their signs. */
export function cutNumbered(line: string): string[] {
  return /(?:^|\s)1\s+\p{Lu}.*\s2\s+\p{Lu}.*\s3\s+\p{Lu}/u.test(line)
    ? line.split(/(?:^|\s+)\d\s+(?=\p{Lu})/u)
    : [line];
}
