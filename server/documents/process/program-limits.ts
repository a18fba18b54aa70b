/** What a program may use; where the system knows no such limit, the clock and the heap bound are left. */
export type ProgramLimits = {
  heapMegabytes: number;
  /** All memory it may write to beside what Node itself sets aside: heap, buffers and stacks together. */
  dataMegabytes: number;
  /** Over its whole life, so that an orphan in an endless loop ends too. */
  cpuSeconds: number;
  /** Whether it may start threads of its own. */
  hasThreads?: boolean;
  /** Memory that grows in small steps makes Node collect garbage all the time: on one thread it does so half as much. */
  collectsAlone?: boolean;
};

/** Node on x64 reserves this much for compiled code before it has run a line, for each thread; elsewhere it is less. */
const reservedMegabytes = 576;
const setLimits = 'ulimit -c 0; ulimit -d "$1"; ulimit -t "$2"; shift 2; exec "$@"';

/** The command that runs Node under its limits, able to read our own files and to do nothing else. */
export function limitedCommand(
  limits: ProgramLimits,
  program: string,
  readable: readonly string[],
): [command: string, parts: string[]] {
  const node = [
    process.execPath,
    `--max-old-space-size=${limits.heapMegabytes}`,
    "--permission",
    ...(limits.collectsAlone ? ["--single-threaded-gc"] : []),
    ...(limits.hasThreads ? ["--allow-worker"] : []),
    ...readable.map((path) => `--allow-fs-read=${path}`),
    "--no-warnings",
    program,
  ];
  if (process.platform === "win32") return [process.execPath, node.slice(1)];
  const dataKilobytes = (reservedMegabytes + limits.dataMegabytes) * 1024;
  const numbers = [String(dataKilobytes), String(limits.cpuSeconds)];
  return ["/bin/sh", ["-c", setLimits, "sh", ...numbers, ...node]];
}
