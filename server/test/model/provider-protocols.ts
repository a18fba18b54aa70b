/** How a provider is reached: where its requests go, the header that carries its key, and its settings at a local address. */
export type ProviderProtocol = {
  path: string;
  key: string;
  settings: (url: string) => Record<string, string>;
};

const openAi = (url: string) => ({ OPENAI_API_KEY: "key", OPENAI_BASE_URL: `${url}/v1` });

/** A model of every protocol we speak. */
export const providerProtocols: Record<string, ProviderProtocol> = {
  "anthropic/claude-sonnet-4-5": {
    path: "/v1/messages",
    key: "x-api-key",
    settings: (url) => ({ ANTHROPIC_API_KEY: "key", ANTHROPIC_BASE_URL: `${url}/v1` }),
  },
  "openai/gpt-5-mini": { path: "/v1/responses", key: "authorization", settings: openAi },
  "openai-chat/gpt-4.1": {
    path: "/v1/chat/completions",
    key: "authorization",
    settings: openAi,
  },
  "google/gemini-2.5-flash": {
    path: "/v1beta/models/gemini-2.5-flash:streamGenerateContent?alt=sse",
    key: "x-goog-api-key",
    settings: (url) => ({ GOOGLE_API_KEY: "key", GOOGLE_BASE_URL: `${url}/v1beta` }),
  },
  "bedrock/anthropic.claude-sonnet-4-5-20250929-v1:0": {
    path: "/model/anthropic.claude-sonnet-4-5-20250929-v1%3A0/converse-stream",
    key: "x-amz-date",
    settings: (url) => ({
      AWS_REGION: "us-east-1",
      AWS_ACCESS_KEY_ID: "id",
      AWS_SECRET_ACCESS_KEY: "secret",
      BEDROCK_BASE_URL: url,
    }),
  },
  "bedrock/amazon.nova-pro-v1:0": {
    path: "/model/amazon.nova-pro-v1%3A0/converse-stream",
    key: "authorization",
    settings: (url) => ({
      AWS_REGION: "us-east-1",
      AWS_BEARER_TOKEN_BEDROCK: "token",
      BEDROCK_BASE_URL: url,
    }),
  },
  "compatible/llama-3.3": {
    path: "/v1/chat/completions",
    key: "authorization",
    settings: (url) => ({ COMPATIBLE_BASE_URL: `${url}/v1`, COMPATIBLE_API_KEY: "key" }),
  },
};
