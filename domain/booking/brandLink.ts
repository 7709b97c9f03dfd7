/**
 * The link whose text names a brand. Brands are compared without letter case, and as whole words: the link to the
 * booking of DS isn't one for DSG.
 */
export function linkOfBrand<Link extends { readonly text: string }>(
  brand: string,
  links: readonly Link[],
): Link | undefined {
  const name = wordsOf(brand);
  return links.find(({ text }) => name.trim() !== '' && wordsOf(text).includes(name));
}

/** The words of a text in lower case, each between blanks. */
function wordsOf(text: string): string {
  return ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;
}
