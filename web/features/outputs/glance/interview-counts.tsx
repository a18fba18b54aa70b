import type { InterviewGlance } from "#tools/report/glance.ts";

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
