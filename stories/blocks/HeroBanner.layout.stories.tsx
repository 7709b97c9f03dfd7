import type { StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { field, linkField } from '../fixtures/fields.ts';
import { BlockExample } from './BlockExample.tsx';
import { bannerOf, heroBannerMeta, lightness, search, standard } from './heroBannerStates.ts';
import { WithEveryTitleTag } from './variants.tsx';

// The manual is generated from HeroBanner.stories.tsx.
const meta = { title: 'Blocks/HeroBanner', tags: ['!autodocs'], ...heroBannerMeta };

export default meta;

type Story = StoryObj<typeof meta>;

/** The air, in px, between an element and the upper and lower edge of the banner. */
function airAround(element: HTMLElement, canvasElement: HTMLElement) {
  const banner = bannerOf(canvasElement).getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  return { above: top - banner.top, below: banner.bottom - bottom };
}

export const BlackText: Story = {
  args: { fields: { ...standard, TextColor: field('Black') } },
  play: async ({ canvas }) => {
    await expect(lightness(canvas.getByRole('heading'))).toBeLessThan(0.2);
    await expect(lightness(canvas.getByText(/redo att/))).toBeLessThan(0.2);
  },
};

export const WhiteText: Story = {
  name: 'White text by default',
  play: async ({ canvas }) => {
    await expect(lightness(canvas.getByRole('heading'))).toBe(1);
    await expect(lightness(canvas.getByText(/redo att/))).toBe(1);
  },
};

export const TitleTags: Story = {
  name: 'Title tags',
  render: () => <WithEveryTitleTag componentName="HeroBanner" fields={standard} />,
  play: async ({ canvas }) => {
    const sizes = [1, 2, 3].map((level) => {
      return getComputedStyle(canvas.getByRole('heading', { level, name: `h${level}` })).fontSize;
    });
    await expect(new Set(sizes).size).toBe(1);
  },
};

export const ButtonTypes: Story = {
  render: () => (
    <>
      {['Primary', 'Secondary', 'Ghost', 'Ghost Contrast'].map((type) => (
        <BlockExample
          key={type}
          componentName="HeroBanner"
          fields={{ ...standard, Link: linkField('/', type), ButtonType: field(type) }}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const looks = ['Primary', 'Secondary', 'Ghost', 'Ghost Contrast'].map((name) => {
      const { backgroundColor, borderColor } = getComputedStyle(canvas.getByRole('link', { name }));
      return `${backgroundColor} ${borderColor}`;
    });
    await expect(new Set(looks).size).toBe(4);
  },
};

export const AtTheTop: Story = {
  args: { fields: { ...standard, ContentPlacement: field('Top') } },
  play: async ({ canvas, canvasElement }) => {
    const { above, below } = airAround(canvas.getByRole('heading'), canvasElement);
    await expect(above).toBeLessThan(below);
  },
};

export const AtTheBottom: Story = {
  args: { fields: { ...standard, ContentPlacement: field('Bottom') } },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Se alla bilar' });
    const { below } = airAround(link, canvasElement);
    await expect(airAround(canvas.getByRole('heading'), canvasElement).above).toBeGreaterThan(
      below,
    );
  },
};

export const InTheMiddle: Story = {
  name: 'In the middle by default',
  play: async ({ canvas, canvasElement }) => {
    const { above } = airAround(canvas.getByRole('heading'), canvasElement);
    const link = canvas.getByRole('link', { name: 'Se alla bilar' });
    await expect(airAround(link, canvasElement).below).toBeCloseTo(above, -1);
  },
};

export const Centred: Story = {
  name: 'Centred',
  args: { fields: { ...standard, ...search, CenterContent: field(true) } },
  play: async ({ canvas }) => {
    const form = canvas.getByRole('combobox').closest('form');
    for (const element of [canvas.getByRole('heading'), form]) {
      const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
      await expect((left + right) / 2).toBeCloseTo(document.documentElement.clientWidth / 2, -1);
    }
  },
};

export const FullScreen: Story = {
  args: { fields: { ...standard, Variant: field('FullScreen') } },
  play: async ({ canvasElement }) => {
    await expect(bannerOf(canvasElement).offsetHeight).toBeGreaterThanOrEqual(window.innerHeight);
  },
};

export const MarginTop: Story = {
  name: 'Space above',
  render: () => (
    <>
      <BlockExample componentName="HeroBanner" fields={standard} />
      <BlockExample
        componentName="HeroBanner"
        fields={{ ...standard, HasMarginTop: field(true) }}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = Array.from(canvasElement.querySelectorAll('section'), (banner) =>
      banner.getBoundingClientRect(),
    );
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeGreaterThan(10);
    await expect(first?.top).toBe(0);
  },
};
