import { urlsFor } from "#server/db/provision.ts";

type Settings = Record<string, string | undefined>;

/** The addresses of the database, made from its parts where none are given; any password will do. */
export function fillDatabaseUrls(settings: Settings): Settings {
  const { DATABASE_HOST, DATABASE_NAME, APP_PASSWORD = "", QUEUE_PASSWORD = "" } = settings;
  const server = `postgres://${DATABASE_HOST}/`;
  if (!DATABASE_HOST || !URL.canParse(server)) return settings;
  const passwords = { owner: "", app: APP_PASSWORD, queue: QUEUE_PASSWORD };
  const { app, queue } = urlsFor(server, DATABASE_NAME ?? "roleprint", passwords);
  return {
    ...(APP_PASSWORD ? { DATABASE_URL: app } : {}),
    ...(QUEUE_PASSWORD ? { DATABASE_QUEUE_URL: queue } : {}),
    ...settings,
  };
}

/** Addresses that ought to lead into one database, and do not. */
export function findStrays(settings: Settings): string[] {
  const named = Object.entries(settings).flatMap(([name, value]) => {
    const path = value === undefined ? undefined : URL.parse(value)?.pathname;
    return path === undefined ? [] : [{ name, path }];
  });
  const [first, ...others] = named;
  return others
    .filter(({ path }) => path !== first?.path)
    .map(({ name }) => `${first?.name} and ${name} name different databases`);
}

/** The administrator's way in, made the same way. */
export function adminUrlOf({
  DATABASE_ADMIN_URL,
  DATABASE_HOST,
  POSTGRES_PASSWORD,
}: Settings): string | undefined {
  if (DATABASE_ADMIN_URL) return DATABASE_ADMIN_URL;
  const server = `postgres://postgres@${DATABASE_HOST}/postgres`;
  if (!DATABASE_HOST || !POSTGRES_PASSWORD || !URL.canParse(server)) return undefined;
  const url = new URL(server);
  url.password = encodeURIComponent(POSTGRES_PASSWORD);
  return url.toString();
}
