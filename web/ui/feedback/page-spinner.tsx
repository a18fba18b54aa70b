import { Spinner } from "#web/ui/feedback/spinner.tsx";

export function PageSpinner() {
  return (
    <div className="grid min-h-[60vh] place-items-center text-blue">
      <Spinner label="Loading" sizePx={40} />
    </div>
  );
}
