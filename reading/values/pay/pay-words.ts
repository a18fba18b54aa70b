import phrases from "#reading/data/pay-words.json" with { type: "json" };

/** What no list of words can say: "a signing" paid by the piece, "or more", "whichever is more", "our drivers make", "under" before a figure. */
const turns: Readonly<Record<string, string>> = {
  signOn: String.raw`(?<!per )\bsigning\b(?: bonus)?`,
  raise: String.raw`(?<!or |is )\bmore\b`,
  average: String.raw`\p{L}s (?:are )?(?:mak|earn|clear|bring|pull)(?:e|s|ing)?\b`,
  other: String.raw`\bunder(?=\s?$)|% of\b`,
};

/** What an amount is for when it is not the base: each group is a role. A star stands for any ending. */
export const extraWords = new RegExp(
  Object.entries(phrases)
    .map(([role, words]) => {
      const all = words.map((word) =>
        word.replaceAll(" ", "[- ]?").replaceAll("*", String.raw`\w*`),
      );
      const turn = turns[role];
      return String.raw`(?<${role}>\b(?:${all.join("|")})\b${turn === undefined ? "" : `|${turn}`})`;
    })
    .join("|"),
  "giu",
);
