import { useId, useState } from "react";
import { limits } from "#contract/limits.ts";

type JobDescriptionProps = { description: string };

/** Three lines of the description; a long one opens up (spec §2). */
export function JobDescription({ description }: JobDescriptionProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p
        className={`text-small font-normal whitespace-pre-line text-ink-2 ${isOpen ? "" : "line-clamp-3"}`}
        id={id}
      >
        {description}
      </p>
      {description.length > limits.showMoreOver && (
        <button
          aria-controls={id}
          aria-expanded={isOpen}
          className="mt-1.5 min-h-6 rounded-chip text-small font-[560] text-blue hover:underline max-tablet:min-h-10"
          type="button"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? "Show less" : "Show more"}
        </button>
      )}
    </>
  );
}
