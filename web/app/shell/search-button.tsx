import { Search } from "lucide-react";
import { Key } from "#web/ui/layout/key.tsx";

type SearchButtonProps = { onSearch: () => void };

const isApple = /Mac|iPhone|iPad/u.test(navigator.platform);

/** Opens the palette; phones find it in the account sheet. */
export function SearchButton({ onSearch }: SearchButtonProps) {
  return (
    <button
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      className="ml-auto hidden h-[34px] flex-none items-center gap-2 rounded-control border border-line bg-surface pr-2 pl-2.5 text-small whitespace-nowrap text-ink-3 hover:border-control tablet:flex wide:w-[220px]"
      type="button"
      onClick={onSearch}
    >
      <Search aria-hidden="true" />
      Search
      <span aria-hidden="true" className="ml-auto hidden wide:block">
        <Key>{isApple ? "⌘ K" : "Ctrl K"}</Key>
      </span>
    </button>
  );
}
