import type { ComponentProps } from "react";
import { Avatar } from "#web/ui/brand/avatar.tsx";

type AccountButtonProps = ComponentProps<"button"> & { name: string; image: string | null };

export function AccountButton({ name, image, ...rest }: AccountButtonProps) {
  return (
    <button
      className="grid size-10 flex-none place-items-center rounded-full"
      type="button"
      {...rest}
    >
      <span className="sr-only">Account menu</span>
      <Avatar image={image} isOwn name={name} />
    </button>
  );
}
