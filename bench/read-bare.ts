type Chunk = { choices: { delta: { content?: string } }[] };

/** The least code that reads a report: takes the events, joins the words, parses the whole. */
export async function readBare(url: string, model: string): Promise<unknown> {
  const messages = [{ role: "user", content: "The job: a platform engineer. Write the report." }];
  const response = await fetch(`${url}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ model, messages, stream: true }),
  });
  const decoder = new TextDecoder();
  let waiting = "";
  let text = "";
  for await (const bytes of response.body ?? []) {
    const events = (waiting + decoder.decode(bytes, { stream: true })).split("\n\n");
    waiting = events.pop() ?? "";
    for (const event of events) {
      if (event.startsWith("data: {")) {
        text += (JSON.parse(event.slice(6)) as Chunk).choices[0]?.delta.content ?? "";
      }
    }
  }
  return JSON.parse(text);
}
