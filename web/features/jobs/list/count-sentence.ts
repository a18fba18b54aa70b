const words = [
  "None",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
] as const;

const asNumber = new Intl.NumberFormat("en-US");

function inWords(count: number): string {
  return words[count] ?? asNumber.format(count);
}

/** The dashboard in one line: "Six searches at Northwind Talent. Reports for one are being written." */
export function countSentence(total: number, writing: number, organization: string): string {
  const searches = `${inWords(total)} ${total === 1 ? "search" : "searches"} at ${organization}.`;
  if (total === 0) return `No searches at ${organization} yet.`;
  if (writing === 0) return searches;
  return `${searches} Reports for ${inWords(writing).toLowerCase()} are being written.`;
}

export function shownSentence(count: number, hasMore: boolean): string {
  if (hasMore) return `The first ${count} jobs are shown.`;
  return count === 1 ? "1 job." : `${count} jobs.`;
}
