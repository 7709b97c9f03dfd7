import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { Container } from '#design-system/Container/Container.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { Text } from '#design-system/Text/Text.tsx';
import { surface } from '#themes/surfaces.css.ts';

const meta = {
  title: 'Primitives/Container',
  component: Container,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { children: 'Nordvik har bilhus på tjugo orter, från Kiruna till Ystad.' },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {
  play: async ({ canvas }) => {
    const { paddingInlineStart } = getComputedStyle(canvas.getByText(/Nordvik/));
    await expect(Number.parseFloat(paddingInlineStart)).toBeGreaterThanOrEqual(16);
  },
};

export const TextColumn: Story = {
  args: { width: 'text' },
  play: async ({ canvas }) => {
    const { width } = canvas.getByText(/Nordvik/).getBoundingClientRect();
    await expect(width).toBeLessThan(900);
  },
};

export const Main: Story = {
  name: 'Main content',
  args: { as: 'main', width: 'full' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
  },
};

export const Overview: Story = {
  tags: ['visual'],
  render: () => (
    <Stack gap="m">
      {(['content', 'text', 'full'] as const).map((width) => (
        <Container key={width} width={width}>
          <div className={surface.soft}>
            <Text>
              {width}: Nordvik har bilhus på tjugo orter, från Kiruna till Ystad, och på varje ort
              en verkstad, ett däckhotell och någon som känner igen dig.
            </Text>
          </div>
        </Container>
      ))}
    </Stack>
  ),
};
