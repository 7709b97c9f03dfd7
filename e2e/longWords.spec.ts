import { addressOfSample, samplePages } from '../scripts/samplePages.ts';
import { addressOf } from './support/addresses.ts';
import { phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';
import { brokenWords, lengthenWords } from './support/words.ts';

test.use(phone);

for (const sample of samplePages) {
  const { site, kind, path } = sample;
  test(`${site.id}${path}, ${kind}: no word is broken, and a long one widens nothing`, async ({
    page,
  }) => {
    const origin = new URL(addressOf(site.id)).origin;
    await page.goto(await addressOfSample(page, origin, sample));
    expect(await brokenWords(page)).toEqual([]);
    expect(await lengthenWords(page)).toEqual([]);
  });
}
