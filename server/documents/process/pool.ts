import { Problem } from "#contract/problem.ts";
import type { Frame, Payload } from "#server/documents/process/frame.ts";
import type { ProgramLimits } from "#server/documents/process/program-limits.ts";
import { startProgram, type Program } from "#server/documents/process/start-program.ts";

export type PoolOptions = {
  /** `folder/file` below documents/. */
  program: string;
  limits: ProgramLimits;
  /** Programs at a time. */
  size: number;
  /** Pieces of work that may wait, in all and for one person beside the one under way. */
  mostWaiting: number;
  mostWaitingEach: number;
  mostWaitMs: number;
  mostRunMs: number;
  /** A program is replaced after so much work, or when it holds so much memory. */
  mostRuns: number;
  mostResidentMegabytes: number;
  /** Programs beyond `keptWarm` end after so long without work. */
  idleMs: number;
  keptWarm: number;
};

/** What a program says of itself with every answer. */
type Answer = { residentBytes?: number };

type Slot = { program: Program; runs: number; isBusy: boolean; idle?: NodeJS.Timeout };
type Turn = { person: string; take: (slot: Slot) => void; refuse: () => void };

/** A few kept-warm programs and a short queue; nobody has more than one of them at a time. */
export function openPool(options: PoolOptions) {
  const slots = new Set<Slot>();
  const waiting: Turn[] = [];
  const served = new Set<string>();
  let isClosed = false;

  function open(): Slot {
    const program = startProgram(options.program, options.limits);
    const slot: Slot = { program, runs: 0, isBusy: false };
    slots.add(slot);
    rest(slot);
    void program.ended.then(() => leave(slot));
    return slot;
  }

  function leave(slot: Slot): void {
    clearTimeout(slot.idle);
    slots.delete(slot);
    serveNext();
  }

  const findIdle = () => [...slots].find((slot) => !slot.isBusy && slot.program.isAlive());

  function serveNext(): void {
    if (isClosed) return;
    for (;;) {
      const turn = waiting.find(({ person }) => !served.has(person));
      const slot = turn && (findIdle() ?? (slots.size < options.size ? open() : undefined));
      if (!slot) return;
      waiting.splice(waiting.indexOf(turn), 1);
      served.add(turn.person);
      slot.isBusy = true;
      clearTimeout(slot.idle);
      turn.take(slot);
    }
  }

  function end(slot: Slot, person: string, answer: Answer): void {
    served.delete(person);
    slot.isBusy = false;
    slot.runs += 1;
    const isHeavy = (answer.residentBytes ?? 0) > options.mostResidentMegabytes * 1024 * 1024;
    if (isHeavy || slot.runs >= options.mostRuns || !slot.program.isAlive()) replace(slot);
    else rest(slot);
    serveNext();
  }

  /** Its successor is started at once, so that nobody waits for it. */
  function replace(slot: Slot): void {
    slots.delete(slot);
    void slot.program.stop();
    warm();
  }

  function warm(): void {
    if (isClosed) return;
    while (slots.size < options.keptWarm) open();
  }

  function rest(slot: Slot): void {
    // Its slot is free at once: of two that go idle together only the spare one stops.
    const stopIfSpare = () => {
      if (slots.size <= options.keptWarm) return;
      slots.delete(slot);
      void slot.program.stop();
    };
    slot.idle = setTimeout(stopIfSpare, options.idleMs).unref();
  }

  /** A slot, at once or after waiting; too many or too long is a problem with a time to come back. */
  function takeSlot(person: string): Promise<Slot> {
    const mine = waiting.filter((turn) => turn.person === person).length;
    if (mine >= options.mostWaitingEach || waiting.length >= options.mostWaiting)
      return Promise.reject(new Problem("tooManyRequests", undefined, 5));
    return new Promise((resolve, reject) => {
      const refuse = () => {
        clearTimeout(clock);
        reject(new Problem("unavailable", undefined, 5));
      };
      const clock = setTimeout(() => {
        waiting.splice(waiting.indexOf(turn), 1);
        refuse();
      }, options.mostWaitMs);
      const take = (slot: Slot) => {
        clearTimeout(clock);
        resolve(slot);
      };
      const turn: Turn = { person, take, refuse };
      waiting.push(turn);
      serveNext();
    });
  }

  return {
    /** Does one piece of work for a person. */
    async run(person: string, header: unknown, payload: Payload): Promise<Frame> {
      if (isClosed) throw new Problem("unavailable");
      const slot = await takeSlot(person);
      let answer: Answer = {};
      try {
        const frame = await slot.program.run(header, payload, options.mostRunMs);
        answer = frame.header as Answer;
        return frame;
      } finally {
        end(slot, person, answer);
      }
    },

    /** Starts what is kept warm before anybody asks. */
    warm,

    async close(): Promise<void> {
      isClosed = true;
      for (const turn of waiting.splice(0)) turn.refuse();
      await Promise.all([...slots].map(({ program }) => program.stop()));
    },
  };
}
