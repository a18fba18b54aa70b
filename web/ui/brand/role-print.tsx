import { clsx } from "clsx";
import type { OutputStatus } from "#contract/output.ts";
import { printViewBox, ridgePaths } from "#tools/report/ridge-paths.ts";

type RolePrintProps = {
  jobId: number;
  /** One state per report in the tools' order; the core ridge is the first. */
  states: readonly OutputStatus[];
  /** How far each processing ridge is drawn, in percent; unknown ones breathe. */
  percents?: readonly number[];
  sizePx: number;
  strokeWidth?: number;
  /** Whether a completed ridge is drawn as it appears. */
  isDrawing?: boolean;
};

const lines = {
  pending: null,
  processing: "stroke-ridge-run",
  completed: "stroke-ridge-done",
  failed: "stroke-ridge-failed",
} as const;

const failedPercent = 34;
const unknownPercent = 50;

/** A job's fingerprint: six ridges, one per report. Words beside it say the same. */
export function RolePrint(props: RolePrintProps) {
  const { jobId, states, percents, sizePx, strokeWidth = 5, isDrawing = false } = props;
  return (
    <svg
      aria-hidden="true"
      className="block flex-none"
      fill="none"
      height={Math.round(sizePx * 1.07)}
      strokeLinecap="round"
      strokeWidth={strokeWidth}
      viewBox={printViewBox}
      width={sizePx}
    >
      {ridgePaths(jobId).map((path, index) => {
        const state = states[index] ?? "pending";
        const drawnPercent =
          state === "failed" ? failedPercent : (percents?.[index] ?? unknownPercent);
        return (
          <g key={path}>
            {(state !== "completed" || isDrawing) && (
              <path className="stroke-ridge-rest" d={path} />
            )}
            {lines[state] && (
              <path
                className={clsx(
                  lines[state],
                  state === "processing" && !percents && "animate-breathe",
                  state === "completed" && isDrawing && "animate-draw",
                  "transition-[stroke-dasharray] duration-600 ease-out forced-colors:stroke-[CanvasText]",
                )}
                d={path}
                pathLength={100}
                strokeDasharray={state === "completed" ? "100 0" : `${drawnPercent} 100`}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}
