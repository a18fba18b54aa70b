import { asDay } from "#web/ui/time/days.ts";

type Opened = { openedCount: number; lastOpenedAt: string | null };

/** "Opened 3 times, last on 14 November"; never by whom. */
export function openedWords({ openedCount, lastOpenedAt }: Opened): string {
  if (openedCount === 0 || lastOpenedAt === null) return "Not opened yet";
  const times = openedCount === 1 ? "once" : `${openedCount.toLocaleString("en-US")} times`;
  return `Opened ${times}, last on ${asDay(lastOpenedAt)}`;
}
