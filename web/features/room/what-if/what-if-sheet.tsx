import type { ReactNode } from "react";
import { WhatIfPanel } from "#web/features/room/what-if/what-if-panel.tsx";
import type { WhatIfState } from "#web/features/room/what-if/use-what-if.ts";
import { Sheet } from "#web/ui/dialog/sheet.tsx";

type WhatIfSheetProps = { trigger: ReactNode; whatIf: WhatIfState; asker: string };

export function WhatIfSheet({ trigger, whatIf, asker }: WhatIfSheetProps) {
  return (
    <Sheet isOpenAtOnce title="What if" trigger={trigger}>
      {(close) => (
        <>
          <p className="-mt-2 mb-3.5 text-meta text-ink-3">
            Try it. Nothing is saved until you choose.
          </p>
          <WhatIfPanel asker={asker} whatIf={whatIf} onUsed={close} />
        </>
      )}
    </Sheet>
  );
}
