import type { Severity } from "#contract/examination.ts";

/** Who is asked, and whose matter it is, as people write it. */
const who =
  "(?:you|they|he|she|(?:the |a |each |any )?(?:candidate|applicant|person|employee)s?|people)";
const whose =
  "(?:your|their|his|her|(?:the |a |each |any )?(?:candidate|applicant|person)s?['’]s?)";
const ask = "(?:do|does|did|are|is|were|was|have|has|will|would|can|could|if|whether)";

export type RefusedTopic = {
  topic: string;
  severity: Severity;
  /** A question or demand about it; matched within one sentence. */
  refuse: { test: (text: string) => boolean };
  /** The forms the law leaves open; a sentence that is one of these passes. */
  allow?: RegExp;
  why: string;
  instead: string;
};

function any(...sources: readonly string[]): RegExp {
  return new RegExp(String.raw`\b(?:${sources.join("|")})(?!\w)`, "i");
}

const nation =
  "(?:u\\.?s\\.?|american|british|uk|canadian|eu|european|german|french|mexican|indian|chinese|irish|italian|polish)";

export const refusedTopics: readonly RefusedTopic[] = [
  {
    topic: "age",
    severity: "high",
    refuse: any(
      `how old (?:${ask} )?${who}`,
      `${whose} (?:exact )?(?:age|date of birth|birth ?date|birth year|year of birth|birthday)(?! group| range of| limit)`,
      `(?:include|provide|state|give|send|enter|list|tell us)[^.?!]{0,30} date of birth`,
      `(?:what|which) year (?:were|was) ${who} born`,
      `when (?:were|was) ${who} born`,
      `(?:what|which) year did ${who} (?:graduate|finish|leave school|complete)`,
      `when did ${who} (?:graduate|finish (?:high )?school|leave school)`,
      `(?:include|provide|state|give|send|list|what is|when is|your|their)[^.?!]{0,30}(?:year of graduation|graduation (?:year|date))`,
      `(?:when|do|are|will) ${who} (?:plan(?:ning)? to |intend to |going to )?retir(?:e|ing)`,
      `(?:how long|how many (?:more )?years)[^.?!]{0,40}(?:until|before) ${who} retire`,
      `must be (?:under|younger than|below)(?: the age of)? \\d{2}`,
      `between (?:the ages of )?\\d{2} (?:and|to|-) \\d{2} years (?:old|of age)`,
      `between the ages of \\d{2}`,
      `aged? \\d{2} ?(?:to|-|–) ?\\d{2}`,
    ),
    allow:
      /\b(?:at least|over|minimum(?: age)?(?: of| is)?|older than|old enough|reached)\b[^.?!]{0,20}\b(?:1[468]|21|age)\b|\b(?:16|18|21) (?:years )?(?:or|and) (?:older|over)/iu,
    why: "Questions that reveal age are evidence of bias against people over 40.",
    instead: "Are you at least 18 (or 21, where the law needs it)?",
  },
  {
    topic: "health and disability",
    severity: "high",
    refuse: any(
      `(?:do|does|if|whether) ${who} (?:have|has|suffer from|live with) (?:a |an |any |some )?(?:history of )?(?:disabilit\\w+|medical (?:condition|issue|problem)s?|health (?:condition|issue|problem)s?|illness\\w*|chronic \\w+|mental (?:health|illness)\\w*|injur\\w+|allerg\\w+|back (?:problem|injur|pain)\\w*|(?:past |previous )?back injur\\w*)`,
      `(?:any|past|previous) (?:back (?:injur|problem)\\w*|medical condition\\w*|workers['’]? comp\\w*|disabilit\\w+)[^.?!]{0,40}\\?`,
      `(?:are|is|whether|if) ${who} (?:are |is )?(?:disabled|healthy|in good health|physically fit|vaccinated|immunized|hiv|on (?:any )?medication|taking (?:any )?(?:medication|medicine|drugs)|a smoker)`,
      `how many (?:sick days|days[^.?!]{0,20}sick|sick leave)`,
      `(?:have|has|did) ${who} (?:ever )?(?:had|been|filed|made|take|taken|received|suffer\\w*)[^.?!]{0,30}(?:workers['’]? comp\\w*|surgery|hospitali[sz]ed|an? illness|injured at work|a breakdown|rehab|therapy|cancer|depression|sick leave|disability leave)`,
      `(?:do|does) ${who} (?:take|use|need) (?:any )?(?:prescription |regular )?(?:medication|medicine|prescription drugs|drugs)`,
      `what (?:medication|medicine|prescriptions?)[^.?!]{0,20} ${who} (?:take|on|use)`,
      `any medication\\?`,
      `(?:do|how (?:well )?do) ${who} sleep`,
      `${whose} (?:health|medical (?:history|record|condition)s?|disabilit\\w+|mental health|vaccination (?:status|record)|vaccine status|height|weight|genetic \\w+|family medical history)`,
      `do ${who} (?:smoke|drink alcohol|drink)(?=\\W*\\?)`,
      `how (?:tall|heavy) (?:are|is) ${who}`,
      `how much do ${who} weigh`,
    ),
    why: "The ADA bars questions about disability and health before an offer.",
    instead: "Can you do these essential duties, with or without accommodation?",
  },
  {
    topic: "family",
    severity: "high",
    refuse: any(
      // "What are you expecting?" asks about the offer.
      `(?<!what )(?:are|is|whether|if) ${who} (?:are |is )?(?:currently )?(?:married|single|divorced|engaged|pregnant|expecting|widowed|a (?:single )?(?:mother|father|mom|dad|parent)|planning (?:a family|to have|on having|children|kids))`,
      `(?:do|does|will|if|whether) ${who} (?:have|has|want|plan (?:to have|on having|on)|intend to have|expect to have) (?:any |young |small |more |a )?(?:children|kids|child|baby|babies|family (?:planned|at home|commitments|obligations)|husband|wife|spouse|childcare|child care|day ?care|dependents)`,
      `who(?:['’]s| is| will| would)?[^.?!]{0,25}(?:look(?:s|ing)? after|takes? care of|taking care of|watch(?:es|ing)?|minds?) ${whose} (?:children|kids|child|family|parents|baby)`,
      `how many (?:children|kids) (?:do|does|have)`,
      `${whose} (?:marital status|maiden name|family (?:plans|situation|status|planning)|child ?care (?:plans|arrangements)?|husband|wife|spouse|pregnancy)`,
      `what does ${whose} partner do`,
      `${whose} partner (?:work|mind|move|relocate|agree)`,
      `(?:when|do|does) ${who} (?:plan|intend|hope|want) to (?:start a family|get married|have (?:children|kids|a baby))`,
      `how will ${who} (?:manage|arrange|handle) (?:child ?care|the kids|the children|day ?care)`,
    ),
    why: "Questions about family fall on women and parents and are evidence of bias.",
    instead: "Can you meet this schedule and this travel? (asked of everyone)",
  },
  {
    topic: "origin and citizenship",
    severity: "high",
    refuse: any(
      `where (?:are|is) ${who} (?:originally |really )?from(?=\\W*(?:\\?|$|originally|and))`,
      `where (?:were|was) ${who} born`,
      `where (?:are|were) ${whose} parents`,
      `${whose} (?:birthplace|place of birth|country of (?:birth|origin)|nationality|national origin|citizenship|native (?:language|tongue)|mother tongue|first language|accent|ancestry|ethnic (?:background|origin)|immigration status|visa (?:type|status))`,
      `(?:are|is|whether|if) ${who} (?:are |is )?(?:an? )?(?:${nation} )?citizens?`,
      `(?:are|is) ${who} (?:an? )?(?:american|british|mexican|indian|chinese|german|french|a foreigner|an immigrant)(?=\\W*\\?)`,
      `(?:what|which) country (?:are|is|were|do|did) ${who}`,
      `(?:what|which) (?:type|kind) of (?:visa|accent|name)`,
      `do ${who} have a green card`,
      `how long have ${who} (?:lived|been) in (?:the (?:us|u\\.s\\.|states|country)|america|this country)`,
      `(?:is|was) english ${whose} (?:first|native|mother)`,
    ),
    why: "Origin and citizenship are protected; only the right to work may be asked.",
    instead: "Are you authorized to work here? Will you need sponsorship now or later?",
  },
  {
    topic: "religion",
    severity: "high",
    refuse: any(
      `what (?:is ${whose} )?(?:religion|church|faith|denomination)[^.?!]{0,30}`,
      `which (?:religion|church|mosque|temple|synagogue|faith|denomination) (?:do|does|are|is) ${who}`,
      `(?:do|does) ${who} (?:go to|attend|belong to) (?:a |any )?(?:church|mosque|temple|synagogue|religious)`,
      `(?:are|is) ${who} (?:an? )?(?:christian|muslim|jewish|hindu|sikh|buddhist|catholic|protestant|mormon|religious|atheist|believer)`,
      `which (?:religious )?holidays (?:do|does) ${who} (?:observe|celebrate|keep)`,
      `(?:do|does) ${who} (?:observe|celebrate|keep) (?:the )?(?:sabbath|ramadan|easter|christmas|passover|religious|any religious)`,
      `${whose} (?:religion|religious (?:beliefs|views|holidays|practices)|church|pastor|faith)`,
      `(?:do|does) ${who} pray`,
    ),
    why: "Religion is protected; only availability for the shifts may be asked.",
    instead: "Can you work these shifts, with or without accommodation?",
  },
  {
    topic: "race, sex and orientation",
    severity: "high",
    refuse: any(
      `(?:what|which) (?:race|ethnicity|gender|sex) (?:are|is|do) ${who}`,
      `${whose} (?:race(?! condition| car| day)|ethnicity|skin colou?r|gender(?: identity)?|sex|sexual (?:orientation|preference)|sexuality)`,
      `(?:are|is) ${who} (?:gay|lesbian|straight(?! with)|bisexual|homosexual|transgender|trans|queer|male or female|a man|a woman|black|white|asian|hispanic|latino|latina)(?=\\W)`,
      `(?:send|attach|include|provide|submit|upload)[^.?!]{0,25} (?:a |your )?(?:recent )?(?:photo|photograph|headshot|picture of yourself)(?! of (?:the|our|an?) )`,
    ),
    why: "These are protected everywhere we know of, and no job question needs them.",
    instead: "Nothing: do not ask.",
  },
  {
    topic: "arrest and conviction",
    severity: "high",
    refuse: any(
      `(?:have|has) ${who} (?:ever )?been (?:arrested|convicted|charged|in (?:jail|prison)|detained)`,
      `(?:do|does) ${who} have (?:a |an |any )?(?:criminal|police|arrest) (?:record|history)`,
      `${whose} (?:arrest|criminal|police) (?:record|history)s?`,
      `any (?:arrests|felonies|felony convictions|criminal convictions)(?=\\W*\\?)`,
      `(?:must have |with )?(?:no|a clean) criminal (?:record|history)`,
    ),
    why: "Arrests prove nothing, and many places bar conviction questions before an offer.",
    instead: "A background check after the offer, where lawful.",
  },
  {
    topic: "military service",
    severity: "high",
    refuse: any(
      `(?:what|which) (?:type|kind) of (?:military )?discharge`,
      `${whose} (?:military )?discharge(?: status| papers| type)`,
      `(?:were|was) ${who} (?:honou?rably|dishonou?rably) discharged`,
      `honou?rable discharge (?:required|only)`,
      `(?:will|might|could) ${who} be (?:called up|deployed|called to (?:active )?duty)`,
      `(?:do|does) ${who} have (?:any )?(?:reserve|national guard|guard) (?:duty|duties|obligations)`,
      `${whose} (?:reserve|national guard) (?:duty|obligations|leave)`,
    ),
    why: "Service members are protected; discharge and future leave are no business of an interview.",
    instead: "Which skills from your service would you use here?",
  },
  {
    topic: "union and politics",
    severity: "high",
    refuse: any(
      `(?:are|is|were|have been|have) ${who} (?:ever )?(?:been )?(?:an? )?(?:(?:active )?(?:member of|in|part of) (?:a |any |the )?)?(?:trade |labor )?union(?: member)?(?! shop| hospital| site| job| environment| contract)`,
      `(?:do|does|did|would) ${who} (?:belong to|join|support|vote for) (?:a |any |the )?(?:trade |labor )?unions?`,
      `what (?:do|does) ${who} think (?:of|about) (?:the |labor |trade )?unions?`,
      `${whose} (?:union (?:membership|views|activity)|view of unions|politic\\w+(?: views| party| affiliation| beliefs)?)`,
      `who(?:m)? (?:did|do|will|would) ${who} (?:vote|support in)`,
      `(?:are|is) ${who} (?:an? )?(?:democrat|republican|liberal|conservative|socialist|tory)(?=\\W)`,
    ),
    why: "Union and political views are protected and say nothing about the work.",
    instead: "Nothing: do not ask.",
  },
  {
    topic: "pay history",
    severity: "high",
    refuse: any(
      `how much (?:do|did|are|were|does) ${who} (?:currently |now )?(?:make|earn|making|earning|paid|getting|get paid|being paid)(?! use| of)`,
      `what (?:do|did|are|were|does) ${who} (?:currently |now )?(?:make|earn|making|earning|paid|get paid|being paid)(?=\\W*\\?| now| today| currently| per | an? (?:hour|year)| at | in your| there| before| last)`,
      `${whose} (?:current|present|last|latest|previous|past|prior|most recent|existing)(?: or (?:last|previous|most recent))? (?:base |total |annual |hourly |gross )?(?:salary|salaries|pay|compensation|rate|wages?|earnings|package|income|ote|bonus|differential|contract rate|ctc|remuneration)`,
      `(?:include|provide|state|send|list|give|share|submit|attach|disclose|required|mention|tell us)[^.?!]{0,40}(?:current|previous|last|past|prior) (?:salary|pay|compensation|wage|ctc|earnings)`,
      `(?:current|previous|last|past|prior) (?:salary|compensation|ctc|pay)[^.?!]{0,25}(?:required|must be)`,
      `(?:include|provide|state|send|list|give|share|submit|attach|disclose|your|their|ask (?:for|about)|what is)[^.?!]{0,30}(?:salary|pay|wage|compensation|earnings) history`,
      `(?:send|provide|attach|submit|bring|show)[^.?!]{0,25}(?:w-?2s?|pay ?stubs?|payslips?|tax returns?)`,
      `what (?:is|was|were) ${whose} (?:base |total |annual )?(?:salary|pay|compensation|wages?|earnings|income)(?! (?:expect|range|goal|target|require|need|wish)\\w*)`,
      `what is ${whose} differential`,
      `what does ${whose} (?:travel )?(?:contract|job|position) pay`,
      `how much did ${who} (?:make|earn|get) in tips`,
    ),
    why: "Asking for past pay is barred in many places and carries old gaps forward; we ask it nowhere.",
    instead: "What pay do you expect? Does the range fit?",
  },
  {
    topic: "debt and property",
    severity: "medium",
    refuse: any(
      `(?:have|has) ${who} (?:ever )?(?:filed for|declared|gone) bankrup\\w+`,
      `${whose} (?:credit (?:score|history|rating)|debts?|bankruptcy)`,
      `(?:do|does) ${who} own (?:a |your |their )?(?:own )?(?:home|house|car)(?=\\W*\\?)`,
    ),
    why: "Credit and property stand in for race and class, and several places limit such checks.",
    instead: "A lawful check after the offer, where the duties need it.",
  },
];
