import type { Meta } from '@storybook/nextjs-vite';
import { field } from '../fixtures/fields.ts';
import { formProviders } from '../fixtures/formProviders.ts';
import type { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';
import { withConsent } from './consent.ts';

export const standard = {
  Title: field('Skriv till oss'),
  Text: field('<p>Vi svarar inom en arbetsdag, oftast samma eftermiddag.</p>'),
  FormId: field('contact'),
};

export const granted = withConsent('granted');

/** A provider with a separate address, by which its requests can be recognised. */
export function providerAt(url: string) {
  return { formProviders: { ...formProviders, embed: { ...formProviders.embed, url } } };
}

// Browsers refuse port 9 at once, without a network.
export const nowhere = 'http://127.0.0.1:9';

export function requestsTo(url: string): number {
  const requests = performance.getEntriesByType('resource');
  return requests.filter(({ name }) => name.startsWith(`${url}/`)).length;
}

/** What the Storybook stories of FormEmbed have in common. */
export const formEmbedMeta = {
  ...blockMeta('FormEmbed'),
  args: { componentName: 'FormEmbed', fields: standard },
} satisfies Meta<typeof BlockExample>;
