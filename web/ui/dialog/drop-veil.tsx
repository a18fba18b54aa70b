type DropVeilProps = { text: string };

/** What the window says while a file is held over it. */
export function DropVeil({ text }: DropVeilProps) {
  return (
    <div className="pointer-events-none fixed inset-0 z-40 grid animate-veil place-items-center bg-blue-wash/92 p-4 forced-colors:bg-[Canvas]">
      <p className="heading grid size-full place-items-center rounded-artboard border-2 border-dashed border-blue text-center text-h2 text-blue">
        {text}
      </p>
    </div>
  );
}
