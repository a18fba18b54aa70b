import { useEffect, useRef, useState } from "react";
import type { OutputState, OutputStatus } from "#contract/output.ts";
import { toolTypes } from "#contract/tool-types.ts";
import { tools } from "#tools/tools.ts";
import { statusesInOrder } from "#web/report/states.ts";

type ProgressAnnouncerProps = { outputs: readonly OutputState[] };

/** At most one message in this time; what comes sooner is said with the next. */
const pauseMs = 3_000;

/** Tells people who do not see the cards what was finished; always in the page, so that nothing is missed. */
export function ProgressAnnouncer({ outputs }: ProgressAnnouncerProps) {
  const states = statusesInOrder(outputs).join(" ");
  const said = useRef({ states, atMs: -Infinity });
  const [words, setWords] = useState("");
  useEffect(() => {
    if (states === said.current.states) return undefined;
    const speak = () => {
      const inOrder = (text: string) => text.split(" ") as ReturnType<typeof statusesInOrder>;
      const news = announcementOf(inOrder(said.current.states), inOrder(states));
      said.current = { states, atMs: news ? Date.now() : said.current.atMs };
      if (news) setWords(news);
    };
    const timer = setTimeout(speak, Math.max(0, said.current.atMs + pauseMs - Date.now()));
    return () => clearTimeout(timer);
  }, [states]);
  return <output className="sr-only">{words}</output>;
}

const words: Partial<Record<OutputStatus, string>> = { completed: "completed", failed: "failed" };

/** What is read out when reports were finished or failed: "Market Pulse completed. 3 of 6 reports ready." */
export function announcementOf(
  before: readonly OutputStatus[],
  after: readonly OutputStatus[],
): string {
  const news = toolTypes.flatMap((toolType, place) => {
    const state = after[place];
    const word = state === before[place] ? undefined : state && words[state];
    return word ? [`${tools[toolType].cardName} ${word}.`] : [];
  });
  if (news.length === 0) return "";
  const ready = after.filter((state) => state === "completed").length;
  return `${news.join(" ")} ${ready} of ${after.length} reports ready.`;
}
