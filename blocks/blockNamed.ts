import type { CheckedBlock } from '#domain/content/checkPage.ts';
import { fieldRegistry } from './fieldRegistry.ts';

/** The current names of blocks by all names that content may have for them. */
export function namesOf(
  blocks: Readonly<Record<string, Pick<CheckedBlock, 'formerNames'>>>,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(blocks).flatMap(([name, { formerNames = [] }]) =>
      [name, ...formerNames].map((each) => [each, name] as const),
    ),
  );
}

const currentNames = namesOf(fieldRegistry);

/**
 * The entry of a block in one of the registries.
 *
 * @param componentName - The block's current name or a former one. Without such a block, the entry is `undefined`.
 */
export function blockNamed<Entry>(
  registry: Readonly<Record<string, Entry>>,
  componentName: string,
): Entry | undefined {
  const name = currentNames.get(componentName);
  return name === undefined ? undefined : registry[name];
}
