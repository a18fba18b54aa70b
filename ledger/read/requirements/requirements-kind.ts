import type { Education } from "#ledger/read/requirements/education.ts";
import type { RequirementKind, Skill, Years } from "#ledger/facts/reading.ts";

/** What was read from a line, before it has a kind. */
type Parts = {
  text: string;
  skills: readonly Skill[];
  years: Years | null;
  /** Where a credential is named, or -1. */
  credentialAt: number;
  education: Education | null;
};

const authorization =
  /\bauthori[sz](?:ed|ation) to work|\bwork (?:authori[sz]ation|permit|visa)|\bright to work|\beligib(?:le|ility) to work|\bsponsor(?:ship|ed)?\b(?=.{0,40}\b(?:visas?|now|require|needed|provide|offer|available)|$)|\bvisas?\b|\b(?:U\.?S\.?A?\.?|United States|Canadian|EU) (?:citizen|person)|\bcitizen(?:s|ship)?\b|\bgreen card|\bpermanent resident|\bwithout sponsorship/i;

const physical =
  /\blift(?:ing)?\b(?! and shift)(?=.{0,30}(?:\d|pounds|lbs?|kg|heavy|objects|packages|boxes|patients|carry|overhead))|\b(?:stand|sit|walk|kneel|bend|stoop|crouch)(?:ing)?\b(?=(?:,? |\/)(?:for|at|and|or|long|on your|most|up to|all|continuously|throughout|during|kneel|bend|stoop|walk|sit|stand|climb))(?![- ]up(?! to))|\bon (?:your|their|one['’]s) feet\b|\bphysical(?:ly)? (?:able|fit|demands?|requirements?|capable|condition|strength|stamina)|\bladders?\b|\bmanual dexterity\b|\bclimb(?:ing)?\b|\bprolonged (?:periods|sitting|standing)|\bcolor vision\b|\bat heights\b|\bextreme (?:heat|cold|temperatures)/i;

const scheduleWords =
  "on[- ]?call|pager|core hours|nights?|weekends?|evenings?|holidays?|overtime|shifts?|travel|relocat(?:e|ion)|rotat(?:e|ing|ion)|full[- ]time|part[- ]time|hours|days? (?:a|per) week|on[- ]?site|in[- ](?:the )?office|commut(?:e|ing)|hybrid|schedule|start (?:in|by|immediately|asap)|flexib(?:le|ility)";
const scheduleAsked = new RegExp(
  `\\b(?:willing(?:ness)?|able|ability|availab(?:le|ility)|can|must|open|ready|flexib(?:le|ility)|takes? part|join|participat(?:e|ion)|works?|working|commit|reside|live|required?)\\b.{0,40}\\b(?:${scheduleWords})\\b`,
  "i",
);
const scheduleShort = new RegExp(`^(?:\\S+ ){0,4}(?:${scheduleWords})\\b(?:\\s?\\S+){0,5}$`, "i");
const hours =
  /\b(?:overlap|available|work|hours)\b.{0,30}\b\d{1,2}(?::\d\d)?\s?(?:[ap]\.?m\b|(?:to|-|–)\s?\d)/i;
const residence = /\b(?:reside|live|living|located|based) (?:in|within|near)\b/i;
const notSchedule =
  /\bflexib(?:le|ility)\b(?!.{0,30}\b(?:hours|schedule|shift|time))|\b(?:shift (?:left|lead|supervisor|manager)|travel (?:industry|agency|booking|nurs\w+)|schedul(?:e|ing) (?:software|tools?|systems?)|night vision|hours of service|(?:credit|clinical|billable|contact) hours|on-call (?:systems?|tooling))\b/i;

const language =
  /\b(?:fluen(?:t|cy)|bilingual|multilingual|native|spoken|conversational|speak(?:s|ing)?|read and write|written and (?:spoken|verbal))\b.{0,30}\b(?:English|Spanish|French|German|Mandarin|Cantonese|Chinese|Portuguese|Italian|Dutch|Polish|Arabic|Hindi|Japanese|Korean|Russian|Vietnamese|Tagalog|ASL|languages?)\b|\b(?:English|Spanish|French|German|Mandarin|Portuguese|Italian|Dutch|Polish|Arabic|Japanese|Korean|Russian|Vietnamese)\b(?=.{0,20}\b(?:fluen|spoken|language|proficien|speak|skills|B2|C1|C2|level)|[\s.]*$)|\bbilingual\b|\bsign language\b/i;

const credential =
  /\b(?:licen[sc]e[ds]?|licensure|certifications?|certificates?|certified|accreditation|registration (?:with|as)|clearance|credentialed|food handler|TWIC|endorsement)\b(?! (?:management|agreements?|compliance|keys?|costs?|renewals? for|authorit|pre-owned|sales|server))(?<!software licenses?)(?<!driver['’]?s? education)|\bdriver['’]?s?['’]? lic(?:en|\b)/i;

const trait =
  /\bcommunicat(?:ion|or|e)\b|\bteam[- ]?(?:player|work|oriented)|\bself[- ](?:starter|motivat|directed|driven|disciplined)|\bdetail[- ]?(?:oriented)?\b|\battention to\b|\borgani[sz](?:ed|ational)\b|\bmotivated\b|\bpassion(?:ate)?\b|\battitude\b|\bwork ethic\b|\bfast[- ]paced\b|\bmulti-?task|\bproblem[- ]solv(?:ing|er)|\binterpersonal\b|\bcustomer service skills\b|\bpeople skills\b|\bleadership (?:skills|qualities|abilities)\b|\bdependab|\breliab(?:le|ility)(?! engineering)\b|\bcurious|\bcuriosity\b|\bempath|\bresilien(?:t|ce)\b|\badaptab|\bproactive\b|\binitiative\b|\bintegrity\b|\bsense of (?:humou?r|urgency|ownership)|\bunder pressure\b|\bpositive\b|\bfriendly\b|\bcreative thinker|\bcritical thinking\b|\btime[- ]management\b|\bpunctual|\benthusias|\bprioriti[sz]e\b|\bentrepreneurial\b|\bquick learner|\bwillingness to learn|\banalytical (?:skills|mind)|\bhands-on attitude|\bteam spirit|\bdigital native|\brockstar|\bninja/i;

const experience =
  /\bexperienced?\b|\bbackground (?:in|as|with)|\btrack record\b|\bworked (?:in|as|with|on|at)\b|\bhistory of\b|\bhas (?:led|run|built|managed|shipped|broken)|\b(?:built|led|managed|shipped|launched|run) (?:an?|the|at least|multiple|several|\d)/i;
const ability =
  /\b(?:knowledge|proficien(?:t|cy)|familiar(?:ity)?|expertise|understanding|skilled|skills?|command|competen(?:t|ce|cy)|mastery|working with|comfortable (?:with|in|using)|able to (?:read|write|use|operate|type|program|code|build|design|analy[sz]e)|ability to (?:read|write|use|operate|type|program|code|build|design|analy[sz]e))\b/i;

/** What kind of thing a line asks for; of license, schooling and years the one named first. */
export function kindOf({ text, skills, years, credentialAt, education }: Parts): RequirementKind {
  if (authorization.test(text) && !/\bclearance\b/i.test(text)) return "authorization";
  if (physical.test(text) && years === null) return "physical";
  const license = credentialAt === -1 ? text.search(credential) : credentialAt;
  const first = firstOf(
    license,
    education,
    years === null
      ? -1
      : text.search(
          /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|years?|decade|months)\b/i,
        ),
  );
  if (first !== null) return first;
  if (isSchedule(text) && !skills.some(isTool)) return "schedule";
  if (language.test(text)) return "language";
  const isMonths =
    /^(?:at least |minimum (?:of )?)?(?:\d{1,2}|six|nine|three|twelve)\+? months?(?: (?:on|in|at|as|of|with)\b|$)/i.test(
      text,
    ) ||
    (/\b(?:\d{1,2}|six|nine|three|twelve) months?\b/i.test(text) && experience.test(text));
  if (isMonths) return "experience";
  if (trait.test(text) && !skills.some(isTool)) return "trait";
  const isOfField =
    skills.length > 0 && skills.every(({ kind }) => kind === "domain" || kind === "method");
  if (isOfField && experience.test(text)) return "experience";
  if (skills.length > 0)
    return skills.every(({ kind }) => kind === "language") ? "language" : "skill";
  if (experience.test(text)) return "experience";
  return ability.test(text) ? "skill" : "other";
}

function firstOf(
  license: number,
  education: Education | null,
  years: number,
): RequirementKind | null {
  const places: readonly (readonly [RequirementKind, number])[] = [
    ["credential", license],
    ["education", education?.at ?? -1],
    ["experience", years],
  ];
  return places.filter(([, at]) => at !== -1).toSorted((a, b) => a[1] - b[1])[0]?.[0] ?? null;
}

function isTool({ kind }: Skill): boolean {
  return kind === "technology" || kind === "tool" || kind === "equipment";
}

function isSchedule(text: string): boolean {
  return (
    !notSchedule.test(text) &&
    (scheduleAsked.test(text) ||
      residence.test(text) ||
      hours.test(text) ||
      (scheduleShort.test(text) && !experience.test(text)))
  );
}
