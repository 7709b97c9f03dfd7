import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, waitFor } from 'storybook/test';
import { Grid, GridItem, Picture } from '#design-system';
import car from '../fixtures/car.svg';
import coast from '../fixtures/coast.webp';
import fjord from '../fixtures/fjord.webp';
import fjordPhone from '../fixtures/fjord-phone.webp';
import studio from '../fixtures/studio.webp';

const blur = 'data:image/gif;base64,R0lGODlhAQABAIAAAJu7zAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

const meta = {
  title: 'Primitives/Picture',
  component: Picture,
  args: { src: fjord.src, width: fjord.width, height: fjord.height, alt: 'En fjord i dagsljus' },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Natural: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'En fjord i dagsljus' });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(image).toHaveAttribute('width', String(fjord.width));
  },
};

/** A picture of the media library has copies, up to its own width. */
export const Sizes: Story = {
  args: { src: '/-/media/fjord.webp', width: 640, height: 480 },
  play: async ({ canvas }) => {
    const set = canvas.getByRole('img').getAttribute('srcset') ?? '';
    const widths = [...set.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
    await expect(widths).toEqual([320, 480, 640]);
    await expect(canvas.getByRole('img')).toHaveAttribute('sizes', '100vw');
  },
};

/** The most important picture is loaded eagerly. */
export const First: Story = {
  args: { priority: 'first', phone: { src: fjordPhone.src, width: 750, height: 1000 } },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    await expect(image).toHaveAttribute('loading', 'eager');
  },
};

export const PhoneCrop: Story = {
  args: { phone: { src: fjordPhone.src, width: 750, height: 1000 } },
  play: async ({ canvas }) => {
    const source = canvas.getByRole('img').parentElement?.querySelector('source');
    await expect(source).toHaveAttribute('media', '(max-width: 767.98px)');
  },
};

export const Framed: Story = {
  args: { ratio: 'square', position: 'left' },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('img').closest('picture')?.getBoundingClientRect();
    await expect(frame?.width).toBeCloseTo(frame?.height ?? 0, 0);
  },
};

/** What stays visible is the same in every frame; a picture for phones has its own point. */
export const FocalPoint: Story = {
  name: 'Focal point',
  args: {
    ratio: 'square',
    focalPoint: { x: 80, y: 25 },
    phone: { src: fjordPhone.src, width: 750, height: 1000 },
    blurDataUrl: blur,
  },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await expect(image).toHaveStyle({ objectPosition: '80% 25%' });
    // What is shown before is cropped alike.
    await expect(image.parentElement).toHaveStyle({ backgroundPosition: '80% 25%' });
  },
};

export const FocalPointOnPhones: Story = {
  name: 'Focal point on a phone',
  args: {
    ratio: 'square',
    focalPoint: { x: 80, y: 25 },
    phone: { src: fjordPhone.src, width: 750, height: 1000, focalPoint: { x: 10, y: 90 } },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveStyle({ objectPosition: '10% 90%' });
  },
};

export const PhonePictureAlone: Story = {
  name: 'Focal point of the wide picture only',
  args: {
    ratio: 'square',
    focalPoint: { x: 80, y: 25 },
    phone: { src: fjordPhone.src, width: 750, height: 1000 },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveStyle({ objectPosition: '50% 50%' });
  },
};

/** The blurred copy is shown until the picture has loaded. */
export const Blurred: Story = {
  args: { ratio: 'wide', blurDataUrl: blur },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('img').closest('picture');
    await expect(frame?.style.backgroundImage).toContain('data:image');
  },
};

/** A picture that fails to load keeps its frame and shows its `alt` text. */
export const Missing: Story = {
  args: { src: 'data:image/webp;base64,AAAA', ratio: 'standard', alt: 'En bil som inte finns' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'En bil som inte finns' });
    await expect(image.closest('picture')?.clientHeight).toBeGreaterThan(100);
  },
};

/** Drawings are not resized and have a transparent background. */
export const Drawing: Story = {
  args: { src: car.src ?? String(car), alt: 'En bil från sidan', fit: 'contain', ratio: 'wide' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).not.toHaveAttribute('srcset');
  },
};

export const Overview: Story = {
  tags: ['visual'],
  render: () => (
    <Grid columns={{ phone: 1, tablet: 3 }}>
      <GridItem>
        <Picture src={fjord.src} alt="" ratio="wide" priority="first" />
      </GridItem>
      <GridItem>
        <Picture src={coast.src} alt="" ratio="standard" priority="first" />
      </GridItem>
      <GridItem>
        <Picture src={studio.src} alt="" ratio="square" priority="first" />
      </GridItem>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    for (const image of canvasElement.querySelectorAll('img')) {
      await waitFor(() => expect(image.complete && image.naturalWidth).toBeGreaterThan(0));
    }
  },
};
