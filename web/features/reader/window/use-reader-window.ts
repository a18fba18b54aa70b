import { useEffect, useState, type ComponentType } from "react";
import type { ReaderWindowProps } from "#web/features/reader/window/reader-window.tsx";

type Window = ComponentType<ReaderWindowProps>;

let loaded: Window | undefined;

/** The code that sets a report; asked for ahead, so that a click does not wait for it. */
export async function loadReaderWindow(): Promise<Window> {
  loaded ??= (await import("#web/features/reader/window/reader-window.tsx")).ReaderWindow;
  return loaded;
}

/** The window as soon as it is there; what was loaded ahead stands at once. */
export function useReaderWindow() {
  const [Window, setWindow] = useState<Window | undefined>(() => loaded);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (hasFailed) return;
    loadReaderWindow().then(
      (come) => setWindow(() => come),
      () => setHasFailed(true),
    );
  }, [hasFailed]);
  return { Window, hasFailed, retry: () => setHasFailed(false) };
}
