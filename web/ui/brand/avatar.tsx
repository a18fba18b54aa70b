import { clsx } from "clsx";
import { useState } from "react";

type AvatarProps = {
  name: string;
  image?: string | null;
  /** Yellow is for the person who is signed in, the one highlight of the bar. */
  isOwn?: boolean;
  size?: "small" | "medium";
};

const sizes = { small: "size-[30px] text-tiny", medium: "size-9 text-meta" } as const;

/** A person's picture, or their initials when there is none or it cannot be loaded. */
export function Avatar({ name, image, isOwn = false, size = "small" }: AvatarProps) {
  const [brokenImage, setBrokenImage] = useState<string>();
  if (image && image !== brokenImage) {
    return (
      <img
        alt=""
        className={clsx("flex-none rounded-full object-cover", sizes[size])}
        referrerPolicy="no-referrer"
        src={image}
        onError={() => setBrokenImage(image)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "grid flex-none place-items-center rounded-full font-[650]",
        sizes[size],
        isOwn ? "bg-marker text-paper-ink" : "bg-blue-wash text-blue",
      )}
    >
      {initialsOf(name)}
    </span>
  );
}

type InitialTileProps = { name: string; size?: "small" | "medium" };

/** An organization's first letter where a picture would be. */
export function InitialTile({ name, size = "small" }: InitialTileProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "grid flex-none place-items-center bg-ink-1 font-display font-[650] text-canvas",
        size === "small"
          ? "size-[22px] rounded-[5px] text-tiny"
          : "size-9 rounded-control text-lead",
      )}
    >
      {firstLetterOf(name) || "?"}
    </span>
  );
}

/** The first letter, also of a name outside the basic plane. */
function firstLetterOf(text: string): string {
  const point = text.trim().codePointAt(0);
  return point === undefined ? "" : String.fromCodePoint(point).toUpperCase();
}

/** Up to two initials for a person's avatar. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => firstLetterOf(word ?? "")).join("");
}
