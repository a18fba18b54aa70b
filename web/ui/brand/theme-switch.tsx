import { useId } from "react";
import { Segment } from "#web/ui/button/segment.tsx";
import {
  chooseTheme,
  themeOptions,
  useThemeChoice,
  type ThemeChoice,
} from "#web/ui/brand/theme.ts";

/** Light, dark, or what the system prefers. */
export function ThemeSwitch() {
  const choice = useThemeChoice();
  return (
    <Segment
      legend="Theme"
      name={useId()}
      options={themeOptions}
      value={choice}
      onChange={(event) => chooseTheme(event.target.value as ThemeChoice)}
    />
  );
}
