/**
 * Compares names as Biome sorts imports: letter by letter without regard to case, and of the same letter the capital
 * first.
 */
export function bySpelling(a: string, b: string): number {
  const [first, second] = [spellingKey(a), spellingKey(b)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

function spellingKey(name: string): string {
  return name.replaceAll(/./g, (letter) => {
    const small = letter.toLowerCase();
    return `${small}${letter === small ? 1 : 0}`;
  });
}
