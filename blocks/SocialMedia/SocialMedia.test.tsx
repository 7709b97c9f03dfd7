import { expect, test } from 'vitest';
import { blockMarkup } from '#cms/testing/blockMarkup.tsx';
import { socialMediaFields } from './SocialMedia.fields.ts';
import { socialMedia } from './SocialMedia.tsx';

const { title, facebook, copyLink } = socialMediaFields;

test.each([
  ['only one network', [facebook.name], 1],
  ['only the copy of the address', [copyLink.name], 1],
  ['a network and the copy of the address', [facebook.name, copyLink.name], 2],
])('visitors can share with %s', async (_what, chosen, count) => {
  expect((await markupWith(chosen)).split('<li').length - 1).toBe(count);
});

test('where nothing can be shared, nothing invites to share', async () => {
  expect(await markupWith([])).toBe('');
});

/** The block with these choices; all others are off. */
async function markupWith(chosen: readonly string[]): Promise<string> {
  const choices = Object.values(socialMediaFields).map(
    ({ name }) => [name, { value: chosen.includes(name) ? '1' : '0' }] as const,
  );
  const fields = { ...Object.fromEntries(choices), [title.name]: { value: 'Dela' } };
  const options = { find: () => socialMedia, mode: 'normal' } as const;
  return (await blockMarkup('SocialMedia', fields, options)).markup;
}
