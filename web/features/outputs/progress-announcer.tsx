import { useEffect, useRef, useState } from "react";
import type { OutputState } from "#contract/output.ts";
import { announcementOf } from "#web/features/outputs/announcement.ts";
import { statusesInOrder } from "#web/ui/feedback/statuses-in-order.ts";

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
