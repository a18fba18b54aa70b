import { useId, useState } from "react";
import { Sample } from "#web/app/workbench/sample.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { PasswordField } from "#web/ui/form/password-field.tsx";
import { RadioTiles } from "#web/ui/form/radio-tiles.tsx";
import { Segment } from "#web/ui/button/segment.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { Switch } from "#web/ui/form/switch.tsx";
import { TextAreaField, TextField } from "#web/ui/form/text-field.tsx";

const options = [
  { value: "one", label: "On-site" },
  { value: "two", label: "Hybrid" },
  { value: "three", label: "Remote" },
];
const tiles = options.map((option) => ({ ...option, detail: `What ${option.label} means.` }));

export function FieldSamples() {
  const id = useId();
  const [isOn, setIsOn] = useState(true);
  return (
    <>
      <Sample title="Text field: empty, filled, hint, error, read-only">
        <div className="grid w-full gap-4 tablet:grid-cols-2">
          <TextField isRequired label="Name" />
          <TextField defaultValue="Northwind Talent" hint="As candidates see it." label="Filled" />
          <TextField defaultValue="nort" error="Please enter a valid URL" label="Website" />
          <TextField disabled label="Disabled" />
          <PasswordField label="Password" />
          <TextAreaField defaultValue={"Two\nlines"} label="Text area" />
        </div>
      </Sample>
      <Sample title="Select: field, error, compact">
        <div className="grid w-full gap-4 tablet:grid-cols-2">
          <SelectField label="Work type" options={options} />
          <SelectField error="Choose one" label="With an error" options={options} />
        </div>
        <Select aria-label="Compact" isCompact options={options} />
      </Sample>
      <Sample title="Checkbox: off, on, disabled">
        <Checkbox label="Off" />
        <Checkbox defaultChecked label="On" />
        <Checkbox disabled label="Disabled" />
      </Sample>
      <Sample title="Switch: on, off">
        <Switch isOn={isOn} label="Let the model read" onChange={setIsOn} />
        <Switch isOn={!isOn} label="The other way" onChange={(next) => setIsOn(!next)} />
      </Sample>
      <Sample title="Segment">
        <Segment defaultChecked legend="Work type" name={`${id}-segment`} options={options} />
      </Sample>
      <Sample title="Radio tiles">
        <RadioTiles
          columns="tablet:grid-cols-3"
          defaultChecked
          legend="Voice tone"
          name={`${id}-tiles`}
          options={tiles}
        />
      </Sample>
    </>
  );
}
