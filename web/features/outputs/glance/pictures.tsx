import { clsx } from "clsx";
import type { ReactNode } from "react";
import { formatMoney, perWords } from "#english/money.ts";
import { placeInText } from "#english/words.ts";
import type {
  PayGlance,
  StageGlance,
  KitGlance,
  DayGlance,
  OfferGlance,
  InterviewGlance,
} from "#tools/report/glance.ts";
import { scaleTo } from "#web/report/scale.ts";

type PictureProps = { sentence: string; children: ReactNode };

/** A drawing, and what it shows for people who do not see it. */
function Picture({ sentence, children }: PictureProps) {
  return (
    <figure>
      <figcaption className="sr-only">{sentence}</figcaption>
      <div aria-hidden="true">{children}</div>
    </figure>
  );
}

type PayRangeProps = { pay: PayGlance };

/** The market's range, its middle half and median, and the job's own range as a frame around its part. */
export function PayRange({ pay }: PayRangeProps) {
  const { from, to, middle, median, offer, currency, unit, place } = pay;
  const money = (amount: number) => formatMoney(amount, currency, unit);
  const at = (amount: number) => placeOf(amount, from, to);
  const span = ([low, high]: [number, number]) => ({
    left: at(low),
    width: `max(8px, calc(${at(high)} - ${at(low)}))`,
  });
  const market = `In ${placeInText(place)} the middle half earns ${money(middle[0])} to ${money(middle[1])} ${perWords(unit)}, the median is ${money(median)}.`;
  const own = offer ? `This job offers ${money(offer[0])} to ${money(offer[1])}.` : "";
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
        <span>{money(from)}</span>
        <span>{money(to)}</span>
      </div>
    </Picture>
  );
}

type StageStripProps = { stages: StageGlance };

/** The interviews side by side, each as wide as it is long; the first of the longest stands out. */
export function StageStrip({ stages }: StageStripProps) {
  const longest = Math.max(...stages.map(({ minutes }) => minutes));
  const key = stages.find(({ minutes }) => minutes === longest);
  const words = stages.map(({ name, minutes }) => `${name}, ${minutes} minutes`);
  return (
    <Picture sentence={`Interview stages: ${words.join("; ")}.`}>
      <div className="flex gap-[3px]">
        {stages.map((stage) => (
          <span
            key={stage.name}
            className={clsx("h-2.5 rounded-[3px]", stage === key ? "bg-blue-fill" : "bg-blue-t2")}
            style={{ flexGrow: stage.minutes }}
          />
        ))}
      </div>
      <p className="mt-1.5 text-tiny text-pretty text-ink-2">
        {stages.map(({ name }) => name).join(" · ")}
      </p>
    </Picture>
  );
}

type ChannelChipsProps = { kit: KitGlance };

export function ChannelChips({ kit }: ChannelChipsProps) {
  return (
    <ul className="flex flex-wrap items-center gap-1.5 text-tiny font-[560]">
      {kit.channels.map((channel) => (
        <li key={channel} className="rounded-[5px] bg-blue-wash px-2 py-[5px] text-blue">
          {channel}
        </li>
      ))}
      {kit.strings > 0 && (
        <li className="rounded-[5px] border border-line px-2 py-1 font-mono text-ink-2">
          {kit.strings} search strings
        </li>
      )}
    </ul>
  );
}

type DayDotsProps = { touches: DayGlance };

/** The messages of a sequence on a line of working days. */
export function DayDots({ touches }: DayDotsProps) {
  const days = [...new Set(touches.map(({ workingDay }) => workingDay))];
  const from = Math.min(...days);
  const to = Math.max(...days);
  const words = touches.map(({ workingDay, channel }) => `day ${workingDay} by ${channel}`);
  return (
    <Picture sentence={`Messages on working ${words.join(", ")}.`}>
      <div className="relative mr-12 h-9 text-tiny text-ink-3">
        <span className="absolute top-1.5 right-0 left-1.5 h-0.5 bg-blue-t3" />
        {days.map((day) => (
          <span
            key={day}
            className="absolute top-0 grid gap-1 whitespace-nowrap"
            style={{ left: placeOf(day, from, to) }}
          >
            <span className="size-3.5 rounded-full border-[3px] border-surface bg-blue-fill outline-[1.5px] outline-blue-fill" />
            Day {day}
          </span>
        ))}
      </div>
    </Picture>
  );
}

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

type InterviewCountsProps = { interview: InterviewGlance };

export function InterviewCounts({ interview }: InterviewCountsProps) {
  const counts = [
    { count: interview.stages, name: "stages" },
    { count: interview.questions, name: "questions" },
    { count: interview.screenQuestions, name: "for the screen" },
  ];
  return (
    <ul className="flex gap-6">
      {counts
        .filter(({ count }) => count > 0)
        .map(({ count, name }) => (
          <li key={name} className="text-tiny text-ink-3">
            <span className="block font-display text-[1.5rem] leading-none font-[620] text-ink-1">
              {count}
            </span>
            <span className="mt-1 block">{name}</span>
          </li>
        ))}
    </ul>
  );
}

/** Where a value lies between two ends, as a CSS percentage; ends that meet have no length. */
function placeOf(value: number, from: number, to: number): string {
  return `${scaleTo([from, to], [0, 100])(value)}%`;
}
