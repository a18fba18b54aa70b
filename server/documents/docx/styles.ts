import {
  AlignmentType,
  convertMillimetersToTwip,
  LevelFormat,
  LineRuleType,
  type IPropertiesOptions,
} from "docx";

export const colours = {
  ink: "14151A",
  quiet: "63656F",
  rule: "DDDDD4",
  control: "85877F",
  tint: "F4F4EF",
  blue: "2230D2",
  marker: "FFD24A",
} as const;

export const mono = "Consolas";
export const bullets = "bullets";
export const textWidth = convertMillimetersToTwip(170);
export const nameWidth = convertMillimetersToTwip(38);

const heading = (size: number, before: number, after: number) => ({
  run: { size, bold: true, color: colours.ink, font: "Calibri" },
  paragraph: { spacing: { before, after }, keepNext: true },
});

/** The look of every Word file, as styles a person can change in one place. */
export const styles: IPropertiesOptions["styles"] = {
  default: {
    document: {
      run: { font: "Calibri", size: 21, color: colours.ink },
      paragraph: { spacing: { after: 120, line: 276, lineRule: LineRuleType.AUTO } },
    },
    title: { run: { size: 76, bold: true, color: colours.blue, font: "Calibri" } },
    heading1: heading(44, 0, 120),
    heading2: heading(28, 400, 140),
    heading3: heading(22, 220, 80),
  },
};

export const numbering: NonNullable<IPropertiesOptions["numbering"]> = {
  config: [
    {
      reference: bullets,
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: "•",
          alignment: AlignmentType.LEFT,
          style: { paragraph: { indent: { left: 360, hanging: 240 }, spacing: { after: 80 } } },
        },
      ],
    },
  ],
};
