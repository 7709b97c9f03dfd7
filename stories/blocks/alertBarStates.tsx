import type { Meta } from '@storybook/nextjs-vite';
import { expect, waitFor } from 'storybook/test';
import type { Canvas } from '../canvas.ts';
import { field } from '../fixtures/fields.ts';
import type { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';
import { visitorWith } from './visitor.ts';

export const standard = {
  HasMessage: field('1'),
  MessageTitle: field('Vinterdäck före 1 december'),
  MessageText: field(
    '<p>Verkstäderna har öppet på lördagar i november. <a href="/boka-verkstad">Boka däckskifte</a></p>',
  ),
  MessageType: field('Dark'),
  MessageIcon: field('CampaignAlert'),
};

export const bar = { name: 'Meddelande' };

export const close = { name: 'Stäng meddelandet' };

export async function isGone(canvas: Canvas) {
  await waitFor(() => expect(canvas.queryByRole('region', bar)).toBeNull());
}

/** A story of the bar with some fields changed. */
export function withFields(fields: Readonly<Record<string, unknown>>) {
  return { args: { fields: { ...standard, ...fields } } };
}

/** What the Storybook stories of AlertBar have in common. */
export const alertBarMeta = {
  ...blockMeta('AlertBar'),
  args: { componentName: 'AlertBar', fields: standard },
  beforeEach: visitorWith(),
} satisfies Meta<typeof BlockExample>;
