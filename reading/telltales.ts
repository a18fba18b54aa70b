import firstNames from "#reading/data/first-names.json" with { type: "json" };
import moreNames from "#reading/data/more-first-names.json" with { type: "json" };
import furniture from "#reading/data/page-furniture.json" with { type: "json" };
import telltales from "#reading/data/telltales.json" with { type: "json" };

type Phrase = { words: string; isStem: boolean };

/** A star stands for any ending. */
const toPhrase = (one: string): Phrase => ({
  words: one.replace("*", ""),
  isStem: one.endsWith("*"),
});
const inside = telltales.map(toPhrase);
const onPages = furniture.map(toPhrase);
/** Of people, none of them an everyday word. */
export const names: ReadonlySet<string> = new Set(firstNames);
const allNames: ReadonlySet<string> = new Set([...firstNames, ...moreNames]);
/** Towns and brands more often than people. */
const rarelyPeople = new Set(["victoria", "claire", "karen", "henry", "raymond"]);

/** Whether words give away that it must stay inside, whatever place it was given: "stretch to", "don't mention". */
export function hasTelltale(text: string): boolean {
  return hasPhrase(inside, text) || wish.test(text);
}

/** Whom somebody wants by what they are: "African/Coloured female at this level". */
const wish =
  /\b(?:african|coloured|white|black|indian|asian|hispanic|latino|chinese|malay|arab|european)\S* (?:fe)?males?\b|\b(?:fe)?male (?:at|for|in) (?:this|that|the) (?:level|role|seat|job|position)\b/iu;

/** Whether it belongs to the page that a posting was copied from: "Cookie settings". */
export function isFurniture(text: string): boolean {
  return (
    hasPhrase(onPages, text) ||
    asksApplicants(text) ||
    ofTalk.test(text) ||
    toWriter.test(text) ||
    isHeadOfMail(text)
  );
}

/** What is asked of whoever writes, and what was no answer: "Need a few things for the welder ad", "text us lol no". */
const toWriter =
  /^(?:i |we |just ){0,2}(?:need|got|have) (?:a (?:few|couple(?: of)?)|some|more) (?:quick |more )?(?:things|questions|details|answers)\b.{0,80}$|\b(?:lol|haha|jk),? (?:no|nope|just kidding|kidding)[.!]*$|\bjust kidding[.!]*$/iu;

/** "On Tue, Nov 17, 2026 at 9:03 AM Anjali Mehrotra wrote:" stands over what a mail quotes. */
export function isHeadOfMail(text: string): boolean {
  return /^On .{6,160} wrote:$/u.test(text);
}

const equal = String.raw`(?:equal (?:employment )?opportunit\p{L}*|EEOC?|EOE)(?!\p{L})`;
/** "add that we're an equal opportunity employer", "I'll put your EEO line as always", "EEO: the usual line". */
const ordersEqual = [
  String.raw`(?:^|[.,;!?–—-]\s*|\b(?:and|please|pls|also|then|just|can you|could you|i['’]?ll|i will|we['’]?ll|remember to|forget to|forget)\s+)(?:add|put|insert|paste|attach|append|stick|throw|drop|slap|tack|mention|include(?= (?:that|the|our|your|an?|usual|standard)\b))(?!\p{L}).{0,50}${equal}`,
  String.raw`^(?:the |our |your )?${equal}(?: employer)?\s*(?:[:–—-]\s*)?(?:the |our |your |same |usual |standard |normal ){0,2}(?:line|statement|boilerplate|blurb|thing|language|as (?:always|usual)|standard|usual)(?!\p{L})[^.–—-]{0,40}[.!]?$`,
].map((one) => new RegExp(one, "iu"));

/** Whether a line tells the recruiter to speak of equal opportunity, and does not speak of it itself. */
export function ordersEqualLine(text: string): boolean {
  return ordersEqual.some((one) => one.test(text));
}

/** How people begin to talk, and who spoke when: "Hi Lavanya gm", "Wiebke Harmsen 09:18". */
const ofTalk =
  /^(?:(?:hi|hey|hello|dear|good morning|morning)\b,? \p{L}+(?: \p{L}{1,3})?[,!.]?|\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,2}(?: \([^)]{2,20}\))?,? +\d{1,2}:\d{2}(?: ?[AP]M)?)$/u;

const ofForm =
  /^(?:do you have (?:experience (?:in|with)|an? (?:valid|current))\b|(?:will|do|would|are) you\b.{0,60}\bsponsor|are you (?:legally |currently )?(?:authori[sz]ed|eligible|entitled|hispanic|at least \d|an? (?:protected )?veteran)\b|do you identify\b|how many years\b.{0,40}\bdo you have\b|have you (?:ever |previously )?(?:been employed|worked) (?:by|for|here)\b|what (?:is|are) your (?:salary|pay|desired|expected)\b).{0,160}\?/iu;

/** What an application form asks beside a posting: "Will you require sponsorship?" */
function asksApplicants(text: string): boolean {
  return ofForm.test(text);
}

/** "Reports to Denise": who said it is not meant, "Denise: she starts at six". */
export function namesSomebody(text: string): boolean {
  const said = text.slice(0, mostSigns).replace(/^[^:]{2,40}:\s/u, "");
  if (/\b(?:Mr|Mrs|Ms)\b\.? \p{Lu}/u.test(said)) return true;
  const isMixed = /\p{Ll}/u.test(said);
  return [...said.matchAll(/\p{L}+/gu)].some(({ 0: word, index }) => {
    const low = word.toLowerCase();
    if (!allNames.has(low) || rarelyPeople.has(low)) return false;
    const isLetters = isMixed && word.length > 1 && word === word.toUpperCase();
    return !isLetters || !ofPapers.test(said.slice(index + word.length));
  });
}

/** "NATE certification" are letters in a line that is not all capitals, and nobody's name. */
const ofPapers =
  /^[- ]\(?(?:\p{L}+ )?(?:certif\p{L}*|certs?|licen[sc]\p{L}*|accredit\p{L}*|credentials?|qualifi\p{L}*|registr\p{L}*|training|tests?|testing|exams?|cards?|approved|standards?)(?!\p{L})/iu;

const mostSigns = 2_000;

function hasPhrase(phrases: readonly Phrase[], text: string): boolean {
  const said = ` ${text.toLowerCase().replaceAll("’", "'")} `;
  return phrases.some(({ words, isStem }) => {
    const at = said.indexOf(words);
    if (at === -1 || isLetter(said.charAt(at - 1))) return false;
    const next = said.charAt(at + words.length);
    // "under 30" is no "under 300 ms".
    return isStem || !(isLetter(next) || /\d/u.test(next));
  });
}

function isLetter(sign: string): boolean {
  return sign !== sign.toUpperCase();
}
