import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from "react";
import { useLocation } from "react-router";
import { linkedSection } from "#web/features/reader/section/linked-section.ts";

/** Below the sticky bar. */
const topPx = 120;

function sectionTop(page: HTMLElement, id: string): number | undefined {
  const section = document.getElementById(id);
  return section
    ? section.getBoundingClientRect().top - page.getBoundingClientRect().top
    : undefined;
}

/** Of the last sections, which cannot come up to the top, the one that has the focus and is in sight. */
function focusedIn(page: HTMLElement, ids: readonly string[]): string | undefined {
  const id = document.activeElement?.closest("section[id]")?.id;
  const top = id !== undefined && ids.includes(id) ? sectionTop(page, id) : undefined;
  return top !== undefined && top > 0 && top < page.clientHeight ? id : undefined;
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

  const isShown = useRef(true);
  // At once, not after painting: the next report's sections say nothing about the place in this one.
  useLayoutEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  useEffect(() => {
    const element = page.current;
    if (!element) return undefined;
    const all = ids.split("\n");
    const update = () => {
      if (!isShown.current) return;
      const room = element.scrollHeight - element.clientHeight;
      const isAtEnd = element.scrollTop >= room - 2;
      const passed = all.filter((id) => (sectionTop(element, id) ?? Infinity) < topPx + 40);
      const passedId = passed.at(-1) ?? all[0];
      const lastId = room > 0 ? all.at(-1) : passedId;
      const currentId = isAtEnd ? (focusedIn(element, all) ?? lastId) : passedId;
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
    element.addEventListener("focusin", onScroll);
    window.addEventListener("resize", onScroll);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener("scroll", onScroll);
      element.removeEventListener("focusin", onScroll);
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

/** Moves to a section as its link in the contents does: its heading or row is focused, the address says so. */
export function goToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  section.scrollIntoView({ block: "start" });
  const heading = section.querySelector<HTMLElement>("h3");
  (heading?.querySelector("button") ?? heading)?.focus({ preventScroll: true });
  window.history.replaceState(window.history.state, "", `#${id}`);
}

/** Opens a section and goes there: from the contents, or because the address names another one now. */
export function useOpenedSection(ids: readonly string[], open: (id: string) => void) {
  const [target, setTarget] = useState<{ id: string }>();
  // After it stands open: a page of folded rows may be too short to scroll to it.
  useEffect(() => {
    if (target) goToSection(target.id);
  }, [target]);
  const go = (id: string) => {
    open(id);
    setTarget({ id });
  };
  const { key, hash } = useLocation();
  const [followed, setFollowed] = useState(key);
  if (key !== followed) {
    setFollowed(key);
    const id = linkedSection(hash, ids);
    if (id !== undefined) go(id);
  }
  return go;
}

/** Where somebody was in a report: a section, and how far below its top. */
type ReadingPlace = { sectionId: string; offsetPx: number };

const storageKey = "readingPlaces";
const mostKept = 50;

function readPlaces(): [outputId: number, place: ReadingPlace][] {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? "[]") as [number, ReadingPlace][];
  } catch {
    return [];
  }
}

function findReadingPlace(outputId: number): ReadingPlace | undefined {
  return readPlaces().find(([id]) => id === outputId)?.[1];
}

/** Kept in this browser, for the reports read last. */
function keepReadingPlace(outputId: number, place: ReadingPlace): void {
  const others = readPlaces().filter(([id]) => id !== outputId);
  try {
    localStorage.setItem(
      storageKey,
      JSON.stringify([[outputId, place], ...others].slice(0, mostKept)),
    );
  } catch {
    // A full or closed storage costs the place, nothing else.
  }
}
