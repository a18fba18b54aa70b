import { Tabs as RadixTabs } from "radix-ui";
import type { ReactNode } from "react";
import { CountBadge } from "#web/ui/feedback/badge.tsx";

type Tab<Value extends string> = {
  value: Value;
  label: string;
  count?: { number: number; label: string };
  content: ReactNode;
};

type TabsProps<Value extends string> = {
  label: string;
  value: Value;
  tabs: readonly Tab<Value>[];
  onChange: (value: Value) => void;
};

export function Tabs<Value extends string>({ label, value, tabs, onChange }: TabsProps<Value>) {
  return (
    <RadixTabs.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <RadixTabs.List
        aria-label={label}
        className="mb-6 flex gap-1 rounded-[10px] border border-transparent bg-sunken p-[3px] dark:border-line"
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            className="inline-flex h-9 min-w-0 flex-1 items-center justify-center gap-2 rounded-chip px-2 text-small font-[560] text-ink-2 transition-colors duration-[120ms] hover:text-ink-1 data-[state=active]:bg-raised data-[state=active]:text-ink-1 data-[state=active]:shadow-1 max-tablet:h-10 forced-colors:data-[state=active]:border"
            value={tab.value}
          >
            {tab.label}
            {tab.count && <CountBadge count={tab.count.number} label={tab.count.label} />}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content
          key={tab.value}
          className="grid grid-cols-[minmax(0,1fr)] gap-5"
          tabIndex={-1}
          value={tab.value}
        >
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
