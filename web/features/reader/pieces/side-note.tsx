import { Words } from "#web/features/reader/pieces/words.tsx";

type SideNoteProps = { text: string };

/** The one thing of a section to notice. */
export function SideNote({ text }: SideNoteProps) {
  return (
    <p className="flex gap-3 rounded-card bg-marker-wash px-4 py-3.5 text-[0.96875rem] leading-[1.45] text-ink-1 before:w-[5px] before:flex-none before:rounded-[3px] before:bg-marker">
      <span>
        <Words text={text} />
      </span>
    </p>
  );
}
