import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { Badge } from '#design-system/Badge/Badge.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { OnSurfaces, Specimen } from './Specimen.tsx';

const words = ['Elbilar', 'Laddhybrider', 'Hybrider', 'Transportbilar', 'Husbilar'];
const badges = words.map((word) => <Badge key={word}>{word}</Badge>);

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  tags: ['autodocs'],
  args: { children: badges, align: 'start' },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {
  play: async ({ canvas }) => {
    const [first, second] = words.map((word) => canvas.getByText(word).getBoundingClientRect());
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeCloseTo(16, 0);
  },
};

export const Row: Story = { args: { direction: 'row', wrap: 'wrap', gap: 'xs' } };

export const RowFromTablet: Story = {
  args: { direction: 'row-from-tablet' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const tops = words.map((word) => canvas.getByText(word).getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(words.length);
  },
};

export const AsList: Story = {
  args: { as: 'ul', children: words.map((word) => <li key={word}>{word}</li>) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').children).toHaveLength(words.length);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(words.length);
  },
};

export const Overview: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <OnSurfaces names={['base']}>
      <Specimen name="Row, wrapped">
        <Stack direction="row" wrap="wrap" gap="xs">
          {badges}
        </Stack>
      </Specimen>
      <Specimen name="Column">
        <Stack gap="s" align="start">
          {badges}
        </Stack>
      </Specimen>
      <Specimen name="Row from tablet">
        <Stack direction="row-from-tablet" align="start" gap="gap">
          {badges}
        </Stack>
      </Specimen>
    </OnSurfaces>
  ),
};
