const not =
  "(?:can(?:no|['’]?)t|can not|do(?:es)?(?: not|n['’]?t)|will not|won['’]?t|not able to|unable to)";
const employer = "\\b(?:we|they|i|client|company|employer)(?:['’]re| are| is)?";
const people =
  "agenc(?:y|ies)|applicants?|beginners?|candidates?|contractors?|drivers?|freelancers?|job[- ]?hoppers?|juniors?|new[- ]?grads?|recruiters?|third[- ]part(?:y|ies)|trainees?|travell?ers?";

/** "SAP drivers we can't, sorry", "Not hiring assistants", "No first-time travelers", "… need not apply". */
const refused = new RegExp(
  [
    `${employer} ${not} (?:currently )?(?:take|hire|consider|accept|employ|look at|(?:offer |provide )?(?:visa )?sponsor)`,
    "^(?:cannot|can['’]?t|unable to|not able to) (?:hire|consider|employ|(?:offer |provide )?(?:visa )?sponsor)",
    `${employer} ${not}[.!]*$`,
    "^(?:we(?:['’]re| are) )?not (?:hiring|taking|considering|accepting|sponsoring)\\b",
    `^no (?!more\\b)(?:[\\p{L}\\d-]+ ){0,3}(?:${people})\\b`,
    "^no [^.?]{2,60}\\b(?:sorry|please)\\b",
    "\\b(?:will not|won['’]?t|cannot|can['’]?t) be considered\\b|\\bneed not apply\\b",
  ].join("|"),
  "iu",
);
const aboutPapers =
  /\b(?:applications?|resumes?|cvs?|postmark(?:s|ed)?|incomplete|phone calls|submit|tests?|exam(?:ination)?s?|forms?|time of filing|self-schedule|qualifying experience)\b/iu;

/** Late papers and tests are refused, not people. */
export function isAboutPapers(text: string): boolean {
  return aboutPapers.test(text);
}

/** Whether a line says anywhere whom the employer does not take. */
export function refusesPeople(text: string): boolean {
  return refused.test(text) && !isAboutPapers(text);
}

/** Whether that is all it says: "Has run machines – we do not hire desk-only programmers" asks for something first. */
export function isRefusal(text: string): boolean {
  const [clause = ""] = text.trim().split(/[;,(]|\s[–—-]\s/u, 1);
  return refusesPeople(clause) || (/^no\b/iu.test(clause) && refusesPeople(text));
}
