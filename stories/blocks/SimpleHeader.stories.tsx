import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { breakpointPx } from '#themes/media.ts';
import { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';

const logo = { src: '/-/media/stories/logo.svg', alt: 'Nordvik', width: '150', height: '55' };
const home = { href: '/', text: 'Till startsidan', linktype: 'internal' };

const meta = {
  title: 'Blocks/SimpleHeader',
  tags: ['autodocs'],
  ...blockMeta('SimpleHeader'),
  args: {
    componentName: 'SimpleHeader',
    fields: { Logo: { value: logo }, LogoLink: { value: home } },
  },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The size of the logo on the screen at the width of the window. */
function shown(px: number): number {
  return window.innerWidth < breakpointPx('landscape') ? px * 0.9 : px;
}

export const Standard: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Nordvik' });
    await expect(link).toHaveAttribute('href', '/');
    await expect(link).not.toHaveAttribute('aria-current');
    const { width, height } = canvas.getByRole('img', { name: 'Nordvik' }).getBoundingClientRect();
    await expect(width).toBeCloseTo(shown(150));
    await expect(height).toBeCloseTo(shown(55));
  },
};

export const OnAPhone: Story = {
  name: 'Smaller logo on a phone',
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img', { name: 'Nordvik' }).getBoundingClientRect();
    await expect(window.innerWidth).toBeLessThan(640);
    await expect(width).toBeCloseTo(135);
    await expect(height).toBeCloseTo(49.5);
  },
};

export const OwnSize: Story = {
  name: 'Logo with its own size',
  args: {
    fields: {
      Logo: { value: logo },
      LogoWidth: { value: '220' },
      LogoHeight: { value: 40 },
      LogoLink: { value: home },
    },
  },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img', { name: 'Nordvik' }).getBoundingClientRect();
    await expect(width).toBeCloseTo(shown(220));
    await expect(height).toBeCloseTo(shown(40));
  },
};

export const MissingLogoFile: Story = {
  name: 'Missing logo file',
  args: { fields: { Logo: { value: { ...logo, src: '/-/media/stories/borta.svg' } } } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img', { name: 'Nordvik' }).getBoundingClientRect();
    await expect(width).toBeCloseTo(shown(150));
    await expect(height).toBeCloseTo(shown(55));
  },
};

export const OnTheStartPage: Story = {
  name: 'On the start page',
  args: { path: '/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page');
  },
};

export const WithoutLink: Story = {
  name: 'Without a link',
  args: { fields: { Logo: { value: logo } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Nordvik' })).toHaveAttribute('href', '/');
  },
};

export const WithoutLogo: Story = {
  name: 'Without a logo',
  args: { fields: { LogoLink: { value: { ...home, text: 'Nordvik Bil' } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Nordvik Bil' })).toBeVisible();
  },
};

export const LogoWithoutText: Story = {
  name: 'Logo without alternative text',
  args: { fields: { Logo: { value: { ...logo, alt: '' } }, LogoLink: { value: home } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Till startsidan' })).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Empty',
  args: { fields: {} },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Till startsidan' });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', '/');
  },
};

export const Malformed: Story = {
  name: 'Malformed content',
  args: {
    fields: {
      Logo: { value: 'logo.svg' },
      LogoWidth: { value: 'wide' },
      LogoHeight: { value: -5 },
      LogoLink: { value: { href: 'javascript:alert(1)', text: 'Hej' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Till startsidan' })).toHaveAttribute(
      'href',
      '/',
    );
  },
};

export const LinkInANewTab: Story = {
  name: 'Link in a new tab',
  args: {
    fields: {
      Logo: { value: logo },
      LogoLink: { value: { href: 'https://nordvik.example', text: 'Nordvik', target: '_blank' } },
    },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Nordvik.*öppnas i en ny flik/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

const metadata = (name: string) => ({ fieldId: name, rawValue: name });

export const Editing: Story = {
  args: {
    mode: 'edit',
    fields: {
      Logo: { value: logo, metadata: metadata('Logo') },
      LogoLink: { value: home, metadata: metadata('LogoLink') },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: /Nordvik/ });
    const marks = canvasElement.querySelectorAll<HTMLElement>(
      'code[chrometype="field"][kind="open"]',
    );
    const marked = Array.from(marks, (mark) => JSON.parse(mark.textContent).fieldId);
    await expect(marked).toEqual(['LogoLink', 'Logo']);
    await expect(marks[0]?.nextElementSibling).toBe(link);
    await expect(link).toContainElement(marks[1] ?? null);
  },
};

export const Overview: Story = {
  tags: ['visual'],
  render: (args) => (
    <>
      <BlockExample {...args} />
      <BlockExample {...args} fields={{ LogoLink: { value: { ...home, text: 'Nordvik Bil' } } }} />
    </>
  ),
};
