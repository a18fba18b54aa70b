import { toolTypes } from "#contract/output.ts";
import { tools } from "#tools/catalogue.ts";
import { RolePrint } from "#web/ui/role-print.tsx";

export function LandingTools() {
  return (
    <section className="border-t border-line bg-surface" id="features">
      <div className="mx-auto max-w-[1360px] px-4 py-14 tablet:px-6 tablet:py-20">
        <h2 className="heading text-h1">Six tools, in the order you run a search.</h2>
        <ol className="mt-10 grid tablet:grid-cols-2 desktop:grid-cols-3">
          {toolTypes.map((toolType, index) => {
            const tool = tools[toolType];
            const filled = toolTypes.map((_, ridge) => (ridge <= index ? "completed" : "pending"));
            return (
              <li key={toolType} className="flex gap-4 border-t border-line py-6 tablet:pr-8">
                <RolePrint jobId={4217} sizePx={48} states={filled} />
                <div>
                  <p className="font-mono text-tiny text-ink-3">
                    {String(index + 1).padStart(2, "0")}
                    {tool.isOptional && " Optional"}
                  </p>
                  <h3 className="heading mt-1 text-h3">{tool.fullName}</h3>
                  <p className="mt-1.5 text-ink-2">{tool.description}</p>
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
