/** The first stop of the keyboard on every page. */
export function SkipLink() {
  return (
    <a
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-control focus:bg-raised focus:px-4 focus:py-2 focus:shadow-2"
      href="#main"
    >
      Skip to content
    </a>
  );
}
