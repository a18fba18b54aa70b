/** Labels of a printed form, whose fields a copy puts into one line: "Job Title Clerk Department Finance Reports To Controller". */
const formLabel =
  /(?<![\p{L}-])(?:Job Title|Position Title|Department|Division|Reports To|FLSA(?: Status)?|(?:Pay )?Grade|Status|Work Location|Job Code|Opening Date|Closing Date|Posting Date|Number of Vacancies|Work Schedule|Employment Type)(?= [\p{Lu}\d])/gu;
const leastLabels = 3;
/** What the head of a post says, or a payroll system alone asks for. */
const untold = /^(?:(?:Job|Position) Title|FLSA(?: Status)?|(?:Pay )?Grade|Status|Job Code)$/u;

/** The fields of such a line as lines of their own, "Reports To: Controller"; any other line as it is. */
export function cutFormFields(words: string): string[] {
  const labels = [...words.matchAll(formLabel)];
  if (labels.length < leastLabels || labels[0]?.index !== 0 || words.includes(":")) return [words];
  return labels.flatMap(([label], at) => {
    const value = words.slice((labels[at]?.index ?? 0) + label.length, labels[at + 1]?.index);
    return untold.test(label) ? [] : [`${label}: ${value.trim()}`];
  });
}
