import { expect, test } from 'vitest';
import { type Block, defineBlock } from '#cms/block.ts';
import { text } from '#domain/content/declare.ts';
import { findBlocks } from './findBlocks.ts';

function block(purpose: string, alsoKnownAs: readonly string[]): Block {
  return defineBlock({
    manual: { purpose, useWhen: ['A page has an end.'], avoidWhen: ['Never.'], alsoKnownAs },
    fields: { title: text({ name: 'CopyrightText', help: '' }) },
    Component: () => null,
  });
}

const blocks = [
  { name: 'SimpleHeader', block: block('The logo at the top.', ['sidhuvud']) },
  { name: 'FooterLinkList', block: block('Links at the end.', ['länklista', 'contact']) },
];

test.each([
  ['', ['SimpleHeader', 'FooterLinkList']],
  ['  ', ['SimpleHeader', 'FooterLinkList']],
  ['logo', ['SimpleHeader']],
  ['simple header', ['SimpleHeader']],
  ['simpleheader', ['SimpleHeader']],
  ['LINK', ['FooterLinkList']],
  ['lanklista', ['FooterLinkList']],
  ['contact links', ['FooterLinkList']],
  ['contact logo', []],
  ['copyright', ['SimpleHeader', 'FooterLinkList']],
  ['(', []],
])('%j finds %j', (search, names) => {
  expect(findBlocks(blocks, search).map(({ name }) => name)).toEqual(names);
});
