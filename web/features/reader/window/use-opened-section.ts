import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { linkedSection } from "#web/features/reader/section/linked-section.ts";
import { goToSection } from "#web/features/reader/window/use-reading.ts";

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
