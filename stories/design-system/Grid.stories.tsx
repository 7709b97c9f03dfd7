import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { Grid } from '#design-system/Grid/Grid.tsx';
import { GridItem } from '#design-system/Grid/GridItem.tsx';
import { Heading } from '#design-system/Heading/Heading.tsx';
import { Text } from '#design-system/Text/Text.tsx';
import { size, space, vars } from '#themes/contract.css.ts';
import { OnSurfaces, Specimen } from './Specimen.tsx';

const cars = [
  { name: 'Fjord 4 Long Range fyrhjulsdrift', facts: 'El, 540 km', price: '489 000 kr' },
  { name: 'Tind', facts: 'Laddhybrid, automat, dragkrok och värmare', price: '329 900 kr' },
  { name: 'Skär Kombi', facts: 'Bensin', price: '189 000 kr' },
  { name: 'Vik', facts: 'El, 310 km', price: '249 000 kr' },
];

function Card({ name, facts, price }: (typeof cars)[number]) {
  const frame = { border: `${size.hairline} solid ${vars.color.border}`, padding: space.m };
  return (
    <article style={{ ...frame, display: 'grid', gridRow: '1 / -1', gridTemplateRows: 'subgrid' }}>
      <Heading level={3} style="heading4">
        {name}
      </Heading>
      <Text tone="muted">{facts}</Text>
      <Text tone="price" figures="tabular">
        {price}
      </Text>
    </article>
  );
}

const items = cars.map((car) => (
  <GridItem key={car.name} as="li">
    <Card {...car} />
  </GridItem>
));

const meta = {
  title: 'Primitives/Grid',
  component: Grid,
  subcomponents: { GridItem },
  tags: ['autodocs'],
  args: { as: 'ul', columns: { phone: 1, tablet: 2, laptop: 4 }, rows: 3, children: items },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

function topsOf(elements: readonly HTMLElement[]): Set<number> {
  return new Set(elements.map((element) => Math.round(element.getBoundingClientRect().top)));
}

/** The prices of a row are aligned, however long the names and facts are. */
export const AlignedCards: Story = {
  play: async ({ canvas }) => {
    await expect(topsOf(canvas.getAllByRole('heading')).size).toBe(1);
    await expect(topsOf(canvas.getAllByText(/ kr$/)).size).toBe(1);
  },
};

export const CardsOnPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(topsOf(canvas.getAllByRole('heading')).size).toBe(cars.length);
    const [first, second] = canvas.getAllByRole('article').map((el) => el.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThan(first?.bottom ?? Number.POSITIVE_INFINITY);
  },
};

export const TwelveColumns: Story = {
  args: {
    as: 'div',
    columns: { phone: 12 },
    rows: undefined,
    children: [
      <GridItem key="text" span={{ phone: 12, laptop: 5 }}>
        <Text>Fem av tolv</Text>
      </GridItem>,
      <GridItem key="media" span={{ phone: 12, laptop: 7 }}>
        <Text>Sju av tolv</Text>
      </GridItem>,
    ],
  },
  play: async ({ canvas }) => {
    const [five, seven] = canvas.getAllByText(/av tolv/).map((el) => el.getBoundingClientRect());
    await expect(five?.top).toBe(seven?.top);
    await expect(seven?.width).toBeGreaterThan(five?.width ?? 0);
  },
};

export const Overview: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <OnSurfaces names={['base', 'dark']}>
      <Grid as="ul" columns={{ phone: 1, tablet: 2, laptop: 3, wide: 4 }} rows={3}>
        {items}
      </Grid>
      <Specimen name="Content directly below the cards">
        <Text>Alla priser inkluderar moms.</Text>
      </Specimen>
    </OnSurfaces>
  ),
};
