import { clsx } from "clsx";
import type { ComponentProps } from "react";

type CardProps = ComponentProps<"div"> & { as?: "div" | "article" };

export function Card({ as: Element = "div", className, ...rest }: CardProps) {
  return (
    <Element
      className={clsx("rounded-card border border-line bg-surface shadow-1", className)}
      {...rest}
    />
  );
}
