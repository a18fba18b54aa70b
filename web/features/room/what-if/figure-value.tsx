import type { Figure } from "#web/features/room/what-if/figures.ts";

const loud = "font-display text-h3 leading-[1.3] font-[640] tracking-[-0.025em] whitespace-nowrap";

type FigureValueProps = { figure: Figure; quietStyle: string };

/** What a figure is, after what it was. */
export function FigureValue({ figure, quietStyle }: FigureValueProps) {
  return (
    <dd className={figure.isQuiet ? quietStyle : loud}>
      {figure.before !== undefined && (
        <span className="font-[560] text-ink-3">{figure.before} → </span>
      )}
      {figure.value}
    </dd>
  );
}
