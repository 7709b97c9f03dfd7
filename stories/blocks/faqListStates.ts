import type { Meta } from '@storybook/nextjs-vite';
import { field, items } from '../fixtures/fields.ts';
import type { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';

/** The questions as the platform sends them. */
export function questions(entries: readonly (readonly [string, string])[]) {
  return items(
    ...entries.map(([question, answer]) => ({ Question: field(question), Answer: field(answer) })),
  );
}

export const standard = {
  Title: field('Vanliga frågor om inbyte'),
  TitleTag: field('h2'),
  Text: field('<p>Hittar du inte svaret? <a href="tel:+46846500400">Ring oss</a>.</p>'),
  Items: questions([
    [
      'Hur snabbt får jag ett pris?',
      '<p>Medan du väntar. Vi provkör bilen och går igenom <strong>serviceboken</strong>, det tar ungefär en halvtimme.</p>',
    ],
    [
      'Måste jag köpa en ny bil av er?',
      '<p>Nej. Vi köper gärna din bil ändå, och pengarna kommer samma dag.</p><p>Har du lån på bilen löser vi det åt dig.</p>',
    ],
    [
      'Vad ska jag ta med mig?',
      '<ul><li>Registreringsbeviset</li><li>Alla nycklar</li><li>Vinter- och sommarhjulen</li></ul>',
    ],
    ['Gäller priset om jag vill fundera?', '<p>Ja, i fjorton dagar eller hundra mil.</p>'],
  ]),
};

export interface FaqPage {
  mainEntity: { name: string; acceptedAnswer: { text: string } }[];
}

export function dataOf(root: HTMLElement): FaqPage | undefined {
  const json = root.querySelector('script[type="application/ld+json"]')?.textContent;
  return json ? JSON.parse(json) : undefined;
}

/** What the Storybook stories of FAQList have in common. */
export const faqListMeta = {
  ...blockMeta('FAQList'),
  args: { componentName: 'FAQList', fields: standard },
} satisfies Meta<typeof BlockExample>;
