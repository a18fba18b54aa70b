import { fromJsonSchema, ResourceTemplate, type McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { Problem } from "#contract/problem.ts";
import { openMcpServer } from "#server/features/mcp/mcp-server.ts";
import { defineTool, reads } from "#server/features/mcp/tool.ts";
import type { OutputService } from "#server/features/outputs/outputs.service.ts";
import type { ProgramCaller } from "#server/http/programs.ts";
import type { Log } from "#server/log.ts";

const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
const silence = "UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAAB9AAACABAAZGF0YQIAAAAAAA==";

const image = { type: "image", data: pixel, mimeType: "image/png" } as const;
const sound = { type: "audio", data: silence, mimeType: "audio/wav" } as const;
const embedded = (uri: string, mimeType: string, text: string) =>
  ({ type: "resource", resource: { uri, mimeType, text } }) as const;

/** The tools that the conformance suite calls and that answer as ours do: in words, or by a refusal. */
const wordTools = [
  defineTool({
    name: "test_simple_text",
    title: "Simple text",
    description: "Answers with a text",
    input: z.object({}),
    marks: reads,
    run: async () => "This is a simple text response for testing.",
  }),
  defineTool({
    name: "test_error_handling",
    title: "A refusal",
    description: "Refuses always",
    input: z.object({}),
    marks: reads,
    run: async () => Promise.reject(new Problem("notFound")),
  }),
];

/**
 * What the official conformance suite asks of a server: its example tools, resources and prompts, added to our own server, so
 * that our door, our errors and our content types are what it judges.
 */
export function openExampleServer(
  parts: { outputs: OutputService; log: Log },
  caller: ProgramCaller,
): McpServer {
  const noteCall = () => Promise.resolve();
  const server = openMcpServer({ ...parts, noteCall, tools: wordTools }, caller);
  addTools(server);
  addResources(server);
  addPrompts(server);
  return server;
}

function addTools(server: McpServer): void {
  const contents = {
    test_image_content: [image],
    test_audio_content: [sound],
    test_embedded_resource: [
      embedded("test://embedded-resource", "text/plain", "This is an embedded resource content."),
    ],
    test_multiple_content_types: [
      { type: "text" as const, text: "Multiple content types test:" },
      image,
      embedded("test://mixed-content-resource", "application/json", '{"test":"data","value":123}'),
    ],
  };
  for (const [name, content] of Object.entries(contents))
    server.registerTool(name, { description: name }, () => ({ content }));

  server.registerTool(
    "test_tool_with_progress",
    { description: "Says how far it is" },
    async ({ mcpReq }) => {
      const { _meta: about } = mcpReq;
      const progressToken = about?.progressToken;
      for (const progress of progressToken === undefined ? [] : [0, 50, 100]) {
        const params = { progressToken: progressToken ?? "", progress, total: 100 };
        await mcpReq.notify({ method: "notifications/progress", params });
      }
      return { content: [{ type: "text", text: "Done." }] };
    },
  );

  const address = {
    type: "object",
    properties: { street: { type: "string" }, city: { type: "string" } },
  } as const;
  server.registerTool(
    "json_schema_2020_12_tool",
    {
      description: "Tool with JSON Schema 2020-12 features",
      inputSchema: fromJsonSchema({
        $schema: "https://json-schema.org/draft/2020-12/schema",
        type: "object",
        $defs: { address },
        properties: { name: { type: "string" }, address: { $ref: "#/$defs/address" } },
        additionalProperties: false,
      }),
    },
    () => ({ content: [] }),
  );
}

function addResources(server: McpServer): void {
  server.registerResource(
    "static-text",
    "test://static-text",
    { description: "A text", mimeType: "text/plain" },
    ({ href: uri }) => ({
      contents: [
        { uri, mimeType: "text/plain", text: "This is the content of the static text resource." },
      ],
    }),
  );
  server.registerResource(
    "static-binary",
    "test://static-binary",
    { description: "A picture", mimeType: "image/png" },
    ({ href: uri }) => ({ contents: [{ uri, mimeType: "image/png", blob: pixel }] }),
  );
  server.registerResource(
    "template",
    new ResourceTemplate("test://template/{id}/data", { list: undefined }),
    { description: "Whatever is asked for", mimeType: "application/json" },
    ({ href: uri }, { id }) => {
      const text = JSON.stringify({ id, templateTest: true, data: `Data for ID: ${String(id)}` });
      return { contents: [{ uri, mimeType: "application/json", text }] };
    },
  );
}

function addPrompts(server: McpServer): void {
  const says = (text: string) => ({
    role: "user" as const,
    content: { type: "text" as const, text },
  });
  server.registerPrompt("test_simple_prompt", { description: "A simple prompt" }, () => ({
    messages: [says("This is a simple prompt for testing.")],
  }));
  server.registerPrompt(
    "test_prompt_with_arguments",
    {
      description: "A prompt with two arguments",
      argsSchema: z.object({ arg1: z.string(), arg2: z.string() }),
    },
    ({ arg1, arg2 }) => ({
      messages: [says(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)],
    }),
  );
  server.registerPrompt(
    "test_prompt_with_embedded_resource",
    {
      description: "A prompt with a resource inside",
      argsSchema: z.object({ resourceUri: z.string() }),
    },
    ({ resourceUri }) => ({
      messages: [
        {
          role: "user" as const,
          content: embedded(resourceUri, "text/plain", "Embedded resource content for testing."),
        },
        says("Please process the embedded resource above."),
      ],
    }),
  );
  server.registerPrompt(
    "test_prompt_with_image",
    { description: "A prompt with a picture" },
    () => ({
      messages: [
        { role: "user" as const, content: image },
        says("Please analyze the image above."),
      ],
    }),
  );
}
