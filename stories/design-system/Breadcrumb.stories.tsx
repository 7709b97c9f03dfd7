import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent } from 'storybook/test';
import { Breadcrumb } from '#design-system/Breadcrumb/Breadcrumb.tsx';
import { OnSurfaces } from './Specimen.tsx';

const items = [
  { label: 'Hem', href: '/' },
  { label: 'Köp bil', href: '/kop-bil' },
  { label: 'Bilar i lager', href: '/kop-bil/bilar-i-lager' },
];

const finnish = [
  { label: 'Etusivu', href: '/fi' },
  { label: 'Käytetyt ajoneuvot ja vaihtoautot', href: '/fi/vaihtoautot' },
  { label: 'Ajoneuvoverovelvollisuuslaskelmat', href: '/fi/vaihtoautot/verot' },
];
const finnishPage = 'Polttoaineenkulutustodistukset yrityksille';

const meta = {
  title: 'Primitives/Breadcrumb',
  component: Breadcrumb,
  tags: ['autodocs'],
  args: { label: 'Du är här', items, current: 'Begagnade elbilar' },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FullPath: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Du är här' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByText('Begagnade elbilar')).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Hem' })).toHaveFocus();
  },
};

/** Phones show only the link to the parent. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Bilar i lager' })).toBeVisible();
    await expect(canvas.getByText('Begagnade elbilar')).not.toBeVisible();
  },
};

export const OnStartPage: Story = {
  args: { items: [], current: 'Hem' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

export const Overview: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <OnSurfaces names={['base', 'dark']}>
      {(ground) => (
        <>
          <Breadcrumb label={`Kort, ${ground}`} items={items.slice(0, 1)} current="Köp bil" />
          <Breadcrumb {...args} label={`Hel, ${ground}`} />
          <Breadcrumb label={`Lång, ${ground}`} items={finnish} current={finnishPage} />
        </>
      )}
    </OnSurfaces>
  ),
};
