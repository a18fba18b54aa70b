export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "a, b and c". */
export function joinAnd(words: readonly string[]): string {
  return join(words, "and");
}

/** "a, b or c". */
export function joinOr(words: readonly string[]): string {
  return join(words, "or");
}

function join(words: readonly string[], last: string): string {
  if (words.length < 2) return words[0] ?? "";
  return `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}

/** The plural of a title: its head noun, also before "of", "for", a comma or a level. */
export function pluralise(title: string): string {
  const cut =
    /\s(?:of|for|to|in|at|with)\s|,\s|\s\(|\s[–—-]\s|\s(?:I{1,3}|IV|V|\d)$/u.exec(title)?.index ??
    title.length;
  const head = title.slice(0, cut);
  const at = head.lastIndexOf(" ") + 1;
  return head.slice(0, at) + pluraliseWord(head.slice(at)) + title.slice(cut);
}

function pluraliseWord(word: string): string {
  if (word === "" || /staff$/iu.test(word)) return word;
  if (/person$/iu.test(word)) return `${word.slice(0, -6)}${word.slice(-6, -5)}eople`;
  if (/[^aeiou]y$/iu.test(word)) return `${word.slice(0, -1)}ies`;
  if (word.endsWith("man")) return `${word.slice(0, -3)}men`;
  return /(?:s|x|z|ch|sh)$/u.test(word) ? `${word}es` : `${word}s`;
}

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

/** "the United States", "Columbus, OH", "the Southern Ohio nonmetropolitan area": a place after "in". */
export function placeInText(name: string): string {
  return name === "United States" || name.endsWith(" area") ? `the ${name}` : name;
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}'&+#]*/gu;

/** Lower-case words; a hyphen parts two. */
export function splitWords(text: string): string[] {
  return text.toLowerCase().replaceAll("’", "'").match(wordPattern) ?? [];
}
