export const educationLevels = [
  "highSchool",
  "vocational",
  "degree",
  "associate",
  "bachelor",
  "master",
  "doctorate",
] as const;
type EducationLevel = (typeof educationLevels)[number];

/** The lowest level the words ask for; `degree` where they name none. */
export type Education = {
  level: EducationLevel;
  field: string | null;
  /** Experience counts in its place. */
  isSubstitutable: boolean;
  /** Where the words begin. */
  at: number;
};

/** Short forms that also mean other things count only beside these. */
const degreeAhead =
  "(?=(?:\\s?[,/]\\s?|\\s(?:or|and)\\s)(?:BA|BS|BSc|MA|MS|MSc|MBA|PhD)\\b|\\s(?:degree|in\\s)|\\s?\\()";

const forms: readonly (readonly [EducationLevel, RegExp])[] = [
  [
    "highSchool",
    /\bhigh[- ]school (?:diploma|graduat\w{1,3}|degree|education|equivalency|or)|\bhigh[- ]school(?=[.,;)]|$)|\bGED\b|\bsecondary (?:school|education)\b|\bA[- ]levels\b/i,
  ],
  [
    "vocational",
    /\b(?:vocational|trade|technical)[- ](?:school|college|training|diploma|certificate|degree|qualification)\b|\bapprenticeship\b(?! (?:program )?(?:manager|coordinator))/i,
  ],
  [
    "associate",
    /\bassociate(?:['’]?s)?(?:['’])?[- ]degree|\bassociate['’]s\b|\bassociates degree|\bA\.?A\.?S?\.? degree|\btwo[- ]year (?:degree|program|college)|\b2[- ]year (?:degree|program|college)|\bADN\b/i,
  ],
  [
    "bachelor",
    /\bbachelor(?:['’]?s)?\b|\bbaccalaureate\b|\bundergraduate degree|\b(?:four|4)[- ]year (?:degree|college|university)|\bgraduation from an? (?:accredited |recognized )?(?:college|university)|\bB\.[AS]\.|\bB\.?Sc\.?\b|\bB\.?Eng\b|\bB\.?Tech\b|\bcollege degree\b|\bBSN\b|\buniversity degree\b/i,
  ],
  ["bachelor", new RegExp(`\\b(?:BA|BS)\\b${degreeAhead}`)],
  [
    "master",
    /\bmaster['’]s(?! of ceremon| certificate)|\bmasters (?:degree|in\b|or\b|preferred|required)|\bmasters$|\bmaster (?:of (?!the )\p{Lu}|degree)|\bM\.[AS]\.|\bM\.?Sc\b\.?|\bM\.?Eng\b|\bMBA\b|\bMSW\b|\bMSN\b|\bMPH\b|\bMPA\b|\b(?:graduate|postgraduate|advanced) degree\b/iu,
  ],
  [
    "master",
    new RegExp(
      `(?<![\\p{L}\\d]-)\\b(?:MA|MS)\\b(?!/MS\\b)(?! (?:Office|Excel|Word|Project|SQL|Teams|Access|Dynamics|Azure|Windows|Suite|Outlook|PowerPoint))${degreeAhead}`,
      "u",
    ),
  ],
  [
    "doctorate",
    /\bPh\.?D\b\.?|\bdoctora(?:te|l)\b|\bdoctor of \p{L}+|\bEd\.?D\b|\bPharm\.?D\b|\bDNP\b|\bJuris Doctor\b/iu,
  ],
  [
    "degree",
    /(?<!(?:\d|high|some|\bany|great|varying|this|certain|to a|large)[- ])(?<!to an? (?:\p{L}+ )?)\bdegree\b(?! of (?:autonomy|freedom|independence|accuracy|difficulty|ownership|care|confidence|skill|detail|responsib|ambiguity|flexibility|initiative))|\bdiploma (?:in|or)\b|\bgraduate of an? (?:accredited|approved)/iu,
  ],
];

const substitutes =
  /\bor (?:additional|extra|more) (?:\p{L}+ )?experience\b|\bexperience instead\b|\b(?:or|and\/or) (?:an? )?(?:the )?(?:equivalent|comparable|commensurate|relevant|related|significant|similar|practical|proven|demonstrated)(?: level| amount)?(?: of| in)?(?: (?:practical|professional|work|industry|relevant|related|job|on-the-job|military|hands-on|years of|combination of|education(?:,| and| or)|training|and|or|,))*,? ?(?:experience|work|training|background|combination)\b|\bor (?:the )?equivalent\b(?! (?:degree|foreign|diploma|qualification|certificat))|\bequivalent (?:work |practical |professional |combination of [a-z, ]{0,60})?experience\b|\b(?:in lieu of|in place of|instead of) (?:an? |the )?(?:\p{L}+(?:['’]s)? )?(?:degree|education|diploma)|\bexperience (?:may|can|will|could) (?:be )?(?:substitut|replace|count)|\b(?:may|can|will) (?:be )?substitut|\bdegree or (?:equivalent|(?:\p{L}+ )?experience|\d)|\bor \d{1,2}\+? years\b/iu;

/** The schooling a line asks for; null where it asks for none. */
export function readEducation(text: string): Education | null {
  const found = forms.flatMap(([level, words]) => {
    const at = text.search(words);
    return at === -1 ? [] : [{ level, at }];
  });
  const named = found.filter(({ level }) => level !== "degree");
  const lowest = (named.length > 0 ? named : found).toSorted(
    (a, b) => rank(a.level) - rank(b.level),
  )[0];
  if (
    lowest === undefined ||
    /\b(?:no|without an?) (?:\p{L}+ )?degree (?:is )?(?:required|needed|necessary)|\bdegree (?:is )?not (?:required|necessary|needed)/iu.test(
      text,
    )
  )
    return null;
  return {
    level: lowest.level,
    field: readField(text),
    isSubstitutable: lowest.level !== "highSchool" && substitutes.test(text),
    at: Math.min(...found.map(({ at }) => at)),
  };
}

function rank(level: EducationLevel): number {
  return educationLevels.indexOf(level);
}

const after =
  /(?:\bdegree|\bdiploma|bachelor(?:['’]?s)?|master['’]?s|\bPh\.?D\.?|\b[BM]\.?[AS]c?\.?|\bdoctorate|\bassociate['’]s)\)?(?: \([^()]{1,20}\))? (?:in|with a major in) (?:an? )?([^.;()]{2,120})|\bmajor(?:ing)? in (?:an? )?([^.;()]{2,120})/iu;
const before =
  /(?:^|\b(?:an?|relevant|accredited) )((?:\p{Lu}[\p{L}&-]+ ?){1,4}|\p{Ll}{4,16}) degree\b/u;
const fieldEnd =
  /,? (?:or|and) (?:an? )?(?:closely |other )?(?:related|relevant|similar|equivalent|comparable|technical field|another)|,? (?:with|from|plus|and (?:at least )?(?:\d|\p{L}+ years)|required|preferred|is|are|or \d|strongly|such as|a plus)\b|, (?!\p{L}+,|\p{L}+ \p{L}+,|(?:and|or) )/iu;
const levelWord =
  /^(?:bachelor|master|associate|college|university|advanced|graduate|undergraduate|accredited|relevant|related|technical|four|two|higher|doctoral|formal|equivalent|this|that|your|required|preferred|year)/i;

/** "Computer Science" of "a degree in Computer Science or a related field". */
function readField(text: string): string | null {
  const found = after.exec(text);
  const words = found?.[1] ?? found?.[2];
  const own =
    words === undefined
      ? before.exec(text)?.[1]?.trim()
      : words.slice(0, fieldEnd.exec(words)?.index);
  const field = own?.replace(/[\s,:]+$/, "") ?? "";
  return field.length < 2 || levelWord.test(field) || field.length > 90 ? null : field;
}
