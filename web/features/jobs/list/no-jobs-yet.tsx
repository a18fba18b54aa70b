import { Button } from "#web/ui/button/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

type NoJobsYetProps = { onCreate: () => void; onTrySample: () => void };

const nextSteps = [
  "Drop a job description, or paste intake notes.",
  "Check the fields that were filled from it.",
  "Six reports are drafted. You read them and decide.",
];

export function NoJobsYet({ onCreate, onTrySample }: NoJobsYetProps) {
  return (
    <EmptyState
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button look="primary" needsServer onClick={onCreate}>
            Create Your First Job
          </Button>
          <Button needsServer onClick={onTrySample}>
            Try a sample description
          </Button>
        </div>
      }
      title="No Jobs Yet"
    >
      <ol className="grid gap-2 text-left">
        {nextSteps.map((step, index) => (
          <li key={step} className="flex items-baseline gap-3">
            <span className="font-mono text-meta text-ink-3">{index + 1}</span>
            {step}
          </li>
        ))}
      </ol>
    </EmptyState>
  );
}
