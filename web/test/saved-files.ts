import { onTestFinished, vi } from "vitest";

type SavedFile = { name: string; blob: Blob };

/** Keeps the files that the app hands to the browser, instead of saving them. */
export function keepSavedFiles(): SavedFile[] {
  const files: SavedFile[] = [];
  let newest = new Blob();
  const creating = vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    if (blob instanceof Blob) newest = blob;
    return "blob:kept";
  });
  const clicking = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function keep(
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, blob: newest });
  });
  onTestFinished(() => {
    creating.mockRestore();
    clicking.mockRestore();
  });
  return files;
}
