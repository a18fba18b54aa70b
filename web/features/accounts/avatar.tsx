import { initialsOf } from "#web/features/accounts/greeting.ts";

type AvatarProps = { name: string; image?: string | null | undefined };

export function Avatar({ name, image }: AvatarProps) {
  if (image) return <img alt="" className="size-[30px] rounded-full object-cover" src={image} />;
  return (
    <span
      aria-hidden="true"
      className="grid size-[30px] flex-none place-items-center rounded-full bg-marker text-tiny font-[650] text-paper-ink"
    >
      {initialsOf(name)}
    </span>
  );
}
