import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { lengths } from "#contract/limits.ts";
import { controlStyle } from "#web/ui/form/control-style.ts";
import { Key } from "#web/ui/layout/key.tsx";
import { useSingleKeys } from "#web/ui/hooks/single-keys.ts";

type JobFilterInputProps = { q: string; onChange: (q: string) => void };

const pauseMs = 250;

/** Words to look for; asked for once the typing pauses. `/` brings the cursor here. */
export function JobFilterInput({ q, onChange }: JobFilterInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef(q);
  const [typed, setTyped] = useState(q);
  useSingleKeys({ "/": () => input.current?.focus() });
  const ask = useEffectEvent(() => {
    asked.current = typed.trim();
    onChange(asked.current);
  });
  useEffect(() => {
    if (typed.trim() === asked.current) return undefined;
    const timer = setTimeout(ask, pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    if (q === asked.current) return;
    asked.current = q;
    setTyped(q);
  }, [q]);
  return (
    <label className="relative flex items-center max-tablet:min-w-0 max-tablet:flex-1 tablet:w-[280px]">
      <span className="sr-only">Filter by title or location</span>
      <Search className="pointer-events-none absolute left-2.5 text-ink-3" />
      <input
        ref={input}
        className={`${controlStyle} h-9 pr-2 pl-8 text-small tablet:pr-9 [&::-webkit-search-cancel-button]:hidden max-tablet:h-11`}
        maxLength={lengths.line}
        placeholder="Filter by title or location"
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute right-2.5 inline-flex max-tablet:hidden"
      >
        <Key>/</Key>
      </span>
    </label>
  );
}
