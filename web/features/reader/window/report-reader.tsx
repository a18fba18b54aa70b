import { ReaderWaiting } from "#web/features/reader/window/reader-waiting.tsx";
import type { ReaderWindowProps } from "#web/features/reader/window/reader-window.tsx";
import { useReaderWindow } from "#web/features/reader/window/use-reader-window.ts";

/** One report over the whole window: its frame at once, its text as soon as the code that sets it is there. */
export function ReportReader(props: ReaderWindowProps) {
  const { Window, hasFailed, retry } = useReaderWindow();
  if (Window) return <Window {...props} />;
  return (
    <ReaderWaiting
      hasFailed={hasFailed}
      job={props.job}
      organizationName={props.organizationName}
      strip={props.strip}
      toolType={props.toolType}
      onClose={props.onClose}
      onRetry={retry}
    />
  );
}
