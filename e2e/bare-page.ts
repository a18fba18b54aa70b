import { createElement, useState } from "react";
import { createRoot } from "react-dom/client";

const lines = Array.from({ length: 64 }, (_, at) => at);

/** As many lines as a long text has, and nothing else: what React and the browser need at the least. */
function BarePage() {
  const [moved, setMoved] = useState<ReadonlySet<number>>(new Set());
  const row = (at: number) => {
    const place = moved.has(at) ? "nice" : "duty";
    const move = () => setMoved(new Set([...moved, at]));
    const button = createElement("button", { "data-line": at, onClick: move }, `${at} ${place}`);
    return createElement("li", { key: at, "data-place": place }, button);
  };
  return createElement("ol", null, lines.map(row));
}

createRoot(document.body.appendChild(document.createElement("div"))).render(
  createElement(BarePage),
);
