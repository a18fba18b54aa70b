import type { ConnectionProvider } from "#contract/connection.ts";

/** Providers as people know them, with a model of each as an example. */
export const providers: Record<ConnectionProvider, { name: string; example: string }> = {
  anthropic: { name: "Anthropic", example: "claude-sonnet-5" },
  openai: { name: "OpenAI", example: "gpt-5.6-sol" },
  google: { name: "Google", example: "gemini-2.5-pro" },
  ollama: { name: "Ollama", example: "llama3.2" },
  compatible: { name: "Another server (OpenAI-compatible)", example: "llama3" },
};
