import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { Text } from '#design-system/Text/Text.tsx';
import { surface } from '#themes/surfaces.css.ts';
import { BlockExample } from './BlockExample.tsx';

import { manualPage } from './manual/manualPage.tsx';

const meta = {
  title: 'Blocks/Spacer',
  component: BlockExample,
  tags: ['autodocs'],
  parameters: manualPage('Spacer', 'gap'),
  args: { componentName: 'Spacer' },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ['XSmall', 'Small', 'Medium', 'Large', 'XLarge'] as const;

/** Spacers of these sizes between lines of text. */
function Specimens({ choices }: { choices: readonly string[] }) {
  return choices.map((size) => (
    <div key={size} data-testid={size}>
      <div className={surface.soft}>
        <Text style="small">{size || 'nothing chosen'}</Text>
      </div>
      <BlockExample componentName="Spacer" fields={{ Size: { value: size } }} />
    </div>
  ));
}

function heights(specimens: readonly HTMLElement[]): number[] {
  return specimens.map((each) => each.lastElementChild?.getBoundingClientRect().height ?? 0);
}

export const EachLarger: Story = {
  name: 'All sizes',
  render: () => <Specimens choices={sizes} />,
  play: async ({ canvas }) => {
    const found = heights(sizes.map((size) => canvas.getByTestId(size)));
    await expect(found).toEqual(found.toSorted((a, b) => a - b));
    await expect(new Set(found).size).toBe(sizes.length);
  },
};

export const MediumByDefault: Story = {
  name: 'Medium by default',
  render: () => <Specimens choices={['Medium', '', 'Gigantic']} />,
  play: async ({ canvasElement }) => {
    const specimens = Array.from(canvasElement.querySelectorAll<HTMLElement>('[data-testid]'));
    await expect(new Set(heights(specimens)).size).toBe(1);
  },
};

export const Overview: Story = {
  tags: ['visual'],
  render: () => <Specimens choices={sizes} />,
};
