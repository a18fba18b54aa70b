import { Card } from "#web/ui/card.tsx";

const samples = [
  {
    report: "Intake Sync Blueprint",
    text: "Two decisions are open for the hiring manager: who shares the on-call load, and whether the degree rule stays.",
  },
  {
    report: "Attract + Source Kit",
    text: '("data engineer" OR "analytics engineer") AND (spark OR flink) AND kafka',
    isCode: true,
  },
  {
    report: "Interview Coach",
    text: "Ask: tell me about a pipeline you owned that broke at night. Listen for what changed afterwards.",
  },
];

export function LandingSample() {
  return (
    <section className="mx-auto max-w-[1360px] px-4 py-14 tablet:px-6 tablet:py-20" id="demo">
      <h2 className="heading text-h1">What comes out.</h2>
      <p className="mt-3 max-w-[44em] text-ink-2">
        Three lines from the reports of a sample job, a senior data engineer.
      </p>
      <div className="mt-8 grid gap-4 desktop:grid-cols-3">
        {samples.map(({ report, text, isCode }) => (
          <Card key={report} className="p-6">
            <h3 className="text-small font-[560] text-ink-3">{report}</h3>
            <p className={isCode ? "mt-3 font-mono text-small" : "mt-3 text-read"}>{text}</p>
          </Card>
        ))}
      </div>
    </section>
  );
}
