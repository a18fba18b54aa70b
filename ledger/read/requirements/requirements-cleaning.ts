import { withoutWaived } from "#ledger/read/requirements/waived.ts";
import { numberInWords } from "#english/number-words.ts";
import { capital } from "#english/words.ts";

/** The form's name of a field, alone or as "Licensure/Certification". */
const labels =
  "you bring|must|need|background|licen[sc]es?|licensure|certifications?|certificates?|credentials?|schedule|availability|education|experience|skills|languages?|physical(?: demands| requirements)?|age|training|travel";

/** What stands before the thing asked for; taken away from the front, again and again. */
const leadIns: readonly RegExp[] = [
  new RegExp(`^(?:${labels})(?:(?:\\s?[/&]\\s?| and )(?:${labels}))*:\\s+(?=\\p{L}|\\d)`, "iu"),
  /^to (?:qualify|be (?:considered|eligible))(?: for (?:this|the) (?:role|position|job))?,\s+/i,
  /^(?:and|but|also|so|finally|additionally|in addition|at (?:a |the )?minimum|above all)[,:]?\s+/i,
  /^(?:nice|helpful|a plus),? (?:but )?not (?:needed|required|necessary)\s?[:–—]\s*/i,
  /^(?:must[- ]haves?|nice[- ]to[- ]haves?|required|requirements?|minimum(?: qualifications?| requirements?)?|preferred|desired|desirable|optional|ideally|preferably|bonus(?: points)?(?: (?:for|if))?|nice|plus|essential|mandatory|needs?|must)(?:\s?[:,–—]\s*|\s-\s)/i,
  /^(?:it )?would be (?:nice|great|helpful|ideal|good)(?: to (?:have|know|see)| if (?:you (?:have|know)|they (?:have|know)))?\s+/i,
  /^(?:ideally|preferably|bonus points (?:for|if)|bonus if|extra credit for|points for)\s+(?:you (?:have|are|know)\s+)?/i,
  /^(?:the )?(?:successful |ideal |right |qualified |strong |best |our )?(?:candidates?|applicants?|person|incumbent|hire|you|someone|somebody|they|he\/she|he or she|individual)(?: for this (?:role|position|job))?(?:['’]ve| who)?\s+(?:will |would |should |shall |must |also |ideally |already |currently ){0,3}(?:needs?(?: to)?(?: (?:have|possess|hold))?|require|have(?: got)?|has|got|possess|bring|hold|need)\s+(?:to (?:have|possess|hold) )?(?:with )?/i,
  /^(?:the )?(?:successful |ideal |right |qualified )?(?:candidates?|applicants?|person|you|they)\s+(?:will |must |should |shall )(?:also )?(?=(?:be|know|speak|live|reside|work|pass|maintain|obtain|demonstrate|travel|lift|read|write|understand|own|drive)\b)/i,
  /^(?:you are|you['’]re|must be|be|should be|candidates? (?:are|is)|is) (?=(?:able|willing|fluent|comfortable|familiar|proficient|experienced|available|authorized|licensed|certified|based|located|at least|an?\b|skilled|bilingual|eligible|legally|in good|registered|passionate|organized|\d))/i,
  /^(?:must|should|will)(?: also| already| currently)? (?:have|possess|hold|bring)\s+(?:an? )?(?:(?:proven|demonstrated|strong) )?/i,
  /^you(?:['’]ve| have) (?=\p{L}+(?:ed|t|n|d|un|an)\b)/iu,
  /^must (?:always )?be (?=\p{L})/iu,
  /^(?:has|have|needs|need|got) to (?:be |have )?(?=\p{L})/iu,
  /^would love (?:someone|somebody|people)(?: (?:who|with))?(?: (?:has|have))?\s+/i,
  /^(?:must|should) (?=(?:know|speak|live|reside|work|pass|maintain|obtain|demonstrate|travel|lift|read|write|understand|own|drive|hold)\b)/i,
  /^(?:we (?:need|require|expect|want|seek|look for|ask for|are (?:looking for|seeking))|we['’]re (?:looking for|seeking)|we(?:['’]d| would) (?:also )?(?:love|like)(?: it if| to see| if)?|looking for|needs?|requires?)(?: (?:someone|somebody|people|a person|candidates?|you to)(?: (?:with|who (?:has|have|is|can)))?)?\s+/i,
  /^(?:possession of|possess(?:es)?|have|has|having|hold(?:s|ing)?) (?!to\b|(?:led|run|built|sold|opened)\b)(?:an? )?/i,
  /^(?:(?:very |extremely )?(?:strong|solid|proven|demonstrated|demonstrable|excellent|outstanding|exceptional|superb|great|good|robust|established)(?:,| and|\/)? ){1,3}(?=\p{L})/iu,
  /^an? (?!(?:year|month|week|day) )(?=\p{L})/iu,
];

const tails: readonly RegExp[] = [
  /,? (?:obviously|of course|please|for sure|definitely)$/i,
  /\s*[([]?\b(?:(?:is|are|would be|will be|also|strongly|highly|greatly|especially|particularly|very|most|absolutely|definitely|but|,|–|—|-)\s?){0,5}(?:preferred|desired|desirable|required|mandatory|essential|necessary|needed|optional|welcome|appreciated|(?:but )?not (?:required|needed|essential|necessary|mandatory)|non[- ]?negotiable)(?:,? but not (?:required|essential|necessary|mandatory))?[)\]]?\s*$/i,
  /[\s,–—(-]*\b(?:(?:is|are|would be|will be|considered|also)\s){0,3}an? (?:(?:big|huge|strong|definite|real|added|major|great|distinct|significant|clear|nice) ){0,2}(?:plus|asset|advantage|bonus|must|benefit)[)!]*\s*$/i,
  /[\s,–—(-]*\b(?:would be|is|are) (?:also |very |especially |particularly |really )?(?:nice|great|helpful|useful|beneficial|ideal|advantageous)(?: to have)?[)!]*\s*$/i,
  /(?<=^\S{1,20}(?: \S{1,20})?) nice$/,
  /(?:[,(–—-]\s?(?:plus|bonus|must have)|[\s,(–—-]+nice[- ]to[- ]have)[)!]*\s*$/i,
];

/** "One (1) year" says its number twice. */
const numberTwice = new RegExp(`\\b(${numberInWords}) \\(\\d{1,2}\\)(?= )`, "gi");

const together =
  /^(?:you |applicants? |candidates? )?(?:must|should) be [^,;()]{1,40}, (?:hold|have|possess|pass|own|speak|live|drive|lift|be)\b/iu;

/** The thing asked for, without the words that only ask: "You must have strong Go" as "Go". */
export function cleanRequirement(text: string): string {
  let rest = withoutWaived(text.trim()).replaceAll(numberTwice, "$1");
  // "Must be 18, hold a license and be able to drive" holds together by its "must".
  if (together.test(rest)) return rest.replace(/[\s.;,:!*]+$/, "");
  for (let turn = 0; turn < 4; turn += 1) {
    const before = rest;
    rest = rest.replace(/[\s.;,:!*]+$/, "");
    for (const leadIn of leadIns) rest = keepSense(rest, rest.replace(leadIn, ""));
    for (const tail of tails) rest = keepSense(rest, rest.replace(tail, ""));
    if (rest === before) break;
  }
  const timed = rest
    .replace(
      / (?:is|are) (?:required|needed|mandatory|essential|necessary) (?=at|upon|on|by|before|prior|within)/i,
      " ",
    )
    .replace(
      / (?:may|must|can|will|should) be (?:completed|obtained|earned|acquired|gained) (?=within|by|before|after|during)/i,
      " ",
    )
    .replace(/^(?:["'])([^"']{3,200})["']$/, "$1");
  return /^\p{Ll}+(?![\p{Lu}\p{N}])/u.test(timed) ? capital(timed) : timed;
}

/** Nothing is taken away that would leave nothing, or half a bracket: "6 years (4+ mandatory)". */
function keepSense(before: string, after: string): string {
  const isWhole = bracketsOpen(after) === 0 || bracketsOpen(before) !== 0;
  return isWhole && /[\p{L}\p{N}]{2}|[CR]$/u.test(after) ? after : before;
}

function bracketsOpen(text: string): number {
  return text.split("(").length - text.split(")").length;
}
