import { useState, useEffect, useRef, type ReactNode } from "react";
import { ReportTable } from "#web/features/reader/value/report-table.tsx";
import { Button } from "#web/ui/button/button.tsx";

type ChartFigureProps = {
  title: string;
  note?: string;
  table: { columns: readonly string[]; rows: readonly (readonly string[])[] };
  children: ReactNode;
};

/** A chart under the finding it shows, and the same figures as a table. */
export function ChartFigure({ title, note, table, children }: ChartFigureProps) {
  const [isTable, setIsTable] = useState(false);
  return (
    <figure className="break-inside-avoid">
      <figcaption className="mb-2.5 flex flex-wrap items-center justify-between gap-x-3 text-body font-[600] text-ink-1">
        {title}
        <span className="print:hidden">
          <Button
            aria-pressed={isTable}
            look="quiet"
            size="small"
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? "View as chart" : "View as table"}
          </Button>
        </span>
      </figcaption>
      {isTable ? <ReportTable caption={title} {...table} /> : children}
      {note && <p className="mt-2 text-meta text-ink-3">{note}</p>}
    </figure>
  );
}

/** What makes a drawing one picture with one sentence; SVG has no tag of its own for it. */
export function pictureOf(sentence: string) {
  return { role: "img", "aria-label": sentence } as const;
}

const usualWidth = 720;

/** How wide an element is, so that a chart draws its text at its own size on every screen. */
export function useWidth<Element extends HTMLElement>() {
  const element = useRef<Element>(null);
  const [width, setWidth] = useState(usualWidth);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, width };
}
