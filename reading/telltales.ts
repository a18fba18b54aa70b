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
  return hasPhrase(onPages, text) || asksApplicants(text) || ofTalk.test(text);
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
  return (said.toLowerCase().match(/\p{L}+/gu) ?? []).some(
    (word) => allNames.has(word) && !rarelyPeople.has(word),
  );
}

const mostSigns = 2_000;

function hasPhrase(phrases: readonly Phrase[], text: string): boolean {
  const said = ` ${text.toLowerCase().replaceAll("’", "'")} `;
  return phrases.some(({ words, isStem }) => {
    const at = said.indexOf(words);
    if (at === -1 || isLetter(said.charAt(at - 1))) return false;
    return isStem || !isLetter(said.charAt(at + words.length));
  });
}

function isLetter(sign: string): boolean {
  return sign !== sign.toUpperCase();
}
