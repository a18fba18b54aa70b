import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, beforeAll } from "vitest";
import {
  importMarketData,
  type FileReport,
  type ImportOptions,
} from "#server/features/market/market-import.service.ts";
import type { MarketHandle } from "#server/features/market/market.store.ts";
import { wholeInTests } from "#server/test/database/market-files.ts";
import {
  connect,
  createTestDatabase,
  type TestDatabase,
} from "#server/test/database/test-database.ts";

export const marketTables = [
  "market_areas",
  "market_imports",
  "market_levels",
  "market_outlook",
  "market_separations",
  "market_wages",
];

export type MarketDatabase = {
  database: TestDatabase;
  /** What the app role may see. */
  app: MarketHandle;
  /** Imports as the command does; a file needs four rows to be whole. */
  run: (paths: string[], options?: Partial<ImportOptions>) => Promise<FileReport[]>;
  /** All rows of all market tables, with the transaction that wrote each. */
  dump: () => Promise<unknown>;
  query: <Row extends object>(text: string) => Promise<Row[]>;
  empty: () => Promise<void>;
};

/** A database of its own for a test file. */
export function useMarketDatabase(): () => MarketDatabase {
  let opened: MarketDatabase | undefined;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const database = await createTestDatabase();
    const admin = await connect(database.admin);
    const app = await connect(database.app);
    close = async () => {
      await app.end();
      await admin.end();
    };
    const query = async <Row extends object>(text: string) => (await admin.query<Row>(text)).rows;
    opened = {
      database,
      app: drizzle(app),
      query,
      run: async (paths, options) => {
        const reports: FileReport[] = [];
        const settings = { ownerUrl: database.owner, whole: wholeInTests, paths, ...options };
        for await (const report of importMarketData(settings)) reports.push(report);
        return reports;
      },
      dump: async () => {
        const rows: object[] = [];
        for (const table of marketTables) {
          rows.push(await query(`select xmin::text, t.* from ${table} t order by t`));
        }
        return rows;
      },
      empty: async () => {
        await admin.query(`truncate ${marketTables.join(", ")}`);
      },
    };
  });
  afterAll(() => close());
  return () => {
    if (!opened) throw new Error("the database is not open yet");
    return opened;
  };
}
