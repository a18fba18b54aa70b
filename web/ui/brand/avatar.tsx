import { clsx } from "clsx";
import { useState } from "react";
import { initialsOf } from "#web/ui/brand/initials.ts";

type AvatarProps = {
  name: string;
  image?: string | null | undefined;
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
