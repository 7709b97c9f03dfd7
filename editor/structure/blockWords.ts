/** The name of a component as editors read it: `HeroBanner` is "Hero banner", and `CTABanner` "CTA banner". */
export function blockTitle(name: string): string {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [name];
  return words
    .map((word, at) => (at === 0 || word === word.toUpperCase() ? word : word.toLowerCase()))
    .join(' ');
}
