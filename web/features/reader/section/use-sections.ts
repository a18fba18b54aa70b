import { useMemo } from "react";
import type { Output } from "#contract/output.ts";
import { walkReport } from "#contract/walk.ts";
import { briefOf, type Brief } from "#tools/briefs.ts";
import { tools } from "#tools/tools.ts";
import { whyUnreadable, readSections } from "#web/features/reader/section/sections.ts";

type Written = Readonly<Record<string, unknown>> | undefined;

/** What is read of a report, in the order it stands on the page: the brief, then its rows. */
export function useSections({ toolType, content, status }: Output, written: Written) {
  const tool = tools[toolType];
  const isUnderWay = content === null && status === "processing" && written !== undefined;
  const unreadable = isUnderWay ? undefined : whyUnreadable(tool, content);
  const isRead = content !== null && unreadable === undefined;
  const brief = useMemo(
    () => (isRead ? briefOf(tool, content) : undefined),
    [tool, content, isRead],
  );
  const sections = useMemo(() => {
    if (isUnderWay) return readSections(tool, { ...written });
    return isRead ? readSections(tool, content) : [];
  }, [tool, content, written, isUnderWay, isRead]);
  const minutes = useMemo(() => {
    const all = Object.fromEntries(sections.map(({ key, value }) => [key, value]));
    return { brief: 1, all: readMinutes(all) };
  }, [sections]);
  const sizes = useMemo(() => sizesOf(brief), [brief]);
  return { unreadable, brief, sections, minutes, sizes };
}

function sizesOf(brief: Brief | undefined): ReadonlyMap<string, number> {
  return new Map((brief?.rows ?? []).map(({ key, size }) => [key, size]));
}

const wordsPerMinute = 230;

/** How long a report takes to read, at least one minute. */
function readMinutes(sections: Readonly<Record<string, unknown>>): number {
  const { strings } = walkReport("report", sections);
  const words = strings.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);
  return Math.max(1, Math.round(words / wordsPerMinute));
}
