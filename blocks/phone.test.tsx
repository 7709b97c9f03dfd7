import { expect, test } from 'vitest';
import type { BlockServices } from '#cms/services.ts';
import { blockMarkup } from '#cms/testing/blockMarkup.tsx';
import { emptyServices } from '#cms/testing/emptyServices.ts';
import { failingServices } from '#cms/testing/failingServices.ts';
import { foundInBlocks } from '#cms/testing/foundInBlocks.ts';
import { contentOfBlock } from './contentOfBlock.ts';
import { findBlock } from './findBlock.ts';
import { registry } from './registry.ts';

const phone = { text: '08-465 004 30', href: 'tel:+46846500430' };

/** Without a number of the block’s own. */
const content = { PhoneLink: { value: '' } };

/** The blocks whose markup has the phone number of the site, as a link that calls it. */
async function blocksWithPhone(services: BlockServices): Promise<readonly string[]> {
  const links = await foundInBlocks(Object.keys(registry), async (name) => {
    const fields = { ...contentOfBlock(name), ...content };
    const { markup } = await blockMarkup(name, fields, {
      find: findBlock,
      mode: 'normal',
      services,
      frame: { phone, wildcards: name.endsWith('Detail') ? ['MLB210'] : [] },
    });
    return /<a [^>]*href="tel:(?:\+46|0)846500430"/.exec(markup)?.[0];
  });
  return Object.keys(links);
}

/** What they offer needs script. */
const withoutScript = ['BookingAssistant', 'FormEmbed', 'TireHotel'];

test('visitors without script find a number to call', async () => {
  expect(await blocksWithPhone(emptyServices)).toEqual(withoutScript);
});

test('while cars and facilities can’t be loaded, visitors find a number to call', async () => {
  const unavailable = ['CarDetail', 'FacilityDetail', 'ServiceRequestForm'];
  expect(await blocksWithPhone(failingServices)).toEqual(
    expect.arrayContaining([...withoutScript, ...unavailable]),
  );
});
