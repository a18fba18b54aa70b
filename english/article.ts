/** Letters whose names begin with a vowel sound: an RN, an MRI. */
const vowelLetters = /^[AEFHILMNORSX]/;
const vowelSound =
  /^(?:[aeio]|u(?!ni(?![mn])|s[aeiu]|til|ro|[bpkt][aeiu])|ho(?:ur|nest|nor)|heir|8|11\b|18\b)/i;
const consonantSound = /^(?:eu|ewe|one\b|once\b)/i;
/** Capitals that people say as a word. */
const saidAsWords = new Set([
  "FIFO",
  "FINRA",
  "HEDIS",
  "HIPAA",
  "LAN",
  "LEED",
  "MICU",
  "NICU",
  "SICU",
  "SIEM",
  "SOX",
  "SWAT",
]);

/** "an ICU nurse", "a NICU nurse", "a user researcher", "an hourly job". */
export function withArticle(phrase: string): string {
  return `${startsWithVowelSound(phrase) ? "an" : "a"} ${phrase}`;
}

function startsWithVowelSound(phrase: string): boolean {
  const word = phrase.split(/[^A-Za-z0-9]/, 1)[0] ?? "";
  const isSpelled = /^[A-Z]{1,4}\d*$/.test(word) && !saidAsWords.has(word);
  if (isSpelled) return vowelLetters.test(word);
  return vowelSound.test(phrase) && !consonantSound.test(phrase);
}
