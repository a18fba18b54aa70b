import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { linkedSection } from "#web/features/reader/linked-section.ts";
import { findReadingPlace, keepReadingPlace } from "#web/features/reader/reading-place.ts";

/** Below the sticky bar. */
const topPx = 120;

function sectionTop(page: HTMLElement, id: string): number | undefined {
  const section = document.getElementById(id);
  return section
    ? section.getBoundingClientRect().top - page.getBoundingClientRect().top
    : undefined;
}

type Reading = { currentId: string | undefined; percent: number };

/** Follows how far a report is read, and returns to the place where it was left. */
export function useReading(
  page: RefObject<HTMLElement | null>,
  outputId: number,
  sectionIds: readonly string[],
): Reading {
  const [reading, setReading] = useState<Reading>({ currentId: sectionIds[0], percent: 0 });
  const ids = sectionIds.join("\n");

  useEffect(() => {
    const element = page.current;
    if (!element) return undefined;
    const all = ids.split("\n");
    const update = () => {
      const room = element.scrollHeight - element.clientHeight;
      const isAtEnd = room > 0 && element.scrollTop >= room - 2;
      const passed = all.filter((id) => (sectionTop(element, id) ?? Infinity) < topPx + 40);
      const currentId = isAtEnd ? all.at(-1) : (passed.at(-1) ?? all[0]);
      const percent = room > 0 ? Math.round((element.scrollTop / room) * 100) : 100;
      setReading((before) =>
        before.currentId === currentId && before.percent === percent
          ? before
          : { currentId, percent },
      );
      if (currentId && element.scrollTop > 0)
        keepReadingPlace(outputId, {
          sectionId: passed.at(-1) ?? currentId,
          offsetPx: -(sectionTop(element, passed.at(-1) ?? currentId) ?? 0),
        });
    };
    let frame = 0;
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    onScroll();
    element.addEventListener("scroll", onScroll, { passive: true });
    window.addEventListener("resize", onScroll);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener("scroll", onScroll);
      window.removeEventListener("resize", onScroll);
    };
  }, [page, outputId, ids]);

  const returnToPlace = useEffectEvent(() => {
    const element = page.current;
    if (!element) return;
    const sectionId = linkedSection(window.location.hash, sectionIds);
    const place = sectionId ? { sectionId, offsetPx: -topPx } : findReadingPlace(outputId);
    const top = place && sectionTop(element, place.sectionId);
    const isKnown = place !== undefined && top !== undefined;
    element.scrollTo({ top: isKnown ? element.scrollTop + top + place.offsetPx : 0 });
  });
  // Only when a report is opened: later changes must not move what is being read.
  useEffect(() => returnToPlace(), []);
  return reading;
}

/** Moves to a section as its link in the contents does: the heading is focused, the address says so. */
export function goToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  section.scrollIntoView({ block: "start" });
  section.querySelector<HTMLElement>("h3")?.focus({ preventScroll: true });
  window.history.replaceState(window.history.state, "", `#${id}`);
}
