const thought = /^\s*<think>[^]*?<\/think>/u;

/** The JSON object in an answer that may have chatter, a fence or a thought around it; without one, the answer. */
export function findJson(answer: string): string {
  const said = answer.replace(thought, "");
  const start = said.indexOf("{");
  const end = said.lastIndexOf("}");
  return start >= 0 && end > start ? said.slice(start, end + 1) : answer;
}
