type Named = { type: string; name?: string };
type Call = { callee: Named };
type Context = { report: (found: { node: unknown; message: string }) => void };

const message =
  "a fault is a class: Problem for what people are told, OwnFault in our words, ForeignFault in another program's";

/** What oxlint has no rule for. */
const plugin = {
  meta: { name: "roleprint" },
  rules: {
    /** `describeFault` does not log the message of a bare Error: it may quote what people wrote. */
    "no-bare-error": {
      create(context: Context) {
        const check = (node: Call) => {
          if (node.callee.type === "Identifier" && node.callee.name === "Error")
            context.report({ node, message });
        };
        return { NewExpression: check, CallExpression: check };
      },
    },
  },
};

export default plugin;
