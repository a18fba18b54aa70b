import { getDocumentProxy } from "unpdf";

type Node = { role?: string; children?: Node[]; type?: string };
type Outline = { title: string; items: Outline[] };

/** What a reader of PDF finds in a file: its words without page furniture, its title and language, its structure. */
export async function readPdfFile(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { info } = (await document.getMetadata()) as {
    info: { Title?: string; Language?: string };
  };
  const outline = ((await document.getOutline()) ?? []) as Outline[];
  const pages: string[] = [];
  const pagesWithFurniture: string[] = [];
  const roles: string[] = [];
  const outside: string[] = [];
  const links: { url?: string; dest?: unknown }[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const content = await page.getTextContent({ includeMarkedContent: true });
    pages.push(wordsOf(content, false));
    outside.push(...outsideOf(content, page.getViewport({ scale: 1 }).width));
    pagesWithFurniture.push(wordsOf(content, true));
    roles.push(...rolesOf(await page.getStructTree()));
    links.push(...((await page.getAnnotations()) as { url?: string; dest?: unknown }[]));
  }
  await document.loadingTask.destroy();
  return {
    title: info.Title,
    language: info.Language,
    bookmarks: outline.map(({ title, items }) => ({ title, items: items.map((one) => one.title) })),
    roles: new Set(roles),
    pages,
    pagesWithFurniture,
    /** Words that reach over the page's edge. */
    outside,
    links,
  };
}

type Words = { str: string; transform: number[]; width: number };
type Content = { items: (Words | { type: string; tag?: string })[] };

function outsideOf({ items }: Content, pageWidth: number): string[] {
  return items.flatMap((item) => {
    if (!("str" in item)) return [];
    const left = item.transform[4] ?? 0;
    return left < 0 || left + item.width > pageWidth ? [item.str] : [];
  });
}

/** Footers and the repeated heads of tables are marked as furniture. */
function wordsOf({ items }: Content, isWithFurniture: boolean): string {
  const marks: boolean[] = [];
  let words = "";
  for (const item of items) {
    if ("str" in item) words += marks.includes(true) && !isWithFurniture ? "" : ` ${item.str}`;
    else if (item.type.startsWith("begin")) marks.push(item.tag === "Artifact");
    else marks.pop();
  }
  return words;
}

function rolesOf(node: Node | null): string[] {
  if (!node) return [];
  return [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap(rolesOf)];
}
