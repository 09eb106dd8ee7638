/** Paragraphs of running text. */
export function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: texts have no id and never change places.
    <p key={index}>{text}</p>
  ));
}
