/** Words, or words that lead to a web address. */
export type Piece = { text: string; url?: string };

const shownAddress = 60;

/** The lines of a text; one that ends in a web address becomes a link that is called by its label and shows its host. */
export function piecesOf(text: string): Piece[][] {
  return text.split("\n").map((line) => {
    const [, label = "", address = ""] = /^(.{0,400}?)(https:\/\/\S{4,2000})$/u.exec(line) ?? [];
    const url = URL.parse(address);
    if (!url) return [{ text: line }];
    const name = label.replace(/:?\s*$/u, "");
    if (name === "") return [{ text: shown(url), url: url.href }];
    return [{ text: name, url: url.href }, { text: ` · ${url.host.replace(/^www\./u, "")}` }];
  });
}

function shown({ host, pathname, search, hash }: URL): string {
  const whole = `${host}${pathname === "/" ? "" : pathname}`;
  const isWhole = search === "" && hash === "" && whole.length <= shownAddress;
  return isWhole ? whole : `${whole.slice(0, shownAddress)}…`;
}
