import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Search } from "lucide-react";
import { useId, useState } from "react";
import type { ComparedWith as Comparison, OccupationOption } from "#contract/reading.ts";
import { formatMoney } from "#english/money.ts";
import { query } from "#web/api/query.ts";
import type { Decision } from "#web/features/reading/decisions.ts";
import { Button } from "#web/ui/button/button.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { useSettled } from "#web/ui/hooks/use-settled.ts";

type ComparedWithProps = {
  compared: Comparison;
  heading: "h2" | "h3";
  me: string;
  refusal: string | undefined;
  onDecide: (decision: Decision) => void;
};

function certaintyOf({ certainty, chosenBy, code }: Comparison, me: string): [string, number] {
  const who = chosenBy === me ? "you" : chosenBy;
  if (who !== null && code === null) return [`None, chosen by ${who}`, 0];
  if (who !== null) return [`Chosen by ${who}`, 3];
  if (certainty === "sure") return ["Sure", 3];
  return certainty === "choose" ? ["Likely, please check", 2] : ["Not known, please choose", 0];
}

/** The options with the one that counts among them, also where it was found by searching. */
function optionsOf({ options, code, title }: Comparison): readonly OccupationOption[] {
  if (code === null || options.some((option) => option.code === code)) return options;
  return [{ code, title: title ?? code, why: "", median: null }, ...options];
}

/** The occupation whose figures the reports use: sure, to be checked, or to be chosen. */
export function ComparedWith({
  compared,
  heading: Heading,
  me,
  refusal,
  onDecide,
}: ComparedWithProps) {
  const isSettled = compared.certainty === "sure" || compared.chosenBy !== null;
  const [isOpen, setIsOpen] = useState(!isSettled);
  const [words, setWords] = useState("");
  const [certainty, steps] = certaintyOf(compared, me);
  const options = optionsOf(compared);
  const current = options.find(({ code }) => code === compared.code);
  const choose = (occupation: string, found?: OccupationOption) => {
    onDecide({ occupation, ...(found ? { found } : {}) });
    setWords("");
  };
  return (
    <Card className="px-[18px] py-4">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Heading className="heading text-[1.125rem]">Compared with</Heading>
        <span className="ml-auto inline-flex items-center gap-[7px] text-meta font-[560] text-ink-2">
          <span aria-hidden="true" className="flex gap-0.5">
            {[1, 2, 3].map((step) => (
              <i
                key={step}
                className={clsx(
                  "h-1.5 w-[9px] rounded-[1.5px]",
                  step <= steps ? "bg-blue-fill dark:bg-blue" : "bg-line",
                )}
              />
            ))}
          </span>
          {certainty}
        </span>
      </div>
      {isOpen ? (
        <>
          {options.length > 0 && (
            <Options
              chosen={isSettled ? compared.code : null}
              options={options}
              onChoose={choose}
            />
          )}
          <OccupationSearch
            words={words}
            onChoose={(option) => choose(option.code, option)}
            onNone={() => choose("none")}
            onWords={setWords}
          />
        </>
      ) : (
        <p className="mt-3 flex items-baseline gap-3">
          <b className="min-w-0 flex-1 font-[600]">
            {compared.title ?? "Without an occupation, no report shows a median."}
          </b>
          {current && current.median !== null && <Median median={current.median} />}
          <button
            className="min-h-6 flex-none text-small font-[560] text-blue hover:underline max-tablet:min-h-10"
            type="button"
            onClick={() => setIsOpen(true)}
          >
            Change
          </button>
        </p>
      )}
      {refusal !== undefined && (
        <p className="mt-2 text-meta text-red" role="alert">
          {refusal}
        </p>
      )}
    </Card>
  );
}

function Median({ median }: { median: number }) {
  return (
    <span className="flex-none text-meta text-ink-2">
      median {formatMoney(Math.round(median), "USD", "year")}
    </span>
  );
}

type OptionsProps = {
  options: readonly OccupationOption[];
  chosen: string | null;
  onChoose: (code: string) => void;
};

function Options({ options, chosen, onChoose }: OptionsProps) {
  const name = useId();
  return (
    <fieldset className="-mx-1.5 mt-3">
      <legend className="sr-only">Compared with</legend>
      {options.map((option) => (
        <label
          key={option.code}
          className="grid cursor-pointer grid-cols-[18px_minmax(0,1fr)] gap-x-2.5 rounded-control py-[9px] pr-2.5 pl-2 has-checked:bg-blue-wash has-focus-visible:outline-2 has-focus-visible:outline-blue"
        >
          <input
            checked={option.code === chosen}
            className="mt-[3px] size-[17px] accent-blue-fill outline-none"
            name={name}
            type="radio"
            onChange={() => onChoose(option.code)}
          />
          <span className="flex flex-wrap items-baseline gap-x-2.5">
            <b className="min-w-[min(160px,100%)] flex-1 font-[600]">{option.title}</b>
            {option.median !== null && <Median median={option.median} />}
          </span>
          <span className="col-start-2 text-meta text-ink-2">{option.why}</span>
        </label>
      ))}
    </fieldset>
  );
}

type OccupationSearchProps = {
  words: string;
  onWords: (words: string) => void;
  onChoose: (option: OccupationOption) => void;
  onNone: () => void;
};

const restMs = 250;

function OccupationSearch({ words, onWords, onChoose, onNone }: OccupationSearchProps) {
  const asked = useSettled(words.trim(), restMs);
  const { data: found, isError } = useQuery({
    ...query("findOccupations", { query: { query: asked } }),
    enabled: asked.length > 1,
  });
  const isSearching = words.trim().length > 1;
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-x-1">
        <div className="flex min-w-[210px] flex-1 items-center gap-2 rounded-control border border-control bg-surface pl-2.5 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-blue">
          <Search className="text-ink-3" />
          <input
            aria-label="Search all occupations"
            className="h-9 min-w-0 flex-1 bg-transparent pr-2 text-small outline-none max-tablet:h-11"
            placeholder="Search all occupations"
            type="search"
            value={words}
            onChange={({ target }) => onWords(target.value)}
          />
        </div>
        <Button look="quiet" size="small" onClick={onNone}>
          None of these
        </Button>
      </div>
      {isSearching && isError && (
        <p className="mt-2 text-meta text-red" role="alert">
          The occupations could not be searched. Try again in a moment.
        </p>
      )}
      {isSearching && found && (
        <>
          <output className="sr-only">{`${found.length} occupations found.`}</output>
          {found.length === 0 && (
            <p className="mt-2 text-meta text-ink-3">No occupation has that name.</p>
          )}
          <ul className="-mx-1.5 mt-1.5">
            {found.map((option) => (
              <li key={option.code}>
                <button
                  className="grid min-h-9 w-full grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-2.5 rounded-control px-2 py-1.5 text-left hover:bg-sunken max-tablet:min-h-11 dark:hover:bg-raised"
                  type="button"
                  onClick={() => onChoose(option)}
                >
                  <span className="text-small font-[560]">{option.title}</span>
                  {option.median === null ? <span /> : <Median median={option.median} />}
                  <span className="col-span-2 text-meta text-ink-3">{option.why}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
