/** What the words of a sentence make of the thing they name; `none` where they say it is not asked for. */
type Demanded = "must" | "nice" | "none" | null;

/** Things that are "preferred" or "required" and are no wish of anybody. */
const names =
  "(?!\\s+(?:vendor|provider|supplier|partner|pronoun|name|method|stock|customer|brand|employer|network|reading|document|form|material|field|fees?|deposit|parking|returns?|maintenance|report|report(?:ing|s)|documentation|supplies|equipment|tests?\\b|by law))";

const nice = new RegExp(
  [
    `\\b(?:is|are|be|but|also|very|strongly|highly|greatly|also|-|–|—|,|\\()\\s?(?:(?:strongly|highly|greatly|especially|particularly|very|most) )?(?:preferred|desired|desirable|favou?red|optional)\\b${names}`,
    "\\b(?:preferred|desired|desirable|optional)[\\s)*]*[.;!]?$",
    `\\b(?:preferred|desired|desirable)(?=[,;])${names}`,
    "\\b(?:preferred|desired|desirable)(?:,? but| and)? not (?:required|essential|necessary|mandatory)",
    "^(?:preferred|desired|desirable|optional|ideally|preferably|bonus|nice|plus)\\s?[:,–—-]",
    "^(?:preferred|desired|desirable) (?:experience|skills?|qualif|certific|degree|background|knowledge|candidates?)",
    "^(?:ideally|preferably)\\b|\\bwould love (?:someone|somebody|to see|it if|if)\\b",
    "\\b(?:an?|the) (?:(?:big|huge|strong|definite|real|added|major|great|distinct|significant|clear) ){0,2}(?:plus|asset|advantage)(?=[\\s.,;!)]|$)(?!\\s(?:sizes?|management|class|base|allocation))",
    "\\b(?:is|are|be) (?:\\p{L}+ )?(?:advantages|pluses|assets)\\b",
    "[,(–—-]\\s?(?:plus|bonus)[)!.]*$",
    "(?:^|, )(?!(?:be|play|so|very|really|is|are) )(?:[\\p{L}\\p{N}+#.]{1,20} ){1,2}nice[.!]?$",
    "\\bbonus (?:points|if)\\b|\\b(?:is|are|as|be) an? (?:\\p{L}+ )?bonus\\b(?! (?:plan|scheme|program|of|structure|pool))",
    "\\bnice[- ]to[- ]haves?\\b|\\b(?:be|is|are) (?:also |really )?nice(?=[\\s.,;!)]|$)(?! (?:people|to (?:each|others|customers)))",
    "\\b(?:be|is|are) (?:also |very |more than |especially |most )?(?:welcome|welcomed|appreciated|valued)(?=[.,;!)]|$| but)",
    "\\bgood to have\\b|\\bextra credit\\b|\\bnot (?:strictly |absolutely )?(?:required|essential|necessary|mandatory|a must),? but\\b",
    "\\b(?:be|is|are) (?:also |very |especially |particularly )?(?:great|helpful|useful|beneficial|ideal|advantageous|an asset|a benefit)(?=[\\s.,;!)]|$)(?! (?:at|in|with|to (?:others|customers)))",
    "\\b(?:would|will|also|definitely|certainly) (?:really |also )?helps?(?: a lot| too)?[.!]?$|\\b(?:helps|handy)(?: a lot| too)?[.!]?$",
    "\\b(?:helpful|useful|beneficial)(?: but not (?:required|needed|necessary))?[\\s).!]*$",
    "^(?:nice|helpful|a plus|plus|bonus),? (?:but )?not (?:needed|required|necessary|a must)\\b",
    "\\bwe(?:['’]d| would) (?:also )?(?:love|like) (?:it if|to see|someone|people|if)|\\bpoints for\\b",
  ].join("|"),
  "iu",
);

const none =
  /\bnone (?:is |are )?(?:required|needed|necessary)\b|:\s+none[.!]*$|\b(?:no|without) (?:prior |previous |\p{L}+ )?(?:experience|degree|certification|license|background)s? (?:is |are )?(?:required|necessary|needed)|\b(?:experience|degree|certification|license) (?:is |are )?not (?:required|necessary|needed)(?!,? but)|\b(?:not|n['’]t) (?:even )?(?:need|have to have|require) (?:an? |any )?(?:\p{L}+ ){0,3}(?:experience|degree|diploma|certification|license|background|CV|resume)\b|\bno experience\?/iu;

/** "New graduates are welcome to apply" asks nobody to be one. */
const invited =
  /^(?:[\p{L}-]+,? ){0,4}(?:graduates?|grads?|applicants|candidates|beginners|students|trainees|apprentices|interns|everyone|people|changers|levels)(?: (?:are|is))?(?: (?:also|very|always|warmly|strongly))? (?:welcomed?|encouraged|invited)(?: to apply)?(?:[\s.!]*$|\s?[–—;(,-]\s?(?=we\b|you\b|there\b|with\b))/iu;

const must = new RegExp(
  [
    `(?<!not |n['’]t be |not be |as |the |all |any |where |if |when |hours |time )\\brequired\\b${names}(?! to (?:complete|submit|attach|apply|file|fill|attend|provide|pay|use|read|sign))(?! (?:by|for (?:this|the) (?:application|exam|test))\\b)`,
    "\\b(?:is|are) (?:absolutely )?(?:mandatory|essential|necessary|needed|non-?negotiable|imperative|a must)(?![- ](?:see|have been|visit))",
    "\\bnon[- ]?negotiable\\b|^\\d{1,2}\\+? ?(?:yrs?|years?)(?: (?:of )?exp(?:erience)?)?[.!]?$",
    "\\ba must\\b(?![- ](?:see|have|visit|read|try))",
    "^(?:must|needs?|required?|requires?|mandatory|essential|minimum)\\b(?![- ](?:see|read|visit|try|be received))",
    "\\bmust[- ]haves?\\s?:|\\bmust (?:also |already |currently )?(?:have|possess|hold|know|speak|be (?:able|willing|available|fluent|at least|a\\b|an\\b|authorized|licensed|certified|eligible|comfortable|proficient|legally|registered|in possession|bilingual|located|\\d))",
    "\\b(?:candidates?|applicants?|you|he|she|they|person|someone|hire)(?: will|['’]ll)? (?:also )?(?:need|require)s? (?!to (?:apply|submit|complete|send|fill))",
    "\\bwe (?:need|require|expect|ask for|are looking for|look for|seek|want)\\b|\\bwe['’]re (?:looking for|seeking)\\b|\\bneeds? (?:someone|somebody|a person|people) (?:with|who)\\b",
    "\\b(?:candidate|applicant|person|hire) (?:will have|has|have|brings|will bring|possesses)\\b",
    "\\bopen (?:only )?to (?:U\\.?S\\.?|United States) (?:citizen|national|person)s?\\b",
    "\\bshould (?:have|possess|hold|be (?:able|fluent|comfortable|familiar))\\b",
    "\\byou (?:have|bring|hold|possess|hav?e got|know|speak|are (?:fluent|comfortable|licensed|certified|an? |able))\\b|\\byou['’]ve (?:got|built|worked|done|led|run|managed|shipped)\\b",
  ].join("|"),
  "iu",
);

/** Whether a sentence asks for something, wishes for it, or says it is not needed. */
export function readDemand(text: string): Demanded {
  if (invited.test(text)) return "none";
  if (nice.test(text)) return "nice";
  if (none.test(text)) return "none";
  return must.test(text) ? "must" : null;
}

export function isWish(text: string): boolean {
  return nice.test(text);
}

const wishes =
  /^(?:nice[- ]to[- ]haves?|bonus(?: points)?|extra credit|(?:preferred|desired|desirable|optional|helpful)(?: [\p{L} ]{3,30})?|pluses|what helps|(?:it|that|also) (?:really )?helps(?: if)?(?: you(?: have|['’]ve)?)?|(?:we(?:['’]d| would) |would )(?:also )?love(?: to (?:see|have))?|would (?:help|be (?:good|great|handy)))\s?:?$/iu;

/** A line of its own over a list of wishes: "Nice to have:". */
export function isWishHeading(text: string): boolean {
  return wishes.test(text);
}
