import { fileURLToPath } from 'node:url';
import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { formatGuid } from '../guid.ts';
import { loadSeed } from '../loading/loadSeed.ts';
import { createStore } from '../store.ts';
import { templateId } from '../templates.ts';
import { itemSearch } from './itemSearch.ts';
import { type SearchPredicate, toCondition } from './predicate.ts';
import { createPropertyReader } from './properties.ts';

const folder = fileURLToPath(new URL('../../testGroup/content', import.meta.url));
const store = createStore(loadSeed(folder, 'Test'));
const read = createPropertyReader(store);
const search = itemSearch(store);

/** What a search that looks at every item finds. */
function scan(where: SearchPredicate) {
  const condition = toCondition(where);
  return store.items.filter((item) => condition((name) => read(item, name)));
}

const ids = store.items.map(({ id }) => id);
const templates = store.items.map(({ templateName }) => templateId(templateName));

const operator = fc.constantFrom<SearchPredicate['operator']>(
  undefined,
  'EQ',
  'NEQ',
  'CONTAINS',
  'NCONTAINS',
  'GT',
);
const guid = fc
  .tuple(fc.constantFrom(...ids, ...templates), fc.constantFrom('N', 'D', 'B'))
  .map(([id, format]) => formatGuid(id, format));
const { predicate } = fc.letrec<{ predicate: SearchPredicate }>((tie) => ({
  predicate: fc.record(
    {
      name: fc.constantFrom('_path', '_PATH', '_templates', '_language', '_haslayout', 'navTitle'),
      operator,
      value: fc.oneof(guid, fc.constantFrom('sv', 'SV', 's', 'fi', '', 'true', 'Hem')),
      AND: fc.array(tie('predicate'), { maxLength: 2, depthIdentifier: 'where' }),
      OR: fc.array(tie('predicate'), { maxLength: 2, depthIdentifier: 'where' }),
    },
    { requiredKeys: [] },
  ),
}));

propertyTest.prop([predicate])('finds what a scan of all items finds', (where) => {
  const order = search.order(undefined);
  expect(search.find(where, order)).toEqual(scan(where).sort(order));
});

test('reads the properties of the items below a root once', () => {
  let reads = 0;
  const counted = {
    ...store,
    ancestors: (item: Parameters<typeof store.ancestors>[0]) => {
      reads += 1;
      return store.ancestors(item);
    },
  };
  const again = itemSearch(counted);
  const root = store.item('/sitecore/content/Test/alfa/Home/bilar', 'sv')?.id ?? '';
  const where = { name: '_path', operator: 'CONTAINS', value: root } as const;
  const first = again.find(where, again.order({ name: 'date' }));
  const readsBefore = reads;
  expect(first).toHaveLength(scan(where).length);
  expect(again.find(where, again.order({ name: 'date' }))).toEqual(first);
  expect(reads).toBe(readsBefore);
});
