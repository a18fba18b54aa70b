import { useCallback, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from "react";
import { limits } from "#contract/limits.ts";
import { addTag, suggestTags } from "#web/ui/tags/tag-list.ts";
import { useEscapeFirst } from "#web/ui/dialog/use-escape-first.ts";

type TagEntry = {
  tags: readonly string[];
  max: number;
  suggestions: readonly string[];
  onChange: (tags: string[]) => void;
};

const none = -1;

/** The typing side of a tag field: keys, suggestions, and what is said about a refused tag (spec §5). */
export function useTagEntry({ tags, max, suggestions, onChange }: TagEntry) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(none);
  const [note, setNote] = useState<string>();
  const isFull = tags.length >= max;
  const offered = isFull ? [] : suggestTags(suggestions, tags, typed, limits.suggestionsShown);
  const isListOpen = isOpen && offered.length > 0;
  const close = useCallback(() => setIsOpen(false), []);
  useEscapeFirst(isListOpen, close);

  const add = (tag: string) => {
    const outcome = addTag(tags, tag, max);
    setActiveIndex(none);
    setNote(outcome.kind === "duplicate" ? `“${outcome.tag}” is already in the list.` : undefined);
    if (outcome.kind !== "added") return;
    setTyped("");
    onChange(outcome.tags);
  };
  const remove = (tag: string) => {
    setNote(undefined);
    onChange(tags.filter((other) => other !== tag));
    input.current?.focus();
  };
  const move = (step: number) => {
    setIsOpen(true);
    if (offered.length === 0) return;
    setActiveIndex((index) => (index + step + offered.length) % offered.length);
  };
  const handleKey = (event: KeyboardEvent) => {
    // Enter that ends the composing of a letter belongs to the keyboard, not to us.
    if (event.nativeEvent.isComposing) return;
    const last = tags.at(-1);
    if (event.key === "Enter") {
      event.preventDefault();
      add((isListOpen && offered[activeIndex]) || typed);
    } else if (event.key === "Backspace" && typed === "" && last !== undefined) remove(last);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : none);
    }
  };
  const isActive = isListOpen && activeIndex !== none;
  return {
    note,
    isFull,
    isListOpen,
    list: {
      suggestions: offered,
      box: { id: listId, role: "listbox" },
      lineOf: (index: number) => ({
        id: `${listId}-${index}`,
        role: "option",
        "aria-selected": index === activeIndex,
        onMouseDown: (event: MouseEvent) => {
          event.preventDefault();
          add(offered[index] ?? "");
        },
      }),
    },
    remove,
    entry: {
      ref: input,
      role: "combobox",
      "aria-autocomplete": "list" as const,
      "aria-expanded": isListOpen,
      "aria-controls": isListOpen ? listId : undefined,
      "aria-activedescendant": isActive ? `${listId}-${activeIndex}` : undefined,
      value: typed,
      onChange: (event: { target: { value: string } }) => {
        setTyped(event.target.value);
        setNote(undefined);
        setActiveIndex(none);
        setIsOpen(true);
      },
      onFocus: () => setIsOpen(true),
      onClick: () => setIsOpen(true),
      onBlur: () => {
        close();
        add(typed);
      },
      onKeyDown: handleKey,
    },
  };
}

export type TagSuggestionList = ReturnType<typeof useTagEntry>["list"];
