import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createTestFolder } from '#storage/sqlite/testing/testFolder.ts';
import { itemUrlPath } from '../../itemUrl.ts';
import { createLiveContent } from '../../liveContent.ts';
import type { Item } from '../../model.ts';
import { type ContentStore, isPage } from '../../store.ts';
import { type AuthoredContent, createAuthoredContent } from '../authoredContent.ts';
import type { AuthoringResult } from '../authoringFailure.ts';
import type { Authoring } from '../updateItem.ts';
import { openVersionStore } from '../versionStore.ts';

/** Content files of a site `alfa` with changes of editors in memory. For tests. */
export interface AuthoredGroup {
  readonly content: AuthoredContent;
  /** An editor who may publish. */
  readonly authoring: Authoring;
  readonly close: () => Promise<void>;
}

/** Writes content files, by their paths in the folder of the site, and begins to edit them. */
export async function createAuthoredGroup(
  files: Readonly<Record<string, string>>,
): Promise<AuthoredGroup> {
  const folder = await createTestFolder();
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, 'alfa', file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  const live = createLiveContent(folder, 'Group');
  const group = authoredInMemory(live.current());
  return {
    ...group,
    close: async () => {
      group.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Begins to edit content files that were read before. */
export function authoredInMemory(files: ContentStore) {
  const store = openVersionStore({ dataFolder: undefined, log: () => undefined });
  let clock = Date.UTC(2026, 0, 2);
  const now = () => {
    clock += 1_000;
    return clock;
  };
  const content = createAuthoredContent({ files: () => files, store, now });
  const authoring: Authoring = { content, editor: { name: 'anna', role: 'publisher' } };
  return { content, authoring, close: () => store.close() };
}

/** What an operation returned; throws what it was refused with. */
export function done<Value>(result: AuthoringResult<Value>): Value {
  if (result.ok) return result.value;
  throw new Error(result.failure.message);
}

/** The addresses of all pages, sorted. */
export function addressesIn(store: ContentStore): readonly string[] {
  return store.items
    .filter(isPage)
    .map((page) => itemUrlPath(page, store))
    .toSorted();
}

/** The redirects of the site, as `from → to`, sorted. */
export function redirectsIn(store: ContentStore): readonly string[] {
  const redirects = store.site('alfa')?.redirects ?? [];
  return redirects.map(({ pattern, target }) => `${pattern} → ${target}`).toSorted();
}

/** A page of the drafts by its address. */
export function draftAt(content: AuthoredContent, address: string): Item {
  const drafts = content.drafts();
  const page = drafts.items.find((item) => isPage(item) && itemUrlPath(item, drafts) === address);
  if (!page) throw new Error(`There is no draft at ${address}.`);
  return page;
}
