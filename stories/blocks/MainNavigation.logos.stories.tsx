import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Canvas } from '../canvas.ts';
import { field, imageField } from '../fixtures/fields.ts';
import fjord from '../fixtures/fjord.webp';
import { BlockExample } from './BlockExample.tsx';
import { box, groundOf } from './layout.ts';
import {
  logo,
  navigationMeta,
  onColouredPage,
  pageColour,
  standard,
} from './mainNavigationStates.tsx';

// The manual is generated from MainNavigation.stories.tsx.
const meta = { title: 'Blocks/MainNavigation', ...navigationMeta, tags: ['!autodocs'] };

export default meta;

type Story = StoryObj<typeof meta>;

/** A start page that begins with this block. */
function above(
  componentName: string,
  fields: Readonly<Record<string, unknown>>,
): NonNullable<Story['decorators']> {
  return [
    (Story) => (
      <>
        <div style={{ blockSize: '6rem' }} />
        <header style={{ display: 'contents' }}>
          <Story />
        </header>
        <main>
          <BlockExample componentName={componentName} fields={fields} path="/" />
        </main>
      </>
    ),
  ];
}

const title = field('Hitta din nästa bil');

function abovePicture(textColor: 'White' | 'Black') {
  return above('HeroBanner', {
    Image: imageField(fjord, 'En bil vid en fjord'),
    Title: title,
    TextColor: field(textColor),
    ContentPlacement: field('Top'),
  });
}

const twoLogos = { Logo: logo.src, LogoOnDark: '/-/media/stories/logo-light.svg' };

/** Expects this logo, and the picture's headline below the header. */
async function expectOverPicture(canvas: Canvas, seen: string) {
  const link = await canvas.findByRole('link', { name: 'Nordvik' });
  const title = await canvas.findByRole('heading', { name: 'Hitta din nästa bil' });
  const pictures = within(link).getAllByRole('img');
  await expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([seen]);
  await expect(box(title).top).toBeGreaterThan(box(link).bottom);
}

export const OnTheStartPage: Story = {
  name: 'Transparent on the start page',
  args: { path: '/' },
  decorators: [onColouredPage],
  play: async ({ canvas }) => {
    const logo = await canvas.findByRole('link', { name: 'Nordvik' });
    await expect(logo).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(groundOf(logo)).toBe(pageColour));
    logo.focus();
    await waitFor(() => expect(groundOf(logo)).not.toBe(pageColour));
    logo.blur();
    await waitFor(() => expect(groundOf(logo)).toBe(pageColour));
    window.scrollTo(0, 1);
    await waitFor(() => expect(groundOf(logo)).not.toBe(pageColour));
    window.scrollTo(0, 0);
    await waitFor(() => expect(groundOf(logo)).toBe(pageColour));
  },
};

export const OverADarkPicture: Story = {
  name: 'Over a dark picture',
  args: {
    path: '/',
    fields: { ...standard, LogoOnDark: { value: { ...logo, src: twoLogos.LogoOnDark } } },
  },
  decorators: abovePicture('White'),
  play: async ({ canvas }) => await expectOverPicture(canvas, twoLogos.LogoOnDark),
};

export const OverALightPicture: Story = {
  name: 'Over a light picture',
  args: { ...OverADarkPicture.args },
  decorators: abovePicture('Black'),
  play: async ({ canvas }) => await expectOverPicture(canvas, twoLogos.Logo),
};

export const DarkOverALightPicture: Story = {
  name: 'Dark header over light picture',
  args: {
    path: '/',
    fields: { ...OverADarkPicture.args?.fields, HasDarkTheme: { value: '1' } },
  },
  decorators: abovePicture('Black'),
  play: async ({ canvas }) => await expectOverPicture(canvas, twoLogos.Logo),
};

export const AboveNoPicture: Story = {
  name: 'On a start page that begins without a picture',
  args: { path: '/' },
  decorators: above('HeroSearchBanner', { Title: title }),
  play: async ({ canvas }) => {
    const logo = await canvas.findByRole('link', { name: 'Nordvik' });
    const heading = await canvas.findByRole('heading', { name: 'Hitta din nästa bil' });
    const banner = heading.closest('section');
    await expect(banner && box(banner).top).toBeGreaterThanOrEqual(box(logo).bottom);
  },
};

export const SlimAndDark: Story = {
  args: {
    fields: { ...standard, SlimNav: { value: '1' }, HasDarkTheme: { value: '1' } },
  },
  play: async ({ canvas }) => {
    const logo = await canvas.findByRole('img', { name: 'Nordvik' });
    await expect(getComputedStyle(logo).filter).toContain('invert');
    await expect(logo.closest('a')?.parentElement?.getBoundingClientRect().height).toBeLessThan(64);
  },
};

export const LogoSizes: Story = {
  name: 'Logo with its own size',
  args: { fields: { ...standard, LogoWidth: { value: '200' }, LogoHeight: { value: 40 } } },
  play: async ({ canvas }) => {
    const { width, height } = (
      await canvas.findByRole('img', { name: 'Nordvik' })
    ).getBoundingClientRect();
    await expect(width).toBeCloseTo(200);
    await expect(height).toBeCloseTo(40);
  },
};

export const WithoutLogo: Story = {
  args: { fields: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Till startsidan' })).toBeVisible();
  },
};
