import { toolTypes } from "#contract/output.ts";
import { tools } from "#tools/tools.ts";
import { RolePrint } from "#web/ui/brand/role-print.tsx";

const printSeed = 21;

/** The six tools; the print fills ridge by ridge. */
export function LandingTools() {
  return (
    <section
      className="mx-auto max-w-[1440px] px-4 py-14 tablet:px-6 desktop:px-10 desktop:py-[88px]"
      id="features"
    >
      <h2 className="heading max-w-[15em] text-[2rem] leading-[1.12] tracking-[-0.035em] tablet:text-[2.875rem]">
        Six tools, in the order you run a search.
      </h2>
      <p className="mt-3.5 max-w-[36em] text-[1.125rem] text-ink-2">
        Each report fills one ridge of the job’s print. When the print is complete, the search is
        ready to launch.
      </p>
      <ol className="mt-8 grid border-t border-l border-line tablet:mt-11 tablet:grid-cols-2 desktop:grid-cols-3">
        {toolTypes.map((toolType, index) => {
          const tool = tools[toolType];
          const filled = toolTypes.map((_, ridge) => (ridge <= index ? "completed" : "pending"));
          return (
            <li
              key={toolType}
              className="grid content-start gap-2 border-r border-b border-line px-[26px] pt-[26px] pb-[30px]"
            >
              <div className="flex items-start justify-between tablet:mb-[26px]">
                <p className="font-mono text-tiny text-ink-3">
                  {String(index + 1).padStart(2, "0")}
                  {tool.isOptional && <span className="ml-4">Optional</span>}
                </p>
                <RolePrint jobId={printSeed} sizePx={60} states={filled} />
              </div>
              <h3 className="heading text-[1.375rem] leading-[1.12]">{tool.fullName}</h3>
              <p className="text-pretty text-ink-2">{tool.description}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
