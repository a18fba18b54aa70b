import { Check, CircleAlert } from "lucide-react";
import { clsx } from "clsx";
import type { ConnectionTest } from "#contract/connection.ts";
import { Button } from "#web/ui/button/button.tsx";
import { callDollars } from "#web/ui/dollars.ts";
import { PastTime } from "#web/ui/time/time.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";

type ModelTestProps = { test: ConnectionTest | null; isTesting: boolean; onTest: () => void };

export function ModelTest({ test, isTesting, onTest }: ModelTestProps) {
  const shown = isTesting ? null : test;
  return (
    <div
      className={clsx(
        "flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control px-3.5 py-2.5 text-small",
        shown === null && "bg-grey-wash text-grey",
        shown?.isGood === true && "bg-green-wash text-green",
        shown?.isGood === false && "bg-red-wash text-red",
      )}
    >
      <output className="flex min-w-[min(240px,100%)] flex-1 items-start gap-2.5">
        <span className="mt-[3px] inline-flex flex-none">
          {isTesting && <Spinner />}
          {shown && (shown.isGood ? <Check /> : <CircleAlert />)}
        </span>
        <span className="min-w-0 text-pretty">
          {isTesting && "Testing. This takes a few seconds."}
          {!isTesting && !test && "Not tested yet."}
          {shown && <Outcome test={shown} />}
        </span>
      </output>
      <Button
        className="max-tablet:w-full"
        isDisabled={isTesting}
        needsServer
        size="small"
        onClick={onTest}
      >
        {test ? "Test again" : "Test"}
      </Button>
    </div>
  );
}

function Outcome({ test }: { test: ConnectionTest }) {
  const cost = test.costMicros === 0 ? "nothing" : callDollars(test.costMicros);
  if (!test.isGood) {
    return (
      <>
        <b className="font-[620]">
          The test failed, <PastTime iso={test.at} />.
        </b>{" "}
        {test.sentence} Your reports are safe, and the built-in writer still works.
      </>
    );
  }
  return (
    <>
      <b className="font-[620]">{test.sentence}</b> Answered in {test.seconds.toFixed(1)} s,{" "}
      <PastTime iso={test.at} />. The test cost {cost}.
    </>
  );
}
