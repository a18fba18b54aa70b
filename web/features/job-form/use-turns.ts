import { useEffect, useEffectEvent, useState } from "react";
import { times } from "#contract/limits.ts";
import { turnsMs } from "#web/features/job-form/turns.ts";

type TurnsOutcome = { onOver: () => void; onClose: () => void };

/** How many of the six turns have begun; after the last one there is a second to read what happened (spec §9). */
export function useTurns({ onOver, onClose }: TurnsOutcome) {
  const [ended, setEnded] = useState(0);
  const isOver = ended === turnsMs.length;
  const over = useEffectEvent(onOver);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isOver) over();
    const wait = isOver ? times.afterProcessingAnimationMs : turnsMs[ended];
    const timer = setTimeout(() => (isOver ? close() : setEnded(ended + 1)), wait);
    return () => clearTimeout(timer);
  }, [ended, isOver]);
  return { turnsBegun: ended + 1, isOver };
}
