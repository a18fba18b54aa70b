export const overlayStyle = "fixed inset-0 z-40 animate-veil bg-[rgb(13_14_19/55%)]";

/** The floating sheet of menus, popovers and lists. */
export const popoverStyle =
  "z-60 animate-appear rounded-card border border-line bg-raised text-ink-1 shadow-2";
