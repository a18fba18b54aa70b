/** Signs that open a list entry in some font or other; Symbol and Wingdings keep theirs in a private area. */
const bulletSigns = "•·◦▪▫‣⁃●○■□◆◇►▶➢➤✓✔❖\uf0a7\uf0b7\uf0d8\uf0fc\uf076";

const opener = `[${bulletSigns}*–—-]|\\(?\\d{1,2}[.)]|[a-z][.)]`;

/** A bullet or a number that stands alone, with its text at a distance. */
export const loneListSign = new RegExp(`^(?:${opener})$`, "u");

/** A line that begins a list entry. */
export const listStart = new RegExp(`^(?:${opener})\\s`, "u");

/** What a line's bullet is replaced by a dash from: its sign, or a plain sign that is set apart by a tab. */
export const bullet = new RegExp(
  `^[ \\t]{0,100}(?:[${bulletSigns}][ \\t\u00a0]{0,100}|[-–—*o][ \u00a0]{0,100}\\t[ \\t]{0,100})`,
  "u",
);
