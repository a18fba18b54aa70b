import { namesSomebody } from "#reading/telltales.ts";

/** Where to apply, not whom to reach: "send your resume to jobs@fen.example". */
const mailbox = /\b(?:jobs?|careers?|hr|apply|applications?|recruit\w*|talent|hiring)@/iu;
const way =
  /\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b|\b0\d{3,4}[ -]\d{3} ?\d{3,4}\b|\bin person\b|\bwalk[- ]?ins?\b/iu;
const desk =
  /\b(?:HR|human resources|personnel|(?:front|help|service) desk|reception|switchboard|office|hotline|(?:service|call|contact|job|career) cent(?:er|re)|dispatch|recruit(?:ing|ment)(?: (?:team|office|line|department|desk))?|talent (?:team|acquisition)|(?:job|apply|applicant|recruiting|careers?) ?line|HR team|accommodations?|apply (?:in person|at|online)|text [A-Z]{3,12} to|walk[- ]?ins?)\b/iu;
/** "call Jolene 417-555-0126", "Lorna Beck, 913-555-0172", "his cell". */
const person =
  /\b(?:[Cc]all|[Tt]ext|[Cc]ontact|[Aa]sk for|[Ss]peak (?:to|with)|[Aa]ttn:?|[Ee]-?mail|[Rr]each) (?!HR\b|Human\b|Our\b|The\b|Talent\b|Recruit|Dispatch|Office\b|Front\b)\p{Lu}\p{Ll}+|\b(?:Mr|Mrs|Ms|Dr)\.? \p{Lu}|\b(?:cell|mobile|direct|my|me|his|her)\b|\b\p{Lu}\p{Ll}+ (?!Cent|Office|Resources|Desk|Team|Line|Department|Recruit|Acquisition|Hotline|Services?\b)\p{Lu}\p{Ll}+,? (?:at |on )?\(?\d{3}/u;

const applying =
  /\b(?:apply|applying|applications?|resumes?|r[ée]sum[ée]s?|cvs?|cover letters?|forms?)\b/iu;
const address =
  /\b[\w.+-]{2,64}@[\w-]{2,63}(?:\.[\w-]{2,63}){1,4}|\b(?:https?:\/\/|www\.)[\w.-]{4,}|\b[\w-]{2,63}(?:\.[\w-]{2,63}){1,4}\/[\w-]/iu;

/** "dana.reyes@": first and last name. */
const personal = /\b\p{L}{1,20}[._]\p{L}{2,20}@/u;
/** "4410 Gerard Levee Road" names a street. */
const street =
  /\b\d{1,5} (?:\p{Lu}[\p{L}.]*\s){1,4}(?:Road|Rd|Street|St|Avenue|Ave|Drive|Dr|Lane|Ln|Boulevard|Blvd|Highway|Hwy|Way|Court|Ct|Parkway|Pkwy|Pike)\b\.?/gu;

/** "Send resumes to devops@fen.example", "forms at www.fen.example/jobs": not "resumes to jane@fen.example". */
function saysWhereToApply(text: string): boolean {
  const said = text.replaceAll(street, "");
  return (
    applying.test(said) &&
    address.test(said) &&
    !personal.test(said) &&
    !person.test(said) &&
    !namesSomebody(said)
  );
}

/** Whether a line says how to reach a desk, which belongs in a post: "call HR Service Center 218-555-0140". A person's number does not. */
export function reachesDesk(text: string): boolean {
  if (mailbox.test(text) || saysWhereToApply(text)) return true;
  return (
    way.test(text) &&
    desk.test(text) &&
    !text.includes("@") &&
    !person.test(text) &&
    !namesSomebody(text)
  );
}
