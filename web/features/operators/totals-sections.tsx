import { query } from "#web/api/query.ts";
import { dollars } from "#web/ui/dollars.ts";
import { OperatorList } from "#web/features/operators/operator-list.tsx";
import { Chip } from "#web/ui/tags/chip.tsx";
import { DefinitionList, DefinitionRow } from "#web/ui/layout/definition-list.tsx";
import { PastTime } from "#web/ui/time/time.tsx";
import { SettingsSection } from "#web/ui/layout/settings-page.tsx";

const asDay = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

export function SpendingSection() {
  return (
    <SettingsSection
      id="spending"
      lead="The cost of models for all organizations together. Days are in UTC."
      title="Spending"
    >
      <OperatorList asked={query("getAllSpending")}>
        {({ todayMicros, capMicros, days, isStopped }) => (
          <DefinitionList>
            <DefinitionRow term="Today">
              {dollars(todayMicros)} of at most {dollars(capMicros)}{" "}
              {isStopped && <Chip tone="bad">Stopped by SPEND_STOP</Chip>}
            </DefinitionRow>
            {days.map(({ day, micros }) => (
              <DefinitionRow key={day} term={asDay.format(new Date(day))}>
                <span className="tabular-nums">{dollars(micros)}</span>
              </DefinitionRow>
            ))}
          </DefinitionList>
        )}
      </OperatorList>
    </SettingsSection>
  );
}

export function QueuesSection() {
  return (
    <SettingsSection id="queues" lead="Tasks waiting for a worker." title="Queues">
      <OperatorList asked={query("listQueues")}>
        {(queues) => (
          <DefinitionList>
            {queues.map(({ queue, waiting, active, failed, oldestWaitingAt }) => (
              <DefinitionRow key={queue} term={queue}>
                <span className="tabular-nums">
                  {waiting} waiting, {active} running, {failed} given up
                </span>
                {oldestWaitingAt !== null && (
                  <span className="block text-small text-ink-3">
                    the oldest came <PastTime iso={oldestWaitingAt} />
                  </span>
                )}
              </DefinitionRow>
            ))}
          </DefinitionList>
        )}
      </OperatorList>
    </SettingsSection>
  );
}
