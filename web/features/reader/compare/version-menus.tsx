import { clsx } from "clsx";
import { ArrowRight, ChevronDown } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { OutputVersion, ToolType } from "#contract/output.ts";
import { tellCause } from "#tools/report/version-cause.ts";
import type { VersionPair } from "#web/features/reader/compare/use-compared.ts";
import { Menu, MenuChoice } from "#web/ui/menu/menu.tsx";
import { CalendarDate, PastTime } from "#web/ui/time/time.tsx";

export const sideNames = { mine: "Mine", next: "New" } as const;
type Side = keyof typeof sideNames;

type VersionsProps = {
  toolType: ToolType;
  versions: readonly OutputVersion[];
  pair: VersionPair;
};

type VersionMenusProps = VersionsProps & { onChoose: (pair: VersionPair) => void };

/** Which two versions are compared: each a menu of all. */
export function VersionMenus({ toolType, versions, pair, onChoose }: VersionMenusProps) {
  const menu = (side: Side) => {
    const chosen = versions.find(({ version }) => version === pair[side]);
    return (
      <Menu
        trigger={
          <button
            className="flex min-h-[38px] min-w-0 items-center gap-2 rounded-[9px] border border-line bg-surface py-1 pr-2 pl-1.5 text-left text-small font-[520] shadow-1 hover:border-control max-wide:flex-1 max-tablet:min-h-14 max-tablet:items-start max-tablet:justify-between max-tablet:p-2.5"
            type="button"
          >
            <span className="flex min-w-0 items-center gap-2 max-tablet:grid max-tablet:gap-1">
              <SideTag side={side} />
              <span className="tablet:truncate">
                Version {pair[side]}
                {chosen && (
                  <>
                    , <CalendarDate iso={chosen.createdAt} />
                  </>
                )}
              </span>
            </span>
            <ChevronDown className="size-3.5! flex-none text-ink-3" />
          </button>
        }
      >
        <DropdownMenu.RadioGroup
          value={String(pair[side])}
          onValueChange={(version) => onChoose({ ...pair, [side]: Number(version) })}
        >
          {versions.map((one) => (
            <MenuChoice key={one.version} icon={one.version} value={String(one.version)}>
              {tellCause(toolType, one)}
            </MenuChoice>
          ))}
        </DropdownMenu.RadioGroup>
      </Menu>
    );
  };
  return (
    <div className="flex min-w-0 items-center gap-2 max-wide:order-last max-wide:w-full">
      {menu("mine")}
      <ArrowRight aria-label="compared with" className="flex-none text-ink-3" />
      {menu("next")}
    </div>
  );
}

function SideTag({ side }: { side: Side }) {
  return (
    <span
      className={clsx(
        "inline-flex h-6 w-fit items-center rounded-chip px-2 text-tiny font-[600]",
        side === "mine" ? "bg-sunken text-ink-1 dark:bg-line" : "bg-blue-wash text-blue",
      )}
    >
      {sideNames[side]}
    </span>
  );
}

/** Every version with its cause, the newest first; those compared are marked. */
export function VersionList({ toolType, versions, pair }: VersionsProps) {
  return (
    <ol>
      {versions.map((one) => {
        const sides = (["mine", "next"] as const).filter((side) => pair[side] === one.version);
        const isChosen = sides.length > 0;
        return (
          <li
            key={one.version}
            className={clsx(
              "relative pb-5 pl-6 text-small before:absolute before:top-[5px] before:left-[5px] before:size-2.5 before:rounded-full before:border-2 not-last:after:absolute not-last:after:top-5 not-last:after:-bottom-0.5 not-last:after:left-[9px] not-last:after:w-px not-last:after:bg-line",
              isChosen
                ? "before:border-blue before:bg-blue"
                : "before:border-control before:bg-surface",
            )}
          >
            <p className={isChosen ? "font-[580] text-ink-1" : "font-[520] text-ink-2"}>
              {tellCause(toolType, one)}
            </p>
            <p className="text-meta text-ink-3">
              Version {one.version}
              {one.kind === "edited" || one.authorName === null
                ? ""
                : ` · ${one.authorName}`} ·{" "}
              <PastTime iso={one.createdAt} />
            </p>
            {isChosen && (
              <span className="mt-1.5 flex gap-1.5">
                {sides.map((side) => (
                  <SideTag key={side} side={side} />
                ))}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
