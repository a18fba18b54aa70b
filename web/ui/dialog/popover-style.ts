/** The floating sheet of menus, popovers and lists. */
export const popoverStyle =
  "z-60 animate-appear rounded-card border border-line bg-raised text-ink-1 shadow-2";
