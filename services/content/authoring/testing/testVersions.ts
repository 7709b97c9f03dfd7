import type { ItemState } from '../itemState.ts';
import type { StoredVersion } from '../versionStore.ts';

/** What a page says, for tests. */
function testState(title: string, more: Partial<ItemState> = {}): ItemState {
  return {
    name: 'om',
    displayName: 'Om',
    templateName: 'Page',
    parentId: 'parent',
    sortOrder: 100,
    created: '2026-01-01T00:00:00Z',
    fields: [{ name: 'metaTitle', value: { kind: 'text', text: title } }],
    ...more,
  };
}

/** A version of an item in Swedish, for tests. */
export function testVersion(
  item: string,
  version: number,
  more: Partial<StoredVersion> = {},
): StoredVersion {
  return {
    item,
    language: 'sv',
    version,
    state: testState(`Version ${version}`),
    base: testState('Files'),
    revision: `revision ${version}`,
    by: 'anna',
    at: '2026-01-01T00:00:00Z',
    note: 'changed metaTitle',
    ...more,
  };
}
