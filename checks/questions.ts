import type { ToolType } from "#contract/output.ts";
import type { Playbook } from "#knowledge/playbook.ts";
import type { Finding } from "#contract/examination.ts";
import { shorten } from "#checks/check.ts";
import { matchPhrases } from "#checks/phrases.ts";
import { type RefusedTopic, refusedTopics } from "#checks/refused-topics.ts";
import { findSentences } from "#english/sentences.ts";
import { splitWords } from "#english/words.ts";
import type { Walked } from "#contract/walk.ts";

/** The one field that quotes what must not be asked. */
const quotedAsForbidden = /^interviewCoach\.doNotAsk\[\d+\]\.doNotAsk\b/u;

/** A sentence that warns of the question, or reports that somebody else's text asks it, does not ask it. */
const warnsOfIt =
  /\b(?:never|not|don['’]t|without|avoid|avoids|nobody|no one|stop|refrain from|instead of|tempts?(?: people)? to)\b[^.?!]{0,40}\b(?:ask\w*|request\w*|record\w*|rais\w*|discuss\w*|mention\w*|touch\w*|inquir\w*|scor\w*|look\w* up|enter\w*|store\w*|need\w* to know)\b|\b(?:delet|remov|strik|cross)\w*\b|\b(?:posting|description|jd|text|form|law|rule|line)(?: itself)? (?:asks|asked|bars|forbids|demands|says)\b|\b(?:barred|unlawful|illegal|off limits|never past pay)\b|\bnot (?:needed|required|necessary)\b/iu;

type Trap = Playbook["doNotAsk"][number];

const fewestTrapWords = 4;
const trapWhy = "It tempts people in this kind of work and is not theirs to ask.";

/** What a sentence must not ask: the topics of the law, and the traps of this kind of work in their own words. */
function refusals(traps: readonly Trap[]): readonly RefusedTopic[] {
  const own = traps.flatMap(({ topic, no, instead }): RefusedTopic[] => {
    const questions = no
      .split(/[.?!]/u)
      .map(splitWords)
      .filter((words) => words.length >= fewestTrapWords)
      .map((words) => words.join(" "));
    if (questions.length === 0) return [];
    return [{ topic, severity: "high", refuse: matchPhrases(questions), why: trapWhy, instead }];
  });
  return [...refusedTopics, ...own];
}

type Asker = (text: string, about: { tool: ToolType | null; where: string }) => Finding[];

/** Finds questions and demands that must not be put to a candidate, each with the lawful form. */
export function findRefusedQuestions(traps: readonly Trap[] = []): Asker {
  const topics = refusals(traps);
  return (text, about) => {
    if (!topics.some(({ refuse }) => refuse.test(text))) return [];
    return findSentences(text).flatMap((sentence) => {
      if (warnsOfIt.test(sentence.text)) return [];
      const topic = topics.find((each) => isAbout(each, sentence.text));
      return topic === undefined
        ? []
        : [
            {
              ...about,
              ...toFinding(topic, sentence.text),
              start: sentence.start,
              end: sentence.end,
            },
          ];
    });
  };
}

function isAbout({ refuse, allow }: RefusedTopic, sentence: string): boolean {
  return refuse.test(sentence) && !(allow?.test(sentence) ?? false);
}

function toFinding({ topic, severity, why, instead }: RefusedTopic, sentence: string) {
  return {
    rule: "questions.refused",
    severity,
    quote: shorten(sentence),
    what: `This asks about ${topic}.`,
    why: `${why} Not legal advice.`,
    citation: null,
    fix: instead,
  };
}

export function checkQuestions(find: Asker, tool: ToolType, walked: Walked): Finding[] {
  return walked.strings
    .filter(({ path }) => !quotedAsForbidden.test(path))
    .flatMap(({ path, text }) => find(text, { tool, where: path }));
}
