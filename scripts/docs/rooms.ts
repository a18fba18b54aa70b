/** Rooms that the product is made of, in the order of ARCHITECTURE.md. */
export const productRooms = [
  "contract",
  "knowledge",
  "english",
  "reading",
  "ledger",
  "boolean",
  "checks",
  "tools",
  "server",
  "web",
];

export const rooms = [...productRooms, "scripts", "eval", "bench", "e2e"];
