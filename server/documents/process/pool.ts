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

type Seat = { program: Program; runs: number; isBusy: boolean; idle?: NodeJS.Timeout };
type Turn = { person: string; take: (seat: Seat) => void; refuse: () => void };

/** A few kept-warm programs and a short queue; nobody has more than one of them at a time. */
export function openPool(options: PoolOptions) {
  const seats = new Set<Seat>();
  const waiting: Turn[] = [];
  const served = new Set<string>();
  let isClosed = false;

  function open(): Seat {
    const program = startProgram(options.program, options.limits);
    const seat: Seat = { program, runs: 0, isBusy: false };
    seats.add(seat);
    rest(seat);
    void program.ended.then(() => leave(seat));
    return seat;
  }

  function leave(seat: Seat): void {
    clearTimeout(seat.idle);
    seats.delete(seat);
    serveNext();
  }

  const findIdle = () => [...seats].find((seat) => !seat.isBusy && seat.program.isAlive());

  function serveNext(): void {
    if (isClosed) return;
    for (;;) {
      const turn = waiting.find(({ person }) => !served.has(person));
      const seat = turn && (findIdle() ?? (seats.size < options.size ? open() : undefined));
      if (!seat) return;
      waiting.splice(waiting.indexOf(turn), 1);
      served.add(turn.person);
      seat.isBusy = true;
      clearTimeout(seat.idle);
      turn.take(seat);
    }
  }

  function end(seat: Seat, person: string, answer: Answer): void {
    served.delete(person);
    seat.isBusy = false;
    seat.runs += 1;
    const isHeavy = (answer.residentBytes ?? 0) > options.mostResidentMegabytes * 1024 * 1024;
    if (isHeavy || seat.runs >= options.mostRuns || !seat.program.isAlive()) replace(seat);
    else rest(seat);
    serveNext();
  }

  /** Its successor is started at once, so that nobody waits for it. */
  function replace(seat: Seat): void {
    seats.delete(seat);
    void seat.program.stop();
    warm();
  }

  function warm(): void {
    if (isClosed) return;
    while (seats.size < options.keptWarm) open();
  }

  function rest(seat: Seat): void {
    // Its seat is free at once: of two that go idle together only the spare one stops.
    const stopIfSpare = () => {
      if (seats.size <= options.keptWarm) return;
      seats.delete(seat);
      void seat.program.stop();
    };
    seat.idle = setTimeout(stopIfSpare, options.idleMs).unref();
  }

  /** A seat, at once or after waiting; too many or too long is a problem with a time to come back. */
  function takeSeat(person: string): Promise<Seat> {
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
      const take = (seat: Seat) => {
        clearTimeout(clock);
        resolve(seat);
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
      const seat = await takeSeat(person);
      let answer: Answer = {};
      try {
        const frame = await seat.program.run(header, payload, options.mostRunMs);
        answer = frame.header as Answer;
        return frame;
      } finally {
        end(seat, person, answer);
      }
    },

    /** Starts what is kept warm before anybody asks. */
    warm,

    async close(): Promise<void> {
      isClosed = true;
      for (const turn of waiting.splice(0)) turn.refuse();
      await Promise.all([...seats].map(({ program }) => program.stop()));
    },
  };
}
