/** A number and the word after it. */
const COUNTED = /(\p{Nd}+ \p{L}+)/u;

/** A title whose line does not end between a number and what it counts: "2 Days" stay together. */
export function KeepNumbers({ text }: { readonly text: string }) {
  return text.split(COUNTED).map((part) =>
    COUNTED.test(part) ? (
      <span key={part} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
