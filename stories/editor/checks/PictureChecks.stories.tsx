import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { blockManifest } from '#domain/content/manifest/manifest.ts';
import { ChecksPanel } from '#editor/checks/ChecksPanel.tsx';
import type { CheckedContent } from '#editor/checks/checkedContent.ts';
import { usePictureFindings } from '#editor/checks/usePictureFindings.ts';

const manifest = blockManifest();

/** A manifest whose blocks have no veil over their pictures. */
const unveiled = {
  ...manifest,
  blocks: manifest.blocks.map((block) => ({
    ...block,
    textOverPicture: block.textOverPicture && { ...block.textOverPicture, veil: 0 },
  })),
};

interface MeasuredPageProps {
  readonly src: string;
  readonly values?: Readonly<Record<string, string>>;
  readonly isVeiled?: boolean;
}

/** What is found on a page with a hero. */
function MeasuredPage({ src, values = {}, isVeiled = true }: MeasuredPageProps) {
  const own = { Title: 'Cars', Image: `<image src="${src}" alt="A" />`, ...values };
  const hero = { uid: 'hero', name: 'HeroBanner', values: own, placeholders: {} };
  const placeholders = { 'headless-main': [hero] };
  const content: CheckedContent = { template: 'Page', values: {}, placeholders, entries: {} };
  const findings = usePictureFindings(content, isVeiled ? manifest : unveiled);
  return <ChecksPanel findings={findings} onGo={() => undefined} />;
}

const meta = {
  title: 'Editor/Contrast over pictures',
  component: MeasuredPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof MeasuredPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WrongColour: Story = {
  name: 'White text over a light drawing',
  tags: ['visual', 'one-theme'],
  args: { src: '/-/media/stories/light.svg' },
  play: async ({ canvas }) => {
    await canvas.findByText(/It is white over a light picture, .* black suits the picture\./);
    await expect(canvas.getByText('HeroBanner › TextColor')).toBeVisible();
  },
};

export const RightColour: Story = {
  name: 'Black text over a light drawing',
  args: { src: '/-/media/stories/light.svg', values: { TextColor: 'Black' } },
  play: async ({ canvas }) => {
    await canvas.findByText('The checks find nothing');
  },
};

export const Unveiled: Story = {
  name: 'Without a veil',
  args: { src: '/-/media/stories/light.svg', isVeiled: false },
  play: async ({ canvas }) => {
    await canvas.findByText(/It has a contrast of 1\.\d over the picture, and needs 3\./);
  },
};

const dark = '<image src="/-/media/stories/dark.svg" alt="A" />';

export const WhereTheTextStands: Story = {
  name: 'Over the light half of a picture',
  args: { src: '/-/media/stories/half.svg', values: { ImagePhone: dark }, isVeiled: false },
  play: async ({ canvas }) => {
    await canvas.findByText(/It has a contrast of 1\.\d over the picture, and needs 3\./);
  },
};

export const WorstWidth: Story = {
  name: 'Readable on desktops, and not on phones',
  args: {
    src: '/-/media/stories/half.svg',
    values: { ImagePhone: dark, TextColor: 'Black' },
    isVeiled: false,
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/It has a contrast of 1\.\d over the picture, and needs 3\./);
    // White wouldn't suit the light half on desktops.
    await expect(canvas.queryByText(/suits the picture/)).not.toBeInTheDocument();
  },
};

export const Missing: Story = {
  name: 'Picture that can’t be read',
  args: { src: '/-/media/stories/nowhere.webp', isVeiled: false },
  play: async ({ canvas }) => {
    await canvas.findByText('The checks find nothing');
  },
};
