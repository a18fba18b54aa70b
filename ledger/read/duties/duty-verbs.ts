/** What people do at work, as infinitives; the words that tell a duty from a thing. */
const infinitives = `
accept accompany achieve acquire act activate adapt add address adhere adjudicate adjust administer adopt advance advise advocate agree align allocate alter analyze analyse answer anticipate apply appraise approve arbitrate architect arrange articulate ask assemble assess assign assist assume assure attach attain attend attract audit augment author automate award
bake balance bathe be bill book boost break brief bring broaden budget build
calculate calibrate call canvass capture care carry catalog categorize celebrate chair challenge champion change chart chase check clarify classify clean clear climb close coach code collaborate collate collect combine come commission communicate compare compile complete comply compose compute conceive conceptualize conduct configure confirm connect construct consult contact contribute control convert convey cook coordinate co-ordinate copy correct correspond counsel count cover craft create cultivate curate customize cut
date deburr debug decide define delegate deliver demonstrate deploy depict describe design detect determine develop devise diagnose direct disassemble discover discuss dispatch dispense display distribute do document draft draw drive
deal disseminate
earn edit educate elevate eliminate embed employ empower enable encourage enforce engage engineer enhance ensure enter establish estimate evaluate evolve examine exceed execute exercise expand expedite experiment explain explore extend extract
fabricate facilitate feed fill file finalize find fix fly follow forecast form formulate foster fulfill function fund
gain gather generate give go govern grade greet groom grow guarantee guide
hang handle harvest have head help hire hold host hunt
identify illustrate implement improve increase influence inform initiate innovate input inspect inspire install instruct integrate interact interface interpret interview introduce inventory investigate invoice issue iterate
join justify
keep know
label launch lay lead learn leverage liaise lift listen load locate log look
maintain make manage manufacture map market master maximize measure mediate meet mentor merge migrate mine minimize mitigate model moderate modernize modify monitor motivate mount move multiply
navigate negotiate network nurture
observe obtain offer onboard open operate optimize orchestrate order organize orient originate outline oversee own
pack package paint participate partner patrol pay perform persuade pick pilot pioneer place plan play polish position post practice prepare prescribe present preserve prevent price prioritize problem-solve process procure produce program project promote propose prospect protect prototype prove provide prune publish pull purchase pursue push
qualify query question
raise reach read realize receive recognize recommend reconcile record recruit rectify redesign reduce refactor refer refine register regulate reinforce relate release remain remove render renew repair replace replenish report represent request research resolve respond restock restore retain retrieve return reuse reveal review revise rewrite roll rotate route run
safeguard sample scale schedule scope score screen scrub search secure segment select sell send separate serve service set setup shadow shape share ship shop show simplify simulate slot solicit solve sort source speak specify split sponsor spot staff standardize start steer stand stay stimulate stock store streamline strengthen structure study submit suggest summarize supervise supply support surpass survey sustain synthesize systematize
tackle tailor testify take target teach tell tend test thrive tighten total trace track trade train transcribe transfer transform transition translate transmit transport travel treat triage troubleshoot tune turn tutor type
understand undertake unload update upgrade uphold upsell use utilize
validate verify visit visualize
walk warm warn wash watch wear weigh weld welcome win wire work wrap write`;

const known = new Set(infinitives.trim().split(/\s+/));

/** Words in -ing that name a thing as often as what is done. */
const things = new Set(
  "accounting banking billing briefing building cleaning coding cooking engineering housing lighting manufacturing marketing meeting nursing packaging painting parking planning plumbing purchasing recruiting schooling staffing testing training welding wiring writing".split(
    " ",
  ),
);

/** What follows a verb and seldom a thing of two words. */
const object =
  /^(?:the|an?|our|your|their|its|his|her|all|any|each|every|new|other|with|to|up|that|this|these|those|and|or|how|on|in|as|out)$/i;
const clearObject =
  /^(?:the|an?|our|your|their|all|any|each|every|new|with|to|up|that|this|these|those)$/i;

export function isVerb(word: string): boolean {
  const lower = word.toLowerCase();
  return known.has(lower) || known.has(lower.replace(/^(?:re|co|pre)-?/u, ""));
}

/** "Manages" and "Leading" as "manage" and "lead"; null where the word is no form of a verb. */
export function infinitiveOf(word: string, next: string): string | null {
  const lower = word.toLowerCase();
  if (known.has(lower)) return lower;
  if (/^[\p{Ll}-]+s$/u.test(lower) && !/(?:ss|us|is)$/.test(lower))
    return ofThirdPerson(lower, next);
  if (!/^[\p{Ll}-]{2,}ing$/u.test(lower)) return null;
  if (things.has(lower) && !object.test(next)) return null;
  return stemsOfIng(lower).find((stem) => known.has(stem)) ?? null;
}

function ofThirdPerson(word: string, next: string): string | null {
  if (word === "has") return "have";
  if (word === "is") return "be";
  const stems = [word.slice(0, -1), word.slice(0, -2), `${word.slice(0, -3)}y`];
  const found = stems.find((stem) => known.has(stem) && thirdPersonOf(stem) === word);
  if (found !== undefined || !clearObject.test(next) || word === "sales") return found ?? null;
  return word.endsWith("ies")
    ? (stems[2] ?? null)
    : /(?:ss|sh|ch|x|zz)es$/.test(word)
      ? (stems[1] ?? null)
      : (stems[0] ?? null);
}

function thirdPersonOf(stem: string): string {
  if (/[^aeiou]y$/.test(stem)) return `${stem.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z|o)$/.test(stem) ? `${stem}es` : `${stem}s`;
}

function stemsOfIng(word: string): string[] {
  const stem = word.slice(0, -3);
  const single = /([^aeiou])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
  return [stem, `${stem}e`, ...single];
}
