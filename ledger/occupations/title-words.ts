/** Words of titles, as our own tables; every word is in the spelling that `splitWords` produces. */

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter(Boolean));
}

/** A map, because a title may hold words such as "constructor". */
function table(pairs: Record<string, string>): ReadonlyMap<string, string> {
  return new Map(Object.entries(pairs));
}

/** Two words that are one. */
export const joined: ReadonlyMap<string, string> = table({
  "back end": "backend",
  "front end": "frontend",
  "full stack": "fullstack",
  "dev ops": "devops",
  "health care": "healthcare",
  "child care": "childcare",
  "day care": "daycare",
  "home care": "homecare",
  "e commerce": "ecommerce",
  "e learning": "elearning",
  "x ray": "xray",
  "pre sale": "presales",
  "pre k": "prek",
  "help desk": "helpdesk",
  "service desk": "servicedesk",
  "sys admin": "sysadmin",
  "fork lift": "forklift",
  "hair stylist": "hairstylist",
  "fire fighter": "firefighter",
  "dish washer": "dishwasher",
  "pipe fitter": "pipefitter",
  "steam fitter": "steamfitter",
  "tool maker": "toolmaker",
  "copy writer": "copywriter",
  "call center": "callcenter",
  "contact center": "callcenter",
  "user experience": "ux",
  "user interface": "ui",
  "human resource": "hr",
  "information technology": "it",
  "quality assurance": "qa",
  "quality control": "qc",
  "machine learning": "ml",
  "artificial intelligence": "ai",
  "business intelligence": "bi",
  "vice president": "vp",
  "cyber security": "cybersecurity",
  "electronic commerce": "ecommerce",
  "public relation": "pr",
  "real estate": "realestate",
  "account payable": "ap",
  "account receivable": "ar",
  "physical education": "pe",
});

/** One spelling for abbreviations and variants. */
export const spelled: ReadonlyMap<string, string> = table({
  mgr: "manager",
  mngr: "manager",
  tech: "technician",
  technologist: "technician",
  rep: "representative",
  asst: "assistant",
  assoc: "associate",
  admin: "administrative",
  dev: "developer",
  eng: "engineer",
  engr: "engineer",
  dir: "director",
  exec: "executive",
  coord: "coordinator",
  supv: "supervisor",
  supvr: "supervisor",
  svc: "service",
  svcs: "service",
  ops: "operation",
  op: "operation",
  mktg: "marketing",
  mfg: "manufacturing",
  maint: "maintenance",
  auto: "automotive",
  automobile: "automotive",
  labourer: "laborer",
  salesman: "salesperson",
  saleswoman: "salesperson",
  dietician: "dietitian",
  anaesthetist: "anesthetist",
  adviser: "advisor",
  advertisement: "advertising",
  ad: "advertising",
  golang: "go",
  postgres: "postgresql",
  svp: "vp",
  evp: "vp",
  avp: "vp",
  telecommunication: "telecom",
  accountancy: "accounting",
  cert: "certified",
  "1st": "first",
  "2nd": "second",
  "3rd": "third",
  "4th": "fourth",
  "5th": "fifth",
  "6th": "sixth",
  "7th": "seventh",
  "8th": "eighth",
});

/** Left out everywhere: they carry no meaning of their own. */
export const glue = words("and of the a an for to with in on at by as");

/** Groups of words that say how, when or for what pay, and never what. */
export const sidePhrases =
  /\b(?:full|part)[ -]time\b|\b(?:contract|temp)[ -]to[ -](?:hire|perm)\b|\bdirect hire\b|\bper diem\b|\bsign[ -]on bonus\b|\b(?:entry|mid|senior)[ -]level\b|\bwork from home\b|\bunited states\b|\b(?:1st|2nd|3rd|first|second|third|day|night|evening|weekend|swing|graveyard|overnight|rotating) shifts?\b|\$ ?\d[\d,.]*k?(?: ?[-–/] ?\$?\d[\d,.]*k?)?(?: ?(?:\/|per|an?) ?(?:hr|hour|year|yr|week|day))?|\b\d{1,2} ?-? ?(?:hr|hrs|hours?)\b/g;

/** Level, employment, shift and advertising words: left out when more than they is left. */
export const noise = words(`
  senior sr junior jr midlevel intermediate experienced trainee apprentice intern internship
  i ii iii iv v vi 1 2 3 4 5 6 l1 l2 l3 l4 l5 l6 l7 e3 e4 e5 e6 ic2 ic3 ic4 ic5 p2 p3 p4
  fulltime parttime temporary temp permanent perm seasonal freelance interim fractional w2 c2c fte prn locum
  night day evening weekend overnight noc am pm
  remote hybrid onsite wfh telecommute nationwide us usa
  emea apac amer latam
  hiring urgent urgently immediate immediately now needed wanted opening opportunity vacancy
  rockstar ninja guru talented passionate bilingual inc llc ltd corp gmbh plc
`);

/** Levels before a title; at its end they are the title. */
export const levelsInFront = words("lead principal staff associate");

/** Credentials before a title, which do not change it. */
export const credentials = words("certified licensed registered");

/** States and large cities, for titles that carry their place without a comma. */
export const places = words(`
  alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois
  indiana iowa kansas kentucky louisiana maine maryland massachusett michigan minnesota mississippi missouri montana
  nebraska nevada hampshire jersey mexico york carolina dakota ohio oklahoma oregon pennsylvania rhode island tennessee
  texa utah vermont virginia washington wisconsin wyoming dc tx ny fl nyc sf
  austin boston chicago dalla denver houston seattle atlanta phoenix portland columbu charlotte nashville miami tampa
  orlando detroit minneapoli philadelphia pittsburgh sacramento angele francisco diego jose antonio vega brooklyn
  london toronto berlin dublin
`);

/** Nouns that say what a person does; a second one beside the matched title may change the job. */
export const roleNouns = words(`
  manager director supervisor vp head chief officer president superintendent foreman coordinator administrator
  engineer developer architect designer analyst scientist researcher consultant specialist advisor strategist
  technician mechanic operator installer repairer inspector tester assembler driver handler laborer helper worker
  nurse therapist physician assistant aide pathologist pharmacist hygienist counselor psychologist
  teacher instructor professor tutor trainer coach principal dean librarian educator
  representative agent broker buyer planner dispatcher clerk secretary receptionist accountant auditor bookkeeper
  attorney lawyer paralegal counsel recruiter writer editor producer photographer
  cook chef server bartender host cashier stocker cleaner housekeeper guard associate executive owner
  underwriter adjuster examiner teller processor collector estimator surveyor drafter chemist biologist
  scheduler salesperson attendant leader professional intern apprentice
`);

/** Levels of leading a function; one is tried for the other. */
export const leaders = words("manager director vp head");
