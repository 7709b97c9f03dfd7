import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { ErrorSection } from '#design-system/ErrorSection/ErrorSection.tsx';
import { OnSurfaces } from './Specimen.tsx';

const meta = {
  title: 'Primitives/ErrorSection',
  component: ErrorSection,
  tags: ['autodocs'],
  args: {
    title: 'Hoppsan!',
    body: 'Här skulle det ha visats ett avsnitt, men något gick fel.',
    advice: 'Prova att ladda om sidan.',
    reloadLabel: 'Ladda om sidan',
  },
} satisfies Meta<typeof ErrorSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Anonymous: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Hoppsan!' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Hoppsan!' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ladda om sidan' })).toBeVisible();
  },
};

export const NamesTheComponent: Story = {
  args: { componentNote: 'Det gäller komponenten HeroBanner.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/HeroBanner/)).toBeVisible();
  },
};

export const OffersAPhoneNumber: Story = {
  args: { level: 1, phone: { text: '08-465 004 00', href: 'tel:+46846500400' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Hoppsan!' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '08-465 004 00' })).toHaveAttribute(
      'href',
      'tel:+46846500400',
    );
  },
};

export const Overview: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <OnSurfaces names={['base', 'dark']}>
      {(ground) => (
        <>
          <ErrorSection {...args} title={`Hoppsan (${ground})`} />
          <ErrorSection
            {...args}
            title={`Hoppsan, med namn (${ground})`}
            componentNote="Det gäller komponenten HeroBanner."
          />
          <ErrorSection
            {...args}
            title={`Hoppsan, med telefon (${ground})`}
            phone={{ text: '08-465 004 00', href: 'tel:+46846500400' }}
          />
        </>
      )}
    </OnSurfaces>
  ),
};
