import type { CheckedBlock } from '#domain/content/checkPage.ts';
import { fieldRegistry } from './fieldRegistry.ts';

/** The present names of blocks by all names that content may have for them. */
export function namesOf(
  blocks: Readonly<Record<string, Pick<CheckedBlock, 'formerNames'>>>,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(blocks).flatMap(([name, { formerNames = [] }]) =>
      [name, ...formerNames].map((each) => [each, name] as const),
    ),
  );
}

const presentNames = namesOf(fieldRegistry);

/** The present name of the block that content calls so; undefined if there is none. */
export function presentName(componentName: string): string | undefined {
  return presentNames.get(componentName);
}
