/** What dims the page behind a dialog. */
export const overlayStyle = "fixed inset-0 z-40 animate-veil bg-[rgb(13_14_19/55%)]";
