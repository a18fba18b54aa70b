import { clsx } from "clsx";
import type { OfferGlance } from "#tools/report/glance.ts";
import { Picture } from "#web/features/outputs/glance/picture.tsx";
import { placeOf } from "#web/features/outputs/glance/place.ts";

type OfferTicksProps = { points: OfferGlance };

/** Opening, target and walk-away on one line; the target stands out. */
export function OfferTicks({ points }: OfferTicksProps) {
  const amounts = points.map(({ amount }) => amount);
  const from = Math.min(...amounts);
  const to = Math.max(...amounts);
  const words = points.map(({ name, base }) => `${name} ${base}`);
  return (
    <Picture sentence={`Offer: ${words.join(", ")}.`}>
      <div className="relative mx-1 h-5">
        <span className="absolute inset-x-0 top-[9px] h-0.5 bg-blue-t3" />
        {points.map(({ name, amount }) => (
          <span
            key={name}
            className={clsx(
              "absolute -translate-x-1/2 rounded-full",
              name === "target" ? "inset-y-0 w-1 bg-blue-fill" : "inset-y-1 w-[3px] bg-ink-1",
            )}
            style={{ left: placeOf(amount, from, to) }}
          />
        ))}
      </div>
      <div className="mt-1 flex justify-between gap-3 text-tiny text-ink-3">
        {points.map(({ name, base }) => (
          <span key={name} className="last:text-right">
            <span className="capitalize">{name}</span>
            <span className="block font-[560] text-ink-2">{base.replace(/ an? \w+$/u, "")}</span>
          </span>
        ))}
      </div>
    </Picture>
  );
}
