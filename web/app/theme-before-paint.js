(() => {
  const prefersDark = matchMedia("(prefers-color-scheme: dark)");
  const apply = () => {
    let chosen = null;
    try {
      chosen = localStorage.getItem("theme");
    } catch {
      // Storage may be blocked; the system's preference stands.
    }
    const isDark = chosen ? chosen === "dark" : prefersDark.matches;
    document.documentElement.dataset.theme = isDark ? "dark" : "light";
  };
  apply();
  prefersDark.addEventListener("change", apply);
})();
