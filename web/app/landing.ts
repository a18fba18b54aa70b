import "#web/app/landing.css";

/** All the script of the landing page: the phone menu and the tabs of the sample. */
const menuButton = document.getElementById("landing-menu-button");
const menu = document.getElementById("landing-menu");

function showMenu(isOpen: boolean): void {
  menuButton?.setAttribute("aria-expanded", String(isOpen));
  if (menu) menu.hidden = !isOpen;
}

menuButton?.addEventListener("click", () => showMenu(menu?.hidden === true));
menu?.addEventListener("click", () => showMenu(false));
document.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape" || !menu || menu.hidden) return;
  showMenu(false);
  menuButton?.focus();
});

const tabs = [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
const steps: Record<string, (index: number) => number> = {
  ArrowRight: (index) => (index + 1) % tabs.length,
  ArrowLeft: (index) => (index + tabs.length - 1) % tabs.length,
  Home: () => 0,
  End: () => tabs.length - 1,
};

function choose(chosen: HTMLElement): void {
  for (const tab of tabs) {
    const isChosen = tab === chosen;
    tab.setAttribute("aria-selected", String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
    if (panel) panel.hidden = !isChosen;
  }
  chosen.focus();
  chosen.scrollIntoView({ block: "nearest", inline: "nearest" });
}

for (const [index, tab] of tabs.entries()) {
  tab.addEventListener("click", () => choose(tab));
  tab.addEventListener("keydown", (event) => {
    const next = tabs[steps[event.key]?.(index) ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next);
  });
}
