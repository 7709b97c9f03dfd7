/**
 * The name of a Storybook story as a sentence begins. Storybook writes names that come from the
 * code as titles ("One At A Time").
 */
export function stateName(name: string): string {
  const [first = '', ...others] = name.split(' ');
  const isTitle = others.every((word) => /^[A-Z\d]/.test(word));
  return isTitle ? [first, ...others.map(lowerFirst)].join(' ') : name;
}

function lowerFirst(word: string): string {
  return /^[A-Z][a-z]*$/.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word;
}
