import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { editing, field, markedFields } from '../fixtures/fields.ts';
import type { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';
import { fakeClock } from './fakeClock.ts';
import { sidewaysScroll } from './layout.ts';

const standard = { Title: field('Dela sidan') };

const meta = {
  title: 'Blocks/SocialMedia',
  tags: ['autodocs'],
  ...blockMeta('SocialMedia'),
  args: { componentName: 'SocialMedia', fields: standard },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = encodeURIComponent('https://nordvik.example/exempel');

export const Standard: Story = {
  name: 'All ways to share',
  play: async ({ canvas }) => {
    for (const network of ['Facebook', 'LinkedIn', 'X', 'WhatsApp']) {
      const link = canvas.getByRole('link', { name: `Dela på ${network} (öppnas i en ny flik)` });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link.getAttribute('rel')).toContain('noopener');
      await expect(link.getAttribute('href')).toContain(page);
    }
    const mail = canvas.getByRole('link', { name: 'Dela med e-post' });
    await expect(mail).toHaveAttribute('href', `mailto:?subject=Ett%20exempel&body=${page}`);
  },
};

export const NothingFetched: Story = {
  name: 'No requests to networks',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('script, iframe, img')).toHaveLength(0);
  },
};

export const CopyAddress: Story = {
  name: 'Address copied',
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const clock = fakeClock();
    await userEvent.click(canvas.getByRole('button', { name: 'Kopiera länken' }));
    await expect(write.mock.calls).toEqual([['https://nordvik.example/exempel']]);
    await waitFor(() => expect(canvas.getByText('Kopierat')).toBeVisible());
    clock.advance(1000);
    await waitFor(() => expect(canvas.queryByText('Kopierat')).toBeNull());
  },
};

export const Some: Story = {
  name: 'Some ways to share',
  args: {
    fields: {
      ...standard,
      HasFacebook: field(false),
      HasX: field('0'),
      HasWhatsApp: field(false),
      HasCopyLink: field(false),
    },
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(links).toHaveLength(2);
    await expect(links[0]).toContain('LinkedIn');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const nothing = {
  ...standard,
  HasFacebook: field(false),
  HasLinkedIn: field(false),
  HasX: field(false),
  HasWhatsApp: field(false),
  HasMail: field(false),
  HasCopyLink: field(false),
};

export const Nothing: Story = {
  name: 'Nothing ticked',
  args: { fields: nothing },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Dela sidan')).toBeNull();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Facebook/ })).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  args: { fields: { Title: field('Jaa tämä verkkosivustouudistusselvitys') } },
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const Editing: Story = {
  args: editing({ Title: field(''), HasX: field(true) }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('[Title]')).toBeVisible();
    await expect(markedFields(canvasElement).toSorted()).toEqual(['HasX', 'Title']);
  },
};

export const Overview: Story = { tags: ['visual'] };
