import { lazy } from "react";
import { FigureValue } from "#web/features/room/what-if/figure-value.tsx";
import type { Figure } from "#web/features/room/what-if/figures.ts";
import type { WhatIfState } from "#web/features/room/what-if/use-what-if.ts";
import { Button } from "#web/ui/button/button.tsx";
import { OnDemand } from "#web/ui/hooks/on-demand.tsx";

const load = () => import("#web/features/room/what-if/what-if-sheet.tsx");
const WhatIfSheet = lazy(async () => ({ default: (await load()).WhatIfSheet }));

type WhatIfStripProps = { whatIf: WhatIfState; asker: string };

/** On a phone: the two live figures, and What if as a sheet. */
export function WhatIfStrip({ whatIf, asker }: WhatIfStripProps) {
  const { words, percentile } = whatIf.figures;
  const button = <Button className="ml-auto h-11!">What if</Button>;
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 flex items-end gap-3.5 border-t border-line bg-surface px-4 pt-2.5 pb-[max(16px,env(safe-area-inset-bottom))]">
      <dl className="flex min-w-0 items-end gap-[18px]">
        <StripFigure figure={words} term="Words every search must match" />
        {whatIf.controls.pay && <StripFigure figure={percentile} term="Pay percentile" />}
      </dl>
      <OnDemand button={button} load={load} opens="dialog">
        {(trigger) => <WhatIfSheet asker={asker} trigger={trigger} whatIf={whatIf} />}
      </OnDemand>
    </div>
  );
}

function StripFigure({ figure, term }: { figure: Figure; term: string }) {
  return (
    <div className="min-w-0">
      <dt className="max-w-[8.5em] text-tiny leading-[1.25] text-ink-3">{term}</dt>
      <FigureValue figure={figure} quietStyle="text-small text-ink-3" />
    </div>
  );
}
