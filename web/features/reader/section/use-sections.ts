import { useMemo } from "react";
import type { Output } from "#contract/output.ts";
import { briefOf, type Brief } from "#tools/briefs.ts";
import { tools } from "#tools/tools.ts";
import { readMinutes } from "#web/features/reader/window/read-minutes.ts";
import {
  oddityOf,
  readSections,
  type ReaderSection,
} from "#web/features/reader/section/sections.ts";

type Written = Readonly<Record<string, unknown>> | undefined;

/** What is read of a report, in the order it stands on the page: the brief, its artefact, then the rows. */
export function useSections({ toolType, content, status }: Output, written: Written) {
  const tool = tools[toolType];
  const isUnderWay = content === null && status === "processing" && written !== undefined;
  const oddity = isUnderWay ? undefined : oddityOf(tool, content);
  const isRead = content !== null && oddity === undefined;
  const brief = useMemo(
    () => (isRead ? briefOf(tool, content) : undefined),
    [tool, content, isRead],
  );
  const sections = useMemo(() => {
    if (isUnderWay) return readSections(tool, { ...written });
    return isRead ? inOrder(readSections(tool, content), brief) : [];
  }, [tool, content, written, isUnderWay, isRead, brief]);
  const minutes = useMemo(() => {
    const all = Object.fromEntries(sections.map(({ key, value }) => [key, value]));
    return { brief: 1, all: readMinutes(all) };
  }, [sections]);
  const sizes = useMemo(() => sizesOf(brief), [brief]);
  return { oddity, brief, sections, minutes, sizes };
}

function inOrder(sections: readonly ReaderSection[], brief: Brief | undefined): ReaderSection[] {
  const rank = ({ key, isOpening }: ReaderSection) =>
    isOpening ? 0 : key === brief?.artefact?.key ? 1 : 2;
  return sections.toSorted((one, other) => rank(one) - rank(other));
}

function sizesOf(brief: Brief | undefined): ReadonlyMap<string, number> {
  const rows = [...(brief?.rows ?? []), ...(brief?.artefact ? [brief.artefact] : [])];
  return new Map(rows.map(({ key, size }) => [key, size]));
}
