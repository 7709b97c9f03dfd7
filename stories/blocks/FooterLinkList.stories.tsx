import type { Decorator, Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { space } from '#themes/contract.css.ts';
import { surface } from '#themes/surfaces.css.ts';
import { BlockExample } from './BlockExample.tsx';
import { fakeClock } from './fakeClock.ts';

interface WireLink {
  href: string;
  text: string;
  target?: string;
  title?: string;
}

/** The list as the platform sends it. */
function listOf(title: string, links: readonly (WireLink | undefined)[]) {
  const items = links.map((link, at) => ({
    id: `link-${at}`,
    name: `link-${at}`,
    fields: link ? { Link: { value: link } } : {},
  }));
  return { Title: { value: title }, Links: items };
}

import type { Canvas } from '../canvas.ts';
import { manualPage } from './manual/manualPage.tsx';

const phone = { href: 'tel:+46846500400', text: '08-465 004 00', title: 'Ring kundtjänst' };
const mail = {
  href: 'mailto:kundtjanst@nordvik.example?subject=Hej',
  text: 'kundtjanst@nordvik.example',
};

/** The background of the footer, where the block is on pages. */
const onFooterBackground: Decorator = (Story) => (
  <div className={surface.dark} style={{ padding: space['2xl'] }}>
    <Story />
  </div>
);

const meta = {
  title: 'Blocks/FooterLinkList',
  component: BlockExample,
  tags: ['autodocs'],
  decorators: [onFooterBackground],
  parameters: manualPage('FooterLinkList', 'part'),
  args: { componentName: 'FooterLinkList', fields: listOf('Kontakt', [phone, mail]) },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  args: {
    fields: listOf('Köpa och sälja', [
      { href: '/kop-bil/bilar-i-lager', text: 'Bilar i lager' },
      { href: '/salj-bil', text: 'Sälj din bil' },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Köpa och sälja' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    const link = canvas.getByRole('link', { name: 'Bilar i lager' });
    await expect(link).toHaveAttribute('href', '/kop-bil/bilar-i-lager');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const MailAndPhone: Story = {
  name: 'Mail and phone links',
  play: async ({ canvas }) => {
    const call = canvas.getByRole('link', { name: '08-465 004 00' });
    await expect(call).toHaveAttribute('href', 'tel:+46846500400');
    await expect(call).toHaveAttribute('title', 'Ring kundtjänst');
    const write = canvas.getByRole('link', { name: 'kundtjanst@nordvik.example' });
    await expect(write).toHaveAttribute('href', mail.href);
  },
};

const copyPhone = { name: 'Kopiera +46846500400' };
const copyMail = { name: 'Kopiera kundtjanst@nordvik.example' };

/** Waits, because the bubble fades in. */
async function expectVisible(canvas: Canvas, text: string) {
  await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
}

async function expectHidden(canvas: Canvas, text: string) {
  await waitFor(() => expect(canvas.queryByText(text)).toBeNull());
}

export const Copied: Story = {
  name: 'Copied',
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const clock = fakeClock();
    await userEvent.click(canvas.getByRole('button', copyMail));
    await expect(write.mock.calls).toEqual([['kundtjanst@nordvik.example']]);
    await expectVisible(canvas, 'Kopierat');
    await expect(canvas.getByText('Kopierat').closest('[role="status"]')).not.toBeNull();
    clock.advance(999);
    await expectVisible(canvas, 'Kopierat');
    clock.advance(1);
    await expectHidden(canvas, 'Kopierat');
  },
};

export const CopiedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '08-465 004 00' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', copyPhone)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(write.mock.calls).toEqual([['+46846500400']]);
    await expectVisible(canvas, 'Kopierat');
  },
};

export const CopiedAgain: Story = {
  name: 'Copied twice',
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const clock = fakeClock();
    await userEvent.click(canvas.getByRole('button', copyPhone));
    clock.advance(600);
    await userEvent.click(canvas.getByRole('button', copyPhone));
    clock.advance(600);
    await expectVisible(canvas, 'Kopierat');
    clock.advance(400);
    await expectHidden(canvas, 'Kopierat');
  },
};

export const Refused: Story = {
  name: 'Clipboard access denied',
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await userEvent.click(canvas.getByRole('button', copyPhone));
    await expectVisible(canvas, '+46846500400');
    await expect(getSelection()?.toString()).toBe('+46846500400');
    await expect(canvas.queryByText('Kopierat')).toBeNull();
    const call = canvas.getByRole('link', { name: '08-465 004 00' });
    await expect(call).toHaveAttribute('href', 'tel:+46846500400');
  },
};

export const RefusedThenCopied: Story = {
  name: 'Clipboard denied, then allowed',
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
    write.mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', copyPhone));
    await expectVisible(canvas, '+46846500400');
    await userEvent.click(canvas.getByRole('button', copyPhone));
    await expectVisible(canvas, 'Kopierat');
  },
};

export const NewTab: Story = {
  args: {
    fields: listOf('Jobba hos oss', [
      { href: 'https://jobb.nordvik.example', text: 'Lediga jobb', target: '_blank' },
    ]),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Lediga jobb (öppnas i en ny flik)' });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const IncompleteEntries: Story = {
  name: 'Incomplete entries left out',
  args: {
    fields: listOf('Om Nordvik', [
      undefined,
      { href: '', text: 'Utan adress' },
      { href: '/om-oss', text: ' ' },
      { href: 'javascript:alert(1)', text: 'Farlig' },
      { href: '/om-oss', text: 'Om oss' },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Om oss' })).toBeVisible();
  },
};

export const WithoutLinks: Story = {
  name: 'Without links',
  args: { fields: listOf('Om Nordvik', []) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const WithoutTitle: Story = {
  args: { fields: listOf('', [{ href: '/om-oss', text: 'Om oss' }]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Om oss' })).toBeVisible();
  },
};

const metadata = { fieldId: 'Link', rawValue: '' };

export const Editing: Story = {
  name: 'Editing',
  args: {
    mode: 'edit',
    fields: {
      Title: { value: '', metadata: { fieldId: 'Title' } },
      Links: [
        { id: '1', name: '1', fields: { Link: { value: { href: '' }, metadata } } },
        { id: '2', name: '2', fields: { Link: { value: phone, metadata } } },
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('[Title]');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('[Link]')).toBeVisible();
    const marks = canvasElement.querySelectorAll('code[chrometype="field"][kind="open"]');
    await expect(marks).toHaveLength(3);
  },
};

const longWords = listOf('Yhteystiedot ja aukioloajat', [
  { href: '/a', text: 'Henkilötietojenkäsittelyperiaatteet' },
  {
    href: 'mailto:ajoneuvohuolto@pitkahkonimi.carstore.example',
    text: 'ajoneuvohuolto@pitkahkonimi.carstore.example',
  },
]);

export const LongWords: Story = {
  name: 'Long words on a phone',
  args: { fields: longWords },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  },
};

export const Overview: Story = { tags: ['visual'] };
