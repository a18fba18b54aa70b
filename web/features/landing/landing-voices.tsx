const voices = [
  {
    quote:
      "The intake call used to end with homework for me. Now I arrive with the four questions that decide the search, and we answer them in the room.",
    who: "Technical recruiter",
    where: "Software company, about 150 people",
  },
  {
    quote:
      "I stopped arguing about pay. I show how the range compares, what one step up would cost, and the hiring manager decides.",
    who: "Talent acquisition lead",
    where: "Regional hospital group",
  },
] as const;

/** What we want people to say; invented, and marked so, until somebody says it and agrees to be quoted. */
export function LandingVoices() {
  return (
    <section
      aria-labelledby="voices-title"
      className="mx-auto max-w-[1440px] px-4 py-14 tablet:px-6 desktop:px-10 desktop:py-[88px]"
    >
      <h2 className="sr-only" id="voices-title">
        Two illustrative stories
      </h2>
      <div className="grid gap-10 laptop:grid-cols-2 laptop:gap-14">
        {voices.map(({ quote, who, where }) => (
          <figure key={who} className="grid content-between gap-6">
            <blockquote className="font-display text-[1.5rem] leading-[1.28] font-[560] tracking-[-0.02em] text-pretty tablet:text-[1.8125rem]">
              “{quote}”
            </blockquote>
            <figcaption className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small">
              <span className="rounded-chip border border-dashed border-control px-2 py-0.5 text-tiny font-[560] text-ink-2">
                Illustrative
              </span>
              <span className="font-[620]">{who}</span>
              <span className="text-ink-3">{where}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
