import { playProviders } from "#server/test/model/outside-providers.ts";

/** Loaded before a server process by `--import`, so that the production providers run unmodified against known answers. */
playProviders();
