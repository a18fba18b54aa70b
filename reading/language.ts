import { eld } from "eld/small";

const enough = 6_000;

/** ISO 639-1, "en" for English; English where a text is too short to tell. */
export function readLanguage(text: string): string {
  const said = eld.newInstance().detect(text.slice(0, enough));
  return said.language === "" ? "en" : said.language;
}
