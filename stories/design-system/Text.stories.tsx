import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { Text } from '#design-system/Text/Text.tsx';
import { OnSurfaces, Specimen } from './Specimen.tsx';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  tags: ['autodocs'],
  args: {
    children:
      'Alla våra begagnade bilar är provkörda, testade och har minst tolv månaders garanti.',
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

const tones = ['default', 'muted', 'accent', 'price', 'success', 'warning', 'danger'] as const;

export const Body: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/provkörda/).tagName).toBe('P');
  },
};

export const Lead: Story = { args: { style: 'lead' } };
export const Small: Story = { args: { style: 'small', tone: 'muted' } };
export const Label: Story = { args: { style: 'label', children: 'Registreringsnummer' } };

/** Tabular figures line up in columns. */
export const TabularFigures: Story = {
  render: () => (
    <Stack gap="none" align="start">
      <Text figures="tabular" as="span">
        111 111 kr
      </Text>
      <Text figures="tabular" as="span">
        888 888 kr
      </Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByText(/kr/).map((each) => each.getBoundingClientRect().width);
    await expect(widths[0]).toBeCloseTo(widths[1] ?? 0, 1);
  },
};

export const Overview: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <OnSurfaces>
      <Stack gap="s">
        <Text style="lead">Vi har öppet varje dag, och kaffet är alltid varmt.</Text>
        <Text>
          Kom förbi, titta i lugn och ro och ställ alla frågor du har. Vi hjälper dig med
          finansiering, försäkring och inbyte på samma gång, och du får allt skriftligt.
        </Text>
        <Text style="small">Priserna gäller till och med den 31 mars och omfattar moms.</Text>
        <Text style="label">Registreringsnummer</Text>
      </Stack>
      <Specimen name="Tones">
        {tones.map((tone) => (
          <Text key={tone} tone={tone} as="span">
            {tone}
          </Text>
        ))}
      </Specimen>
    </OnSurfaces>
  ),
};
