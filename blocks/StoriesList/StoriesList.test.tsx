import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadBlock } from '#cms/testing/loadBlock.ts';
import { testFrame } from '#cms/testing/testFrame.ts';
import { storiesList } from './StoriesList.tsx';

test.each(['normal', 'preview', 'edit'] as const)(
  'an index without stories says so in mode %s',
  async (mode) => {
    const frame = { ...testFrame, path: '/nyheter', mode };
    const { place } = await loadBlock(storiesList, { frame });
    const markup = renderToStaticMarkup(place({ frame, slots: {}, slotSizes: {}, isFirst: false }));
    expect(markup).toContain(testFrame.dictionary.storiesNoResults);
  },
);
