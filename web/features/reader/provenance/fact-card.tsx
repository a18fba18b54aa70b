import type { Fact, FactSource, Where } from "#contract/examination.ts";
import { longDay } from "#english/days.ts";
import { humanise } from "#tools/report/report.ts";
import { ReportLink } from "#web/features/reader/report-link.tsx";
import { numbered } from "#web/features/reader/value/bullet-list.tsx";

type FactCardProps = { fact: Fact };

function placeOf(where: Where): string {
  if (where === "posting") return "job description";
  return where === "organization" ? "organization page" : `form, ${humanise(where)}`;
}

function SourceLine({ source }: { source: FactSource }) {
  switch (source.kind) {
    case "quote":
      return (
        <p>
          <q className="text-ink-1">{source.quote}</q>
          <span className="text-ink-3"> ({placeOf(source.where)})</span>
        </p>
      );
    case "dataset": {
      const { publisher, name, edition } = source.source;
      const url = publicationLinks.get(name);
      return (
        <p>
          {publisher}, {name}, {edition}
          {source.row && `, ${source.row}`}
          {url && (
            <>
              {" "}
              <ReportLink label="Open the source" url={url} />
            </>
          )}
        </p>
      );
    }
    case "citation":
      return (
        <p>
          {source.citation}. Last checked: {source.lastChecked}.
        </p>
      );
    case "decision":
      return (
        <p>
          {source.byName} decided this on {longDay(source.at)}.
          {source.words !== "" && (
            <>
              {" "}
              <q className="text-ink-1">{source.words}</q>
            </>
          )}
        </p>
      );
    default:
      return <p>Computed: {source.rule}.</p>;
  }
}

export function FactCard({ fact }: FactCardProps) {
  return (
    <li className="grid gap-0.5 border-b border-line py-2.5 text-meta text-ink-2 last:border-0">
      <p className="text-ink-3">{fact.label}</p>
      <p className="text-small font-[560] text-ink-1">{fact.text}</p>
      {numbered(fact.sources).map(({ at, value }) => (
        <SourceLine key={at} source={value} />
      ))}
      {(fact.place ?? fact.asOf) && (
        <p className="text-ink-3">{[fact.place, fact.asOf].filter(Boolean).join(", ")}</p>
      )}
    </li>
  );
}

/** Where the public data that we ship or import can be looked up, by the name of the publication. */
const publicationLinks: ReadonlyMap<string, string> = new Map([
  ["Occupational Employment and Wage Statistics", "https://www.bls.gov/oes/"],
  ["Employment Projections", "https://www.bls.gov/emp/"],
]);
