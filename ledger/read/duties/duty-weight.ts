import { findSkills } from "#ledger/read/skills/skills.ts";

const stock =
  /other (?:related )?(?:duties|tasks|projects|responsibilities)|(?:duties|tasks) as (?:assigned|required|needed)|fast[- ]paced|team player|wear(?:s|ing)? (?:many|multiple|several) hats|go(?:es)? above and beyond|hit the ground|positive (?:attitude|work environment)|best practices|cross[- ]functional(?:ly)?|stakeholders|world[- ]class|as needed\b/i;
const unit =
  /\b(?:ICU|NICU|PICU|ED|ER|OR|PACU|unit|ward|clinic|hospital|plant|warehouse|line|fleet|yard|dock|kitchen|store|branch|classroom|school|site|lab|laborator(?:y|ies)|court|territory|region|patients?|students?|drips?|ventilat(?:ed|ors?))\b/;

/** Figures count two, named things one each up to three, a name or a setting one; a stock phrase takes two away. */
export function weigh(text: string): number {
  const named = Math.min(3, findSkills(text).length);
  const hasFigure =
    /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|dozen|hundred)\b/i.test(
      text,
    );
  const hasName = /(?<=\S )(?!I\b)\p{Lu}[\p{L}\d]+/u.test(text) || unit.test(text);
  return (hasFigure ? 2 : 0) + named + (hasName ? 1 : 0) - (stock.test(text) ? 2 : 0);
}
