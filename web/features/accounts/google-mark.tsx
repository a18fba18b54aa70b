/** A plain G in the text's colour. */
export function GoogleMark() {
  return (
    <svg
      aria-hidden="true"
      className="lucide"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      viewBox="0 0 24 24"
    >
      <path d="M19.4 6.2A9 9 0 1 0 21 12h-8.5" />
    </svg>
  );
}
