import { formatMoney, perWords } from "#english/money.ts";
import { placeInText } from "#english/words.ts";
import type { PayGlance } from "#tools/report/glance.ts";
import { Picture } from "#web/features/outputs/glance/picture.tsx";
import { placeOf } from "#web/features/outputs/glance/place.ts";

type PayRangeProps = { pay: PayGlance };

/** The market's range, its middle half and median, and the job's own range as a frame around its part. */
export function PayRange({ pay }: PayRangeProps) {
  const { from, to, middle, median, offer, currency, unit, place } = pay;
  const print = (amount: number) => formatMoney(amount, currency, unit);
  const at = (amount: number) => placeOf(amount, from, to);
  const span = ([low, high]: [number, number]) => ({
    left: at(low),
    width: `max(8px, calc(${at(high)} - ${at(low)}))`,
  });
  const market = `In ${placeInText(place)} the middle half earns ${print(middle[0])} to ${print(middle[1])} ${perWords(unit)}, the median is ${print(median)}.`;
  const own = offer ? `This job offers ${print(offer[0])} to ${print(offer[1])}.` : "";
  return (
    <Picture sentence={`${market} ${own}`}>
      <div className="relative h-8">
        <span className="absolute inset-x-0 top-3 h-2 rounded-full border border-blue-t2 bg-blue-t3" />
        <span className="absolute top-3 h-2 rounded-full bg-blue-t2" style={span(middle)} />
        {offer && (
          <span
            className="absolute top-1 h-6 rounded-[5px] border-[1.5px] border-ink-1"
            style={span(offer)}
          />
        )}
        <span
          className="absolute inset-y-0 w-[3px] -translate-x-1/2 rounded-full bg-ink-1"
          style={{ left: at(median) }}
        />
      </div>
      <div className="mt-1 flex justify-between text-tiny text-ink-3">
        <span>{print(from)}</span>
        <span>{print(to)}</span>
      </div>
    </Picture>
  );
}
