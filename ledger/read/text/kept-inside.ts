import { findProtectedDemands } from "#ledger/questions/protected-demands.ts";
import { numberGiven, saidIn, type Said } from "#ledger/read/text/said.ts";
import type { KeptInside } from "#ledger/facts/reading.ts";

/** "can stretch to 115", "Comp approved thru $36.00 w/ VP sign-off". */
const permission =
  /\b(?:stre?t?ch(?:es)?|ceiling|headroom|approv\p{L}+|signs? off|signed off|sign-?off|(?:my|[cs]?vp|c[ef]o) signature|authority|budget(?:ed)?|override)\b/iu;
/** Not the day of "last edits LH 5/6". */
const amount =
  /\$\d|(?<![\d/.-])\d{2,}(?![\d/%-]|\s?(?:years?|yrs?|months?|weeks?|wks?|days?|hours?|hrs?|min(?:ute)?s?|miles?|km|lbs?|pounds|kg|feet|ft|people|ppl|patients|agents|calls|tickets|stops|drops|pages)\b)|\b(?:ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|one-\p{L}+)\b/iu;
/** "Rob will do 108", "I can go twelve"; four days are no amount. */
const wouldPay = new RegExp(
  String.raw`\b(?:can|could|will|would|theyd|hed|\p{L}+['’](?:d|ll)|us) (?:do|go|get|pay)\b(?! \d days).{0,25}(?:${amount.source})`,
  "iu",
);
/** "hard stop at $34.50", "ok to max 33.25". */
const limit = new RegExp(
  String.raw`\b(?:hard stop|max(?:es|imum)?(?: out)?|tops? out|cap(?:ped)?|no (?:higher|more) than|not (?:above|over))\b.{0,12}(?:${amount.source})`,
  "iu",
);
/** What a recruiting firm earns is no business of the client, who reads the brief. */
const ourMargin = /\bbill(?:ing)? rate\b|\bmargin\b|\bmark-?up\b|\bfees?\b|\bspread\b|\bagenc/iu;
/** "NOT Corvane, non-solicit until Sept", "hands off Korbel Medical", "Don't approach Clearwater Mercy". */
const offLimits =
  /\boff[- ]limits\b|\bno[- ]poach|\bnon[- ]?solicit|\bno[- ]hire\b|\bhands off\b|\b(?:do not|don['’]?t|can['’]?t|never) (?:approach|contact|poach|source|recruit)\b/iu;
/** "Nobody from Northline", with the name of a company. */
const nobodyFrom =
  /\b(?:[Nn]obody|[Nn]o ?one|(?:[Nn]ot|[Ss]kip) any(?:body|one)) from (?:the )?\p{Lu}/u;
/** "NOT public yet", "nothing posts with the practice name until the sixteenth". Who has not heard that they leave is not repeated. */
const embargo =
  /\bembargo|\bnot (?:yet )?(?:public|announced)\b|\b(?:isn['’]?t (?:yet )?(?:public|announced)|ha(?:s|ve)(?: not|n['’]?t) (?:been )?announced)\b|\b(?:customers|clients|brokers|staff|board|team) ha(?:s|ve)(?: not|n['’]?t) been told\b|\bconfidential (?:until|posting|search|replacement)\b|\bannouncement\b|\b(?:nothing|do not|don['’]?t) (?:with|posts?|publish|name|say|speak|mention|advertise)\b.{0,60}\b(?:until|till?)\b|\b(?:keep|stays?|hold)\b.{0,40}\b(?:until|till?)\b|\b(?:do not|don['’]?t) (?:post|publish|advertise)\b/iu;
/** Beside what may be said of a company, such a line may speak of people as no page may. */
const ofPeople =
  /\b(?:old(?:er)?|young(?:er)?|age|kids|children|wom[ae]n|girl|boys|church|family|husband|wife|divorce|sick|PIP)\b/iu;

/** Beside who leaves only the sentences are repeated by which the team must act. */
const leaver = /\b(?:backfill|replac\p{L}+|on final|let go|fired|exit(?:s|ed)|quit)\b/iu;

const most = 8;

/** Of the lines that stay inside, those by which the team must act; who left and why is not repeated. */
export function readKeptInside(said: readonly Said[]): KeptInside[] {
  const told = saidIn(said, "internal", "unplaced").flatMap(({ text, quotes }) => {
    if (findProtectedDemands(text).length > 0) return [];
    const parts = leaver.test(text)
      ? text.replaceAll(/^\(|\)$/gu, "").split(/(?<=\p{L}{3}[.!?]) +(?=\p{L})/u)
      : [text];
    return parts.flatMap((part) => {
      const about = topicOf(part);
      return about === null ? [] : [{ about, text: part, quotes }];
    });
  });
  return numberGiven("inside", "Kept inside", told.slice(0, most));
}

const whyOpen =
  /\b(?:backfill|replac(?:e|es|ing|ement)|on final|let go|fired|quit|walked out|resign(?:ed|s)|exit(?:s|ed)|(?:was|were|got|gets) (?:\p{L}+ )?(?:terminated|canned)|we lost|left (?:us|in|after|because|bc)|why (?:it['’]?s )?open)\b/iu;
const notTold =
  /\bconfidential|\b(?:do|does)(?: not|n['’]?t) know\b|\b(?:not|n['’]?t) (?:been )?(?:announced|told)\b|\b(?:do not|don['’]?t|never|not) (?:to )?(?:(?:bring|say|tell|mention|put|repeat)\b|(?:be|for) (?:the )?(?:said|told|post))|\bsay nothing\b|\bbetween us\b|\bkeep (?:it|this|that) (?:here|quiet|inside|between)\b|\boff the record\b/iu;

/** "Rudy quit over on call. dont bring that up": candidates are not told why, and nobody is asked in a way that tells it. */
export function keepsReason(said: readonly Said[]): boolean {
  const lines = saidIn(said, "internal", "unplaced").map(({ text }) => text);
  return lines.some(
    (text, at) =>
      whyOpen.test(text) && [text, lines[at + 1] ?? ""].some((one) => notTold.test(one)),
  );
}

function topicOf(text: string): KeptInside["about"] | null {
  if (ourMargin.test(text) || ofPeople.test(text)) return null;
  if (offLimits.test(text) || nobodyFrom.test(text)) return "offLimits";
  if ((permission.test(text) && amount.test(text)) || wouldPay.test(text)) return "money";
  if (limit.test(text)) return "money";
  return embargo.test(text) ? "embargo" : null;
}
