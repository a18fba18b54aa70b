import { splitSentences } from "#checks/split-sentences.ts";
import type { Playbook } from "#knowledge/playbook.ts";

/** A shorter rest between two slots could stand anywhere. */
const shortestPart = 15;

/**
 * What a sentence says beyond a message of the playbook: of "I can ask Acme about bonus dates, and we pay one"
 * over "I can ask {company} about bonus dates" it is "Acme, and we pay one".
 */
export function beyondPlaybook({ later, firstContact }: Playbook): (sentence: string) => string {
  const { call, text, opening, ask } = firstContact;
  const messages = [...later, call, text].map(({ say }) => say);
  const known = [...messages, ...opening, ...ask]
    .flatMap((message) => splitSentences(message).map((sentence) => partsOf(sentence.text)))
    .filter((parts) => parts.some((part) => part.length >= shortestPart));
  return (sentence) => {
    const small = sentence.toLowerCase();
    const found = known.find((parts) => parts.every((part) => small.includes(part)));
    return found?.reduce((rest, part) => rest.replace(part, " "), small) ?? sentence;
  };
}

function partsOf(sentence: string): string[] {
  return sentence
    .toLowerCase()
    .split(/\{[a-z_]+\}/u)
    .map((part) => part.replaceAll(/^[\s,.:]+|[\s,.:]+$/gu, ""))
    .filter((part) => part.length > 2);
}
