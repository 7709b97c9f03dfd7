import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Card, CardGrid, Heading, Link, Picture, Stack, Text } from '#design-system';
import coast from '../fixtures/coast.webp';
import { banner, cardMeta, full, hitAt, rows, texts, title, uneven } from './cardParts.tsx';
import { OnSurfaces } from './Specimen.tsx';

const meta = { title: 'Primitives/Card', ...cardMeta };

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Däckhotell' })).toBeVisible();
    await expect(canvas.getByText('Kampanj')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Boka däckskifte' })).toBeVisible();
  },
};

/** The whole card is clickable; links in the text remain separate links. */
export const HitArea: Story = {
  name: 'Whole card clickable',
  play: async ({ canvas }) => {
    const cardLink = canvas.getByRole('link', { name: 'Boka däckskifte' });
    await expect(hitAt(canvas.getByRole('heading'))).toBe(cardLink);
    await expect(hitAt(canvas.getByText('Från 495 kr'))).toBe(cardLink);
    const other = canvas.getByRole('link', { name: 'sagt ja' });
    await expect(hitAt(other)).toBe(other);
  },
};

export const OnlyTheLink: Story = {
  name: 'Only the link clickable',
  args: { hitArea: 'link' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(hitAt(heading)).toBe(heading);
  },
};

/** Car photographs have an aspect ratio of 3:2 and are shown uncropped. */
export const PictureOfACar: Story = {
  name: 'Picture of a car',
  args: {
    pictureShape: 'landscape',
    picture: <Picture src={coast.src} alt="Bilen" ratio="fill" sizes="33vw" />,
  },
  render: (args) => (
    <CardGrid>
      <Card {...args} />
    </CardGrid>
  ),
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Bilen' });
    await waitFor(() => {
      const { width, height } = picture.getBoundingClientRect();
      expect(width / height).toBeCloseTo(3 / 2, 1);
    });
  },
};

const press = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** In a card without an action, the title is the link. */
export const TitleIsTheLink: Story = {
  name: 'Title is the link',
  args: {
    action: undefined,
    title: (
      <Heading level={2} style="heading4">
        <Link href="#dackhotell" variant="quiet" onClick={press}>
          Däckhotell
        </Link>
      </Heading>
    ),
  },
  play: async ({ canvas }) => {
    const text = canvas.getByText('Från 495 kr');
    await userEvent.click(hitAt(text) ?? text);
    await expect(press).toHaveBeenCalledOnce();
  },
};

/** The focus outline surrounds the whole card. */
export const Focus: Story = {
  args: { text: undefined },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('article')).outlineStyle).toBe('solid');
  },
};

export const Overview: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <OnSurfaces>
      <Stack gap="gap">
        <CardGrid>{uneven}</CardGrid>
        <CardGrid>
          <Card icon="shield" title={title('Garanti')} text={<Text>{texts.short}</Text>} />
          <Card icon="charge" title={title('Laddning')} text={<Text>{texts.short}</Text>} />
          {banner}
        </CardGrid>
        <CardGrid>{rows}</CardGrid>
        <Card {...full} layout="feature" />
      </Stack>
    </OnSurfaces>
  ),
};
