import { expect, test } from 'vitest';
import type { BlockServices } from '#cms/services.ts';
import { blockMarkup } from '#cms/testing/blockMarkup.tsx';
import { emptyServices } from '#cms/testing/emptyServices.ts';
import { validContent } from '#cms/testing/validContent.ts';
import { fail } from '#domain/result.ts';
import { findBlock } from './findBlock.ts';
import { registry } from './registry.ts';

const phone = { text: '08-465 004 30', href: 'tel:+46846500430' };

const failure = { kind: 'timeout', afterMs: 1 } as const;

/** Services that all fail. */
const failingServices: BlockServices = {
  ...emptyServices,
  cars: {
    ...emptyServices.cars,
    search: async () => ({ cars: [], total: 0, facets: [], failure }),
    car: async () => ({ kind: 'failed', failure }),
  },
  facilities: {
    workshops: async () => fail(failure),
    facilities: async () => fail(failure),
    sellers: async () => fail(failure),
    facility: async () => ({ kind: 'failed', failure }),
  },
};

/** Without a number of the block’s own. */
const content = { PhoneLink: { value: '' } };

/** The blocks whose markup has the phone number of the site, as a link that calls it. */
async function blocksWithPhone(services: BlockServices): Promise<readonly string[]> {
  const names = Object.keys(registry);
  const rendered = await Promise.all(
    names.map(async (name) => {
      const fields = { ...validContent(registry[name]?.fields ?? {}), ...content };
      const { markup } = await blockMarkup(name, fields, {
        find: findBlock,
        mode: 'normal',
        services,
        frame: { phone, wildcards: name.endsWith('Detail') ? ['MLB210'] : [] },
      });
      return { name, calls: /<a [^>]*href="tel:(?:\+46|0)846500430"/.test(markup) };
    }),
  );
  return rendered.filter(({ calls }) => calls).map(({ name }) => name);
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
