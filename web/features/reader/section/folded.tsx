import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from "react";

type FoldedProps = {
  isOpen: boolean;
  /** The browser's own search found words in it. */
  onFound: () => void;
  children: ReactNode;
};

/** What stands in a row: folded it is out of sight, and the browser's search still finds it and opens it. */
export function Folded({ isOpen, onFound, children }: FoldedProps) {
  const folded = useRef<HTMLDivElement>(null);
  const find = useEffectEvent(onFound);
  useLayoutEffect(() => {
    if (isOpen) folded.current?.removeAttribute("hidden");
    else folded.current?.setAttribute("hidden", "until-found");
  }, [isOpen]);
  useEffect(() => {
    const element = folded.current;
    const onMatch = () => find();
    element?.addEventListener("beforematch", onMatch);
    return () => element?.removeEventListener("beforematch", onMatch);
  }, []);
  return <div ref={folded}>{children}</div>;
}
