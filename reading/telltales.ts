import telltales from "#reading/data/telltales.json" with { type: "json" };

/** Words that give away what must stay inside, whatever place their line was given: "stretch to", "don't mention". A star stands for any ending. */
const phrases = telltales.map((one) => ({
  words: one.replace("*", ""),
  isStem: one.endsWith("*"),
}));

export function hasTelltale(text: string): boolean {
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
