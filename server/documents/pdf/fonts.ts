import { readFileSync } from "node:fs";
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

/** Large or rare faces, read only for a document that needs them. */
const byScript: [script: RegExp, faces: string[]][] = [
  [
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u,
    pair("noto-sans-jp", "NotoSansJP"),
  ],
  [/\p{Script=Han}/u, pair("noto-sans-sc", "NotoSansSC")],
  [/\p{Script=Hangul}/u, pair("noto-sans-kr", "NotoSansKR")],
  [/\p{Script=Arabic}/u, pair("noto-sans-arabic", "NotoSansArabic")],
  [/\p{Script=Hebrew}/u, pair("noto-sans-hebrew", "NotoSansHebrew")],
  [/\p{Script=Devanagari}/u, pair("noto-sans-devanagari", "NotoSansDevanagari")],
  [/\p{Extended_Pictographic}/u, ["noto-emoji/400Regular/NotoEmoji_400Regular"]],
  [/\p{Script=Thai}/u, pair("noto-sans-thai", "NotoSansThai")],
];

function pair(family: string, name: string): string[] {
  return [`${family}/400Regular/${name}_400Regular`, `${family}/700Bold/${name}_700Bold`];
}

/** The faces a text needs. */
export function facesFor(text: string): string[] {
  return [...always, ...byScript.flatMap(([script, faces]) => (script.test(text) ? faces : []))];
}

export function readFace(face: string): Buffer {
  const url = import.meta.resolve(`@expo-google-fonts/${face}.ttf`);
  return readFileSync(fileURLToPath(url));
}
