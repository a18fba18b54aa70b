import { keyOfText } from "#ledger/read/text/said.ts";

/** All that goes on in the same way after some words (a suffix automaton of whole words). */
type State = { next: Map<string, State>; link: State | undefined; length: number };

/**
 * Tells whether words stand in one of the texts, whole and one after another, case and signs aside. Takes time once for the
 * texts and then for the words asked about, so every row of a long form can be looked for in every line of a long text.
 */
export function wordsIn(texts: Iterable<string>): (words: string) => boolean {
  const root: State = { next: new Map(), link: undefined, length: 0 };

  function append(last: State, word: string): State {
    const state: State = { next: new Map(), link: root, length: last.length + 1 };
    let at: State | undefined = last;
    for (; at && !at.next.has(word); at = at.link) at.next.set(word, state);
    const known = at?.next.get(word);
    if (!at || !known) return state;
    state.link = known;
    if (known.length > at.length + 1) {
      const copy: State = { ...known, next: new Map(known.next), length: at.length + 1 };
      for (; at?.next.get(word) === known; at = at.link) at.next.set(word, copy);
      known.link = copy;
      state.link = copy;
    }
    return state;
  }

  let last = root;
  for (const text of texts) {
    for (const word of wordsOf(text)) last = append(last, word);
    // No word is empty: nothing asked about goes over from one text to the next.
    last = append(last, "");
  }
  return (words) => {
    let at: State | undefined = root;
    for (const word of wordsOf(words)) at = at?.next.get(word);
    return at !== undefined && at !== root;
  };
}

function wordsOf(text: string): string[] {
  return keyOfText(text)
    .split(" ")
    .filter((word) => word !== "");
}
