import type { ReactNode } from "react";

type PictureProps = { sentence: string; children: ReactNode };

/** A drawing, and what it shows for people who do not see it. */
export function Picture({ sentence, children }: PictureProps) {
  return (
    <figure>
      <figcaption className="sr-only">{sentence}</figcaption>
      <div aria-hidden="true">{children}</div>
    </figure>
  );
}
