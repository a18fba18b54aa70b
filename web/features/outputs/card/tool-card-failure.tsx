type ToolCardFailureProps = { name: string; error: string | null };

/** Why a report could not be written, and that nothing was lost. */
export function ToolCardFailure({ name, error }: ToolCardFailureProps) {
  return (
    <p className="mt-4 rounded-control bg-red-wash px-3.5 py-3 text-small text-red">
      <b className="font-[620]">Generation failed.</b> {error ?? `Failed to generate ${name}.`} Your
      job details are safe.
    </p>
  );
}
