import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, waitFor } from 'storybook/test';
import { blockManifest } from '#domain/content/manifest/manifest.ts';
import type { TextArea } from '#domain/content/textOverPicture.ts';
import coast from '../fixtures/coast.webp';
import { field, imageField } from '../fixtures/fields.ts';
import { onDesktop, onPhone } from '../viewports.ts';
import { BlockExample, type BlockExampleProps } from './BlockExample.tsx';
import { standard } from './heroBannerStates.ts';

const words = { Title: field('Längs kusten'), Text: field('Tre utflykter med bil.') };
const card = { componentName: 'ImageCard', fields: { Image: imageField(coast, 'a'), ...words } };

interface Case {
  /** What is chosen, by prop. */
  readonly chosen: Readonly<Record<string, string>>;
  readonly example: BlockExampleProps;
  /** The block whose areas are meant. */
  readonly name: string;
}

const heroes: readonly Case[] = (['Default', 'FullScreen'] as const).flatMap((variant) =>
  ['Top', 'Center', 'Bottom'].flatMap((contentPlacement) =>
    ['', '1'].map((centerContent) => ({
      name: 'HeroBanner',
      chosen: { variant, contentPlacement, centerContent },
      example: {
        componentName: 'HeroBanner',
        fields: {
          ...standard,
          Variant: field(variant),
          ContentPlacement: field(contentPlacement),
          CenterContent: field(centerContent === '1'),
        },
      },
    })),
  ),
);

const cases: readonly Case[] = [
  ...heroes,
  { name: 'ImageCard', chosen: {}, example: card },
  {
    name: 'ImageCard',
    chosen: {},
    example: {
      componentName: 'CardList',
      placeholders: { 'card-list-1': [card, card, card] },
    },
  },
  {
    name: 'Carousel',
    chosen: {},
    example: {
      componentName: 'Carousel',
      fields: { Slides: [{ id: '1', fields: card.fields }] },
    },
  },
];

function AllCases() {
  return cases.map(({ example, chosen }, at) => (
    <div key={JSON.stringify([at, chosen])} data-case={at}>
      <BlockExample {...example} />
    </div>
  ));
}

const meta = {
  title: 'Blocks/Texts over pictures',
  component: AllCases,
  tags: ['!autodocs'],
} satisfies Meta<typeof AllCases>;

export default meta;
type Story = StoryObj<typeof meta>;

const { blocks } = blockManifest();

/** The declared areas of a case. */
function areasOf({ name, chosen }: Case, width: number): readonly TextArea[] {
  const declared = blocks.find((block) => block.name === name)?.textOverPicture?.areas ?? [];
  return declared.filter(
    (area) =>
      area.width === width && (area.when ?? []).every(({ prop, value }) => chosen[prop] === value),
  );
}

/** Where title and text of a case stand in its picture, in hundredths of the picture. */
function measured(box: Element) {
  const picture = box.querySelector('img')?.getBoundingClientRect();
  if (!picture || picture.width === 0) throw new Error('The picture has no size.');
  const texts = [...box.querySelectorAll('h1, h2, h3, p')].map((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return range.getBoundingClientRect();
  });
  const over = texts.filter(({ top, left }) => top < picture.bottom && left < picture.right);
  const x = (value: number) => ((value - picture.left) / picture.width) * 100;
  const y = (value: number) => ((value - picture.top) / picture.height) * 100;
  return {
    ratio: picture.width / picture.height,
    left: x(Math.min(...over.map(({ left }) => left))),
    right: x(Math.max(...over.map(({ right }) => right))),
    top: y(Math.min(...over.map(({ top }) => top))),
    bottom: Math.min(100, y(Math.max(...over.map(({ bottom }) => bottom)))),
    isEmpty: over.length === 0,
  };
}

/** The nearest of the declared areas contains the texts. */
async function checkAreas(canvasElement: HTMLElement, width: number) {
  for (const [at, each] of cases.entries()) {
    const box = canvasElement.querySelector(`[data-case="${at}"]`);
    if (!box) throw new Error('A case is missing.');
    await waitFor(() => measured(box));
    const found = measured(box);
    // In full screen, a text at the foot of a phone is below the picture.
    if (found.isEmpty) continue;
    const [area] = areasOf(each, width).toSorted(
      (one, other) => Math.abs(one.ratio - found.ratio) - Math.abs(other.ratio - found.ratio),
    );
    if (!area) throw new Error(`${each.name} declares no area for ${width} px.`);
    const what = `${each.name} ${JSON.stringify(each.chosen)} ${JSON.stringify(found)}`;
    await expect([what, area.left <= found.left, area.right >= found.right]).toEqual([
      what,
      true,
      true,
    ]);
    await expect([what, area.top <= found.top, area.bottom >= found.bottom]).toEqual([
      what,
      true,
      true,
    ]);
    await expect([what, Math.abs(area.ratio / found.ratio - 1) < 0.45]).toEqual([what, true]);
  }
}

export const OnPhones: Story = {
  name: 'Declared areas on phones',
  tags: ['visual'],
  globals: onPhone,
  play: ({ canvasElement }) => checkAreas(canvasElement, 375),
};

export const OnDesktops: Story = {
  name: 'Declared areas on desktops',
  globals: onDesktop,
  play: ({ canvasElement }) => checkAreas(canvasElement, 1280),
};
