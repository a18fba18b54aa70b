import { Ellipsis } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "#web/ui/button/button.tsx";

type JobMoreButtonProps = ComponentProps<typeof Button> & { isOnPhone: boolean };

export function JobMoreButton({ isOnPhone, ...rest }: JobMoreButtonProps) {
  return (
    <Button
      aria-label="More"
      className="max-tablet:h-[46px] max-tablet:w-[46px]"
      icon={<Ellipsis />}
      look={isOnPhone ? "secondary" : "quiet"}
      {...rest}
    >
      {!isOnPhone && "More"}
    </Button>
  );
}
