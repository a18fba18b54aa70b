type BooleanTextProps = { text: string };

const operators = /\b(AND|OR|NOT)\b/u;

export function BooleanText({ text }: BooleanTextProps) {
  let offset = 0;
  return text.split(operators).map((part) => {
    offset += part.length;
    if (!operators.test(part)) return part;
    return (
      <b key={offset} className="font-[650] text-blue">
        {part}
      </b>
    );
  });
}
