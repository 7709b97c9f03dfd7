import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { Heading } from '#design-system/Heading/Heading.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { OnSurfaces } from './Specimen.tsx';

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  tags: ['autodocs'],
  args: { level: 2, children: 'Hitta din nästa bil' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByLevel: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Hitta din nästa bil',
    );
  },
};

/** A small heading with a high level, as used by cards directly below the page title. */
export const StyleIndependentOfLevel: Story = {
  render: () => (
    <>
      <Heading level={2}>Aktuella erbjudanden</Heading>
      <Heading level={2} style="heading4">
        Privatleasing
      </Heading>
      <Heading level={3} style="heading4">
        Företagsleasing
      </Heading>
    </>
  ),
  play: async ({ canvas }) => {
    const [large, small] = canvas.getAllByRole('heading', { level: 2 });
    const same = canvas.getByRole('heading', { level: 3 });
    const sizeOf = (element?: Element) => element && getComputedStyle(element).fontSize;
    await expect(sizeOf(small)).toBe(sizeOf(same));
    await expect(sizeOf(small)).not.toBe(sizeOf(large));
  },
};

export const LongFinnishWord: Story = {
  name: 'Long Finnish word',
  args: { level: 1, children: 'Ajoneuvoverovelvollisuuslaskelma yrityksille' },
  decorators: [(Story) => <div style={{ inlineSize: '320px' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};

export const Overview: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <OnSurfaces>
      <Stack gap="m">
        <Heading level={2} style="heading1">
          En lugnare väg till nästa bil
        </Heading>
        <Heading level={2} style="heading2">
          Provkör hemma i din egen vardag
        </Heading>
        <Heading level={3} style="heading3">
          Rengöring, däck och service på samma plats
        </Heading>
        <Heading level={4} style="heading4">
          Öppettider och vägbeskrivning
        </Heading>
      </Stack>
    </OnSurfaces>
  ),
};
