import { useState, type FormEvent } from "react";
import { lengths } from "#contract/limits.ts";
import type { WhatIfState } from "#web/features/room/what-if/use-what-if.ts";
import { Button } from "#web/ui/button/button.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

/** Another town; it is tried once somebody has finished writing it. */
export function PlaceField({ whatIf }: { whatIf: WhatIfState }) {
  const { controls, current, unknownPlace } = whatIf;
  const said = current.find(({ about }) => about === "place");
  const tried = said && "text" in said ? (said.text ?? "") : controls.place;
  const [typed, setTyped] = useState<string>();
  const text = (typed ?? tried).trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTyped(undefined);
    const words = text === "" ? controls.place : text;
    if (words !== tried) whatIf.attempt({ about: "place", text: words }, words === controls.place);
  };
  return (
    <form className="flex items-end gap-2" noValidate onSubmit={submit}>
      <div className="min-w-0 flex-1">
        <TextField
          autoComplete="off"
          error={typed === undefined ? (unknownPlace ?? undefined) : undefined}
          label="Place"
          maxLength={lengths.line}
          placeholder="Austin, TX"
          value={typed ?? tried}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      <Button className="h-10!" isDisabled={text === tried} type="submit">
        Try
      </Button>
    </form>
  );
}
