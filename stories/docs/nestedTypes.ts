import type { TypeDoc } from './libraryFactTypes.ts';

/**
 * The types that the props of components name, and those that they name in turn. The members of what props extend are among
 * the props, so what they extend isn't shown.
 */
export function nestedTypes(
  components: readonly string[],
  types: readonly TypeDoc[],
): readonly TypeDoc[] {
  const walked = new Set(components.map((name) => `${name}Props`));
  const shown = new Set<string>();
  // New names are added at the end while the set is walked.
  for (const name of walked) {
    for (const { members, source = '', bases = '' } of types.filter((type) => type.name === name)) {
      for (const base of namesIn(bases)) walked.add(base);
      for (const named of namesIn([source, ...members.map(({ type }) => type)].join(' '))) {
        walked.add(named);
        shown.add(named);
      }
    }
  }
  return types.filter(({ name }) => shown.has(name) && !name.endsWith('Props'));
}

function namesIn(text: string): readonly string[] {
  return text.match(/\b[A-Z]\w+/g) ?? [];
}

/** The type of a prop in the source, such as that of a list, which the documentation of props doesn't know. */
export function propSource(
  component: string,
  prop: string,
  types: readonly TypeDoc[],
): string | undefined {
  const props = types.find(({ name }) => name === `${component}Props`);
  return props?.members.find(({ name }) => name === prop)?.type;
}
