import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The product's own faces and, for letters they lack, a face per script. */
const always = [
  "hanken-grotesk/400Regular/HankenGrotesk_400Regular",
  "hanken-grotesk/500Medium/HankenGrotesk_500Medium",
  "hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold",
  "hanken-grotesk/700Bold/HankenGrotesk_700Bold",
  "bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold",
  "bricolage-grotesque/700Bold/BricolageGrotesque_700Bold",
  "jetbrains-mono/400Regular/JetBrainsMono_400Regular",
  "noto-sans/400Regular/NotoSans_400Regular",
  "noto-sans/700Bold/NotoSans_700Bold",
];

const japanese = pair("noto-sans-jp", "NotoSansJP");

/** Read only for a document that needs them; the large ones, of East Asia, may not be installed. */
const byScript: [name: string, letters: RegExp, faces: string[]][] = [
  ["Japanese", /[\p{Script=Hiragana}\p{Script=Katakana}]/u, japanese],
  [
    "Chinese",
    /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u,
    [...japanese, ...pair("noto-sans-sc", "NotoSansSC")],
  ],
  ["Korean", /\p{Script=Hangul}/u, pair("noto-sans-kr", "NotoSansKR")],
  ["Arabic", /\p{Script=Arabic}/u, pair("noto-sans-arabic", "NotoSansArabic")],
  ["Hebrew", /\p{Script=Hebrew}/u, pair("noto-sans-hebrew", "NotoSansHebrew")],
  ["Devanagari", /\p{Script=Devanagari}/u, pair("noto-sans-devanagari", "NotoSansDevanagari")],
  ["Thai", /\p{Script=Thai}/u, pair("noto-sans-thai", "NotoSansThai")],
  ["emoji", /\p{Extended_Pictographic}/u, ["noto-emoji/400Regular/NotoEmoji_400Regular"]],
];

function pair(family: string, name: string): string[] {
  return [`${family}/400Regular/${name}_400Regular`, `${family}/700Bold/${name}_700Bold`];
}

/** The folder of all font packages. */
const installed = fileURLToPath(
  new URL("..", import.meta.resolve("@expo-google-fonts/noto-sans/package.json")),
);

/** The font files a text needs, and the scripts it is written in but nobody can draw here. */
export function findFonts(
  text: string,
  folder = installed,
): { files: string[]; missing: string[] } {
  const fileOf = (face: string) => join(folder, `${face}.ttf`);
  const needed = byScript.filter(([, letters]) => letters.test(text));
  const wanted = new Set([...always, ...needed.flatMap(([, , faces]) => faces)]);
  const found = new Set([...wanted].filter((face) => existsSync(fileOf(face))));
  return {
    files: [...found].map(fileOf),
    missing: needed.flatMap(([name, , faces]) =>
      faces.every((face) => found.has(face)) ? [] : name,
    ),
  };
}
