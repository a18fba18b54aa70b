const comments = [
  ["<!--", "-->"],
  ["{% comment", "{% endcomment"],
] as const;

/** The text with what a page's source hides from its readers blanked out, one sign for one sign. */
export function hideComments(text: string): string {
  return comments.reduce((shown, [open, close]) => hide(shown, open, close), text);
}

function hide(text: string, open: string, close: string): string {
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const start = text.indexOf(open, from);
    const end = start === -1 ? -1 : text.indexOf(close, start);
    if (end === -1) break;
    const hidden = text
      .slice(start, end + close.length)
      .replaceAll(/[^\n]/gu, (sign) => " ".repeat(sign.length));
    parts.push(text.slice(from, start), hidden);
    from = end + close.length;
  }
  return from === 0 ? text : parts.join("") + text.slice(from);
}
