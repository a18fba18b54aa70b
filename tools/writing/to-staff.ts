/** Words to those who work there already: "ALREADY A TEAM MEMBER? Apply through the internal career page." */
export const toStaff =
  /\balready (?:an? |one of our )?(?:employee|team member|associate|colleague|partner|crew member)|\b(?:current|existing|internal) (?:employees|associates|team members|colleagues|staff|applicants|candidates)\b.{0,60}\b(?:apply|should|must|please|use|through|via|log)\b|\binternal (?:careers?|jobs?|application) (?:page|site|portal|board|center|centre)\b/iu;
