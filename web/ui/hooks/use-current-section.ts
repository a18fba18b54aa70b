import { useEffect, useState } from "react";

/** The last section whose heading has passed the upper third of the window. */
export function useCurrentSection(entries: readonly { id: string }[]): string | undefined {
  const [currentId, setCurrentId] = useState(entries[0]?.id);
  const ids = entries.map(({ id }) => id).join(" ");
  useEffect(() => {
    const update = () => {
      const all = ids.split(" ");
      const isAtEnd = window.innerHeight + window.scrollY >= document.body.scrollHeight - 2;
      const passed = all.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < window.innerHeight / 3;
      });
      const isScrolled = window.scrollY > 0;
      setCurrentId(isAtEnd && isScrolled ? all.at(-1) : (passed.at(-1) ?? all[0]));
    };
    update();
    window.addEventListener("scroll", update, { passive: true });
    window.addEventListener("resize", update);
    return () => {
      window.removeEventListener("scroll", update);
      window.removeEventListener("resize", update);
    };
  }, [ids]);
  return currentId;
}
