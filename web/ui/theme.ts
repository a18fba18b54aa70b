const storageKey = "theme";

/** Turns light into dark and back, and remembers the choice. */
export function toggleTheme(): void {
  const root = document.documentElement;
  const next = root.dataset.theme === "dark" ? "light" : "dark";
  root.dataset.theme = next;
  localStorage.setItem(storageKey, next);
}
