declare const BUILD_ID: string | undefined;

/** Names the code that runs: the same for every process of one build, another after each change (vite.server.config.ts). Run from source, each start counts as a build. */
export const buildId = typeof BUILD_ID === "string" ? BUILD_ID : `source ${Date.now()}`;
