import type { KitGlance } from "#tools/report/glance.ts";

type ChannelChipsProps = { kit: KitGlance };

export function ChannelChips({ kit }: ChannelChipsProps) {
  return (
    <ul className="flex flex-wrap items-center gap-1.5 text-tiny font-[560]">
      {kit.channels.map((channel) => (
        <li key={channel} className="rounded-[5px] bg-blue-wash px-2 py-[5px] text-blue">
          {channel}
        </li>
      ))}
      {kit.strings > 0 && (
        <li className="rounded-[5px] border border-line px-2 py-1 font-mono text-ink-2">
          {kit.strings} search strings
        </li>
      )}
    </ul>
  );
}
