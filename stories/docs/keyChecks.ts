import type { ExampleFacts } from './libraryFactTypes.ts';

/** Keys by the names that manuals give them, where those differ from the names of `KeyboardEvent.key`. */
const keyNames: Readonly<Record<string, readonly string[]>> = {
  Space: [' '],
  'Up arrow': ['ArrowUp'],
  'Down arrow': ['ArrowDown'],
  'Left arrow': ['ArrowLeft'],
  'Right arrow': ['ArrowRight'],
  'Arrow keys': ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
  'Page Up': ['PageUp'],
  'Page Down': ['PageDown'],
  'A letter': ['Letter'],
};

/** A key or keys of a manual's table, with the stories that press one of them. */
export interface KeyCheck {
  /** As in the manual: `Enter, Space`. */
  readonly keys: string;
  readonly stories: readonly string[];
}

/** Which stories press the keys of a manual. */
export function keyChecks(
  keyboard: Readonly<Record<string, string>>,
  examples: readonly ExampleFacts[],
): readonly KeyCheck[] {
  return Object.keys(keyboard).map((keys) => {
    const names = new Set(keys.split(', ').flatMap((key) => keyNames[key] ?? [key]));
    const pressing = examples.filter((example) => example.keys.some((key) => names.has(key)));
    return { keys, stories: pressing.map(({ exportName }) => exportName) };
  });
}
