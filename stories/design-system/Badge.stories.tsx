import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { Badge } from '#design-system/Badge/Badge.tsx';
import { OnSurfaces, Specimen } from './Specimen.tsx';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  tags: ['autodocs'],
  args: { children: 'Nyinkommen' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nyinkommen')).toBeVisible();
  },
};

export const Accent: Story = { args: { tone: 'accent' } };
export const Campaign: Story = { args: { tone: 'campaign', children: 'Kampanj' } };

/** A status is shown by text and icon, not only by colour. */
export const Status: Story = {
  args: { tone: 'success', icon: 'check', children: 'Tillgänglig' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tillgänglig')).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Overview: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <OnSurfaces>
      <Specimen name="Labels">
        <Badge>Nyinkommen</Badge>
        <Badge tone="accent">Elbil</Badge>
        <Badge tone="campaign">Kampanj</Badge>
      </Specimen>
      <Specimen name="Status">
        <Badge tone="success" icon="check">
          Tillgänglig
        </Badge>
        <Badge tone="warning" icon="info">
          Reserverad
        </Badge>
        <Badge tone="danger" icon="close">
          Såld
        </Badge>
        <Badge tone="info" icon="info">
          På väg in
        </Badge>
      </Specimen>
    </OnSurfaces>
  ),
};
