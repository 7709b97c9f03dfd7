import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, within } from 'storybook/test';
import type { BlockContent, BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';

interface WireLink {
  href: string;
  text: string;
}

function column(title: string, links: readonly WireLink[]): BlockContent {
  const items = links.map((link, at) => ({ id: `${at}`, fields: { Link: { value: link } } }));
  return { componentName: 'FooterLinkList', fields: { Title: { value: title }, Links: items } };
}

const columns = [
  column('Köpa och sälja', [
    { href: '/kop-bil/bilar-i-lager', text: 'Bilar i lager' },
    { href: '/salj-bil', text: 'Sälj din bil' },
    { href: '/nyheter', text: 'Nyheter' },
  ]),
  column('Äga bil', [
    { href: '/boka-verkstad', text: 'Boka verkstad' },
    { href: '/dackhotell', text: 'Däckhotell' },
  ]),
  column('Om Nordvik', [
    { href: '/om-oss', text: 'Om oss' },
    { href: '/om-oss/personuppgifter', text: 'Personuppgifter' },
  ]),
  column('Kontakt', [
    { href: 'tel:+46846500400', text: '08-465 004 00' },
    { href: 'mailto:kundtjanst@nordvik.example', text: 'kundtjanst@nordvik.example' },
  ]),
];

const fields = {
  Logo: {
    value: { src: '/-/media/stories/logo-light.svg', alt: 'Nordvik', width: '150', height: '55' },
  },
  Text: { value: '<p>Nordvik säljer och servar bilar från Malmö till Luleå.</p>' },
  CopyrightText: { value: '© 2026 Nordvik Bil AB' },
};

const meta = {
  title: 'Blocks/Footer',
  tags: ['autodocs'],
  ...blockMeta('Footer'),
  args: { componentName: 'Footer', fields, placeholders: { 'footer-columns-{*}': columns } },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Nordvik' })).toBeVisible();
    await expect(canvas.getByText(/från Malmö till Luleå/)).toBeVisible();
    await expect(canvas.getByText('© 2026 Nordvik Bil AB')).toBeVisible();
    const navigation = within(canvas.getByRole('navigation', { name: 'Sidfot' }));
    const headings = navigation.getAllByRole('heading', { level: 2 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Köpa och sälja',
      'Äga bil',
      'Om Nordvik',
      'Kontakt',
    ]);
    await expect(navigation.getAllByRole('link')).toHaveLength(9);
  },
};

/** The distinct left edges of the columns. */
function edges({ canvas }: Parameters<NonNullable<Story['play']>>[0]): number[] {
  const headings = canvas.getAllByRole('heading', { level: 2 });
  return [...new Set(headings.map((heading) => Math.round(heading.getBoundingClientRect().left)))];
}

export const OnADesktop: Story = {
  name: 'On a desktop',
  play: async (context) => {
    if (window.innerWidth < 1024) return;
    await expect(edges(context)).toHaveLength(4);
  },
};

export const OnATablet: Story = {
  name: 'On a tablet',
  globals: { viewport: { value: 'tablet' } },
  play: async (context) => {
    await expect(edges(context)).toHaveLength(2);
  },
};

export const OnAPhone: Story = {
  name: 'On a phone',
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await expect(edges(context)).toHaveLength(1);
    const { documentElement } = context.canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  },
};

export const TwoColumns: Story = {
  args: { placeholders: { 'footer-columns-1': columns.slice(2) } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  },
};

const missing = { src: '/-/media/stories/borta.svg', alt: 'Nordvik' };

export const MissingLogoFile: Story = {
  name: 'Missing logo file',
  args: { fields: { ...fields, Logo: { value: { ...missing, width: '300', height: '100' } } } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img', { name: 'Nordvik' }).getBoundingClientRect();
    await expect(width).toBeCloseTo(165);
    await expect(height).toBeCloseTo(55);
  },
};

export const LogoOfUnknownSize: Story = {
  args: { fields: { ...fields, Logo: { value: missing } } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img', { name: 'Nordvik' }).getBoundingClientRect();
    await expect(width).toBeCloseTo(150);
    await expect(height).toBeCloseTo(55);
  },
};

export const UntrustedText: Story = {
  name: 'Scripts in content',
  args: {
    fields: {
      ...fields,
      Text: { value: '<p onclick="alert(1)">Hej <script>alert(1)</script><b>du</b></p>' },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('du')).toBeVisible();
    await expect(canvasElement.querySelector('script, [onclick]')).toBeNull();
  },
};

export const Empty: Story = {
  name: 'Empty',
  args: { fields: {}, placeholders: {} },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

const metadata = (fieldId: string) => ({ fieldId });

export const Editing: Story = {
  name: 'Editing',
  args: {
    mode: 'edit',
    fields: {
      Logo: { value: {}, metadata: metadata('Logo') },
      Text: { value: '', metadata: metadata('Text') },
      CopyrightText: { value: '', metadata: metadata('CopyrightText') },
    },
    placeholders: {},
  },
  play: async ({ canvas, canvasElement }) => {
    for (const name of ['[Logo]', '[Text]', '[CopyrightText]']) {
      await expect(canvas.getByText(name)).toBeVisible();
    }
    const mark = canvasElement.querySelector(
      'code[chrometype="placeholder"][id^="footer-columns_"]',
    );
    await expect(mark).not.toBeNull();
  },
};

export const Overview: Story = { tags: ['visual', 'core'] };
