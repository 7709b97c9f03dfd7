import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyServices } from '#cms/testing/emptyServices.ts';
import { testFrame } from '#cms/testing/testFrame.ts';
import { storiesList } from './StoriesList.tsx';

test.each(['normal', 'preview', 'edit'] as const)(
  'an index without stories says so in mode %s',
  async (mode) => {
    if (storiesList.kind !== 'loaded') throw new Error('the block loads its stories');
    const frame = { ...testFrame, path: '/nyheter', mode };
    const rendering = { uid: 'a', componentName: 'StoriesList', params: {}, placeholders: {} };
    const place = await storiesList.load(
      { ...rendering, fields: {} },
      { frame, services: emptyServices, log: () => undefined, report: () => undefined },
    );
    const markup = renderToStaticMarkup(place({ frame, slots: {}, slotSizes: {}, isFirst: false }));
    expect(markup).toContain(testFrame.dictionary.storiesNoResults);
  },
);
