import small from "#reading/data/small-words.json" with { type: "json" };
import { trimSigns, wordsOf } from "#reading/values/signs.ts";

/** Of German, French, Spanish and Dutch, whose postings are read as well; "extern" names no job. */
const abroad =
  "der die das ein eine und oder mit für bei im zum zur als le la les un une et ou avec pour chez en des du au aux el los las una y o con para por de del al het een of met voor bij van op te extern";
const functionWords = new Set([...small, ...abroad.split(" "), "the", "of", "or", "and", "to"]);

/** Whether words name a job: "Para" and "En Extern" do not. */
export function isTitle(words: string): boolean {
  return wordsOf(words).some((word) => {
    const plain = trimSigns(word).toLowerCase();
    return plain !== "" && !functionWords.has(plain);
  });
}
