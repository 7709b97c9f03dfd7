import { expect, test } from 'vitest';
import { itemTag } from '#domain/content/contentTags.ts';
import { belowTag, itemPathTag, pageSources } from './itemSources.ts';
import { parsePage } from './parse.ts';
import { wireLayoutAnswer } from './wire.ts';

const [pageId, blockId, chosenId, linkedId] = ['A', 'B', 'C', 'D'].map((digit) => digit.repeat(32));
const address = { site: 'alfa', language: 'sv', path: '/om-oss' };

function pageWith(placeholders: object) {
  const route = { itemId: pageId, fields: { tags: [{ id: chosenId }] }, placeholders };
  const item = { rendered: { sitecore: { context: {}, route } } };
  return parsePage(wireLayoutAnswer.parse({ layout: { item } }).layout?.item);
}

test('a page is made from its item, those of its blocks, and those that its fields have selected', () => {
  const path = '/sitecore/content/Alfa/Home/Data/Text';
  const inner = {
    componentName: 'Text',
    dataSource: path,
    fields: { Links: [{ fields: { Link: { value: { id: `{${linkedId}}` } } } }], id: 7 },
  };
  const page = pageWith({
    main: [{ componentName: 'Box', dataSource: `{${blockId}}`, placeholders: { in: [inner] } }],
  });
  const items = [pageId, chosenId, linkedId, blockId].map((id) => itemTag(id ?? '', 'sv'));
  expect([...pageSources(address, page)].toSorted()).toEqual(
    [
      'sc:route:alfa:sv:om-oss',
      'sc:designs:alfa',
      'sc:everything',
      itemPathTag(path, 'sv'),
      ...items,
    ].toSorted(),
  );
});

test('a missing page is made from its address', () => {
  expect(pageSources(address, undefined)).toEqual(['sc:route:alfa:sv:om-oss', 'sc:everything']);
});

test('paths have tags of their own, whatever their case and end', () => {
  const path = '/sitecore/content/Alfa';
  const others = [itemPathTag(path, 'en'), itemPathTag(`${path}/Home`, 'sv'), belowTag(path, 'sv')];
  expect(itemPathTag('/SITECORE/content/alfa/', 'SV')).toBe(itemPathTag(path, 'sv'));
  expect(new Set([itemPathTag(path, 'sv'), ...others]).size).toBe(4);
});
