import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Chip } from '#design-system/Chip/Chip.tsx';
import { RemovableChip } from '#design-system/Chip/RemovableChip.tsx';
import { RemovableChipLink } from '#design-system/Chip/RemovableChipLink.tsx';
import { ToggleChip } from '#design-system/Chip/ToggleChip.tsx';
import { OnSurfaces, Specimen } from './Specimen.tsx';

const meta = {
  title: 'Primitives/Chip',
  component: Chip,
  subcomponents: { RemovableChip, RemovableChipLink, ToggleChip },
  tags: ['autodocs'],
  args: { children: 'Automat' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Static: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Automat')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

const onRemove = fn();

export const Removable: Story = {
  render: () => (
    <RemovableChip removeLabel="ta bort" onRemove={onRemove}>
      Volvo
    </RemovableChip>
  ),
  beforeEach: () => {
    onRemove.mockClear();
  },
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { name: 'Volvo ta bort' });
    await userEvent.click(chip);
    await userEvent.keyboard('{Enter}');
    await expect(onRemove).toHaveBeenCalledTimes(2);
  },
};

/** If the value is in the URL, the whole chip is a link to the page without it. */
export const RemovableByLink: Story = {
  render: () => (
    <RemovableChipLink href="/bilar" removeLabel="ta bort">
      Volvo
    </RemovableChipLink>
  ),
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('link', { name: 'Volvo ta bort' });
    await expect(chip).toHaveAttribute('href', '/bilar');
    await expect(getComputedStyle(chip).textDecorationLine).toBe('none');
  },
};

function Tags() {
  const [chosen, setChosen] = useState<readonly string[]>(['Elbil']);
  return ['Elbil', 'Familj', 'Hållbarhet'].map((tag) => (
    <ToggleChip
      key={tag}
      value={chosen.includes(tag)}
      onValueChange={(value) =>
        setChosen((tags) => (value ? [...tags, tag] : tags.filter((each) => each !== tag)))
      }
    >
      {tag}
    </ToggleChip>
  ));
}

/** Several can be on; turning one on does not move the others. */
export const Toggle: Story = {
  render: () => <Tags />,
  play: async ({ canvas }) => {
    const electric = canvas.getByRole('button', { name: 'Elbil', pressed: true });
    const family = canvas.getByRole('button', { name: 'Familj', pressed: false });
    const { left } = canvas.getByRole('button', { name: 'Hållbarhet' }).getBoundingClientRect();
    await userEvent.click(family);
    await expect(family).toHaveAttribute('aria-pressed', 'true');
    await expect(electric).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(electric).toHaveAttribute('aria-pressed', 'false');
    const last = canvas.getByRole('button', { name: 'Hållbarhet' });
    await expect(last.getBoundingClientRect().left).toBe(left);
  },
};

export const Overview: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <OnSurfaces>
      <Specimen name="Static">
        <Chip>Automat</Chip>
        <Chip>Fyrhjulsdrift</Chip>
        <Chip>Dragkrok</Chip>
      </Specimen>
      <Specimen name="Removable">
        <RemovableChip removeLabel="ta bort" onRemove={onRemove}>
          Volvo
        </RemovableChip>
        <RemovableChip removeLabel="ta bort" onRemove={onRemove}>
          Under 300 000 kr
        </RemovableChip>
      </Specimen>
      <Specimen name="Toggle">
        <Tags />
      </Specimen>
    </OnSurfaces>
  ),
};
