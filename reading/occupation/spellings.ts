import spellings from "#reading/data/title-spellings.json" with { type: "json" };

/** Two words that are one; a map, because a title may hold words such as "constructor". */
export const joined: ReadonlyMap<string, string> = new Map(Object.entries(spellings.joined));

/** One spelling for short forms, variants of English and words for women and men. */
export const spelled: ReadonlyMap<string, string> = new Map(Object.entries(spellings.spelled));
