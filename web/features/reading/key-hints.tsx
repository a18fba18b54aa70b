import { memo } from "react";
import type { TextReading } from "#contract/reading.ts";
import { Key } from "#web/ui/layout/key.tsx";
import { turnSingleKeys } from "#web/ui/hooks/single-keys.ts";

type KeyHintsProps = {
  kind: TextReading["kind"];
  heading: "h2" | "h3";
  unconfirmed: number;
  areKeysOn: boolean;
  onConfirmAll: () => void;
};

const linkStyle =
  "min-h-6 font-[560] whitespace-nowrap text-blue hover:underline hover:underline-offset-[3px]";

/** Above the text: what it is, and the keys that work on its lines. */
export const KeyHints = memo(function KeyHints(props: KeyHintsProps) {
  const { kind, heading: Heading, unconfirmed, areKeysOn, onConfirmAll } = props;
  const isNotes = kind === "notes";
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 px-5 pt-2 pb-2.5 text-[0.8125rem] text-ink-3 max-tablet:px-4">
      <Heading className="font-[560] text-ink-2">{isNotes ? "Your notes" : "Your text"}</Heading>
      {isNotes && <span>candidates never see unconfirmed lines</span>}
      {unconfirmed > 0 && (
        <button className={`${linkStyle} max-tablet:min-h-10`} type="button" onClick={onConfirmAll}>
          Confirm all {unconfirmed}
        </button>
      )}
      <span className="ml-auto flex items-center gap-2.5 max-tablet:hidden">
        <Hint keys={areKeysOn ? ["J", "K"] : ["↓", "↑"]} text="next, previous" />
        <Hint keys={["↵"]} text="move" />
        {areKeysOn && isNotes && <Hint keys={["Y"]} text="confirm" />}
        {areKeysOn && <Hint keys={["Z"]} text="undo" />}
        <button
          aria-checked={areKeysOn}
          aria-label="Keys on/off, single letters"
          className={linkStyle}
          role="switch"
          type="button"
          onClick={() => turnSingleKeys(!areKeysOn)}
        >
          Keys <Side isOn={areKeysOn}>on</Side>
          <span className="font-normal text-ink-3">/</span>
          <Side isOn={!areKeysOn}>off</Side>
        </button>
      </span>
    </div>
  );
});

function Side({ isOn, children }: { isOn: boolean; children: string }) {
  return isOn ? (
    <b className="font-[620] underline underline-offset-[3px]">{children}</b>
  ) : (
    <span className="font-normal text-ink-3">{children}</span>
  );
}

function Hint({ keys, text }: { keys: readonly string[]; text: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      {keys.map((key) => (
        <Key key={key}>{key}</Key>
      ))}
      {text}
    </span>
  );
}
