import { Tabs } from "radix-ui";
import { useState, type ReactNode } from "react";
import { useIsPrinting } from "#web/ui/hooks/use-is-printing.ts";

type PillTabsProps = {
  label: string;
  tabs: readonly { value: string; label: string; content: ReactNode }[];
};

/** Several alternatives of one thing; names may be long and wrap onto more rows. On paper all of them stand one under the other. */
export function PillTabs({ label, tabs }: PillTabsProps) {
  const [shown, setShown] = useState(tabs[0]?.value ?? "");
  const isPrinting = useIsPrinting();
  return (
    <Tabs.Root value={shown} onValueChange={setShown}>
      <Tabs.List aria-label={label} className="mb-4 flex flex-wrap gap-1.5 print:hidden">
        {tabs.map((tab) => (
          <Tabs.Trigger
            key={tab.value}
            className="min-h-8 rounded-full border border-line px-3 py-1 text-left text-meta font-[520] text-ink-2 hover:border-control data-[state=active]:border-ink-1 data-[state=active]:bg-ink-1 data-[state=active]:text-surface max-tablet:min-h-10 forced-colors:data-[state=active]:border-4"
            value={tab.value}
          >
            {tab.label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Content key={tab.value} forceMount={isPrinting || undefined} value={tab.value}>
          <p className="mt-4 mb-2 hidden break-after-avoid font-[620] text-ink-1 print:block">
            {tab.label}
          </p>
          {tab.content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
