import { cva } from "class-variance-authority";
import { toolTypes, type Output, type OutputStatus, type ToolType } from "#contract/output.ts";
import { isThin } from "#tools/report/thin.ts";
import { tools } from "#tools/tools.ts";
import { Select } from "#web/ui/form/select.tsx";

type ReportSwitcherProps = {
  outputs: readonly Output[];
  current: ToolType;
  onSwitch: (toolType: ToolType) => void;
};

const dot = cva("size-1.5 flex-none", {
  variants: {
    status: {
      completed: "rounded-full bg-green-dot",
      thin: "rounded-[1px] bg-yellow-dot",
      processing: "rounded-full bg-blue",
      failed: "rounded-[1px] bg-red-dot",
      pending: "rounded-full border-[1.5px] border-grey-dot",
    },
  },
});

/** The six reports and their states; a row where there is room, under the title on laptops, and a list where there is none. */
export function ReportSwitcher({ outputs, current, onSwitch }: ReportSwitcherProps) {
  const statusOf = (toolType: ToolType): OutputStatus | "thin" => {
    const output = outputs.find((one) => one.toolType === toolType);
    const status = output?.status ?? "pending";
    return status === "completed" && isThin(output?.content ?? null) ? "thin" : status;
  };
  /** A list in a narrow bar says only what is not as it should be, and of the open report the page says it. */
  const labelOf = (toolType: ToolType): string => {
    const status = statusOf(toolType);
    const isSaid = status !== "completed" && toolType !== current;
    const { shortName } = tools[toolType];
    return isSaid ? `${shortName} (${status})` : shortName;
  };
  return (
    <>
      <nav
        aria-label="Reports"
        className="hidden flex-none wide:block wide:max-broad:order-last wide:max-broad:basis-full print:hidden"
      >
        <div className="flex w-fit gap-0.5 rounded-[9px] bg-sunken p-[3px] dark:bg-raised">
          {toolTypes.map((toolType) => (
            <button
              key={toolType}
              aria-current={toolType === current ? "page" : undefined}
              className="flex h-[30px] items-center gap-[7px] rounded-chip px-2.5 text-meta font-[520] text-ink-2 hover:text-ink-1 aria-[current]:bg-surface aria-[current]:font-[600] aria-[current]:text-ink-1 aria-[current]:shadow-1 dark:aria-[current]:bg-blue-wash forced-colors:aria-[current]:border"
              title={tools[toolType].fullName}
              type="button"
              onClick={() => onSwitch(toolType)}
            >
              <i aria-hidden="true" className={dot({ status: statusOf(toolType) })} />
              {tools[toolType].shortName}
              <span className="sr-only">
                , {statusOf(toolType) === "thin" ? "completed, thin" : statusOf(toolType)}
              </span>
            </button>
          ))}
        </div>
      </nav>
      <div className="min-w-0 flex-none max-tablet:w-28 wide:hidden print:hidden">
        <Select
          isCompact
          aria-label="Report"
          options={toolTypes.map((toolType) => ({ value: toolType, label: labelOf(toolType) }))}
          value={current}
          onChange={(event) => onSwitch(event.currentTarget.value as ToolType)}
        />
      </div>
    </>
  );
}
