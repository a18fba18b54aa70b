/** One line of a menu. */
export const menuItemStyle =
  "flex min-h-10 cursor-pointer items-center gap-2.5 rounded-chip px-2.5 py-1.5 text-small font-[520] outline-none select-none data-highlighted:bg-sunken dark:data-highlighted:bg-line forced-colors:data-highlighted:outline-2";
