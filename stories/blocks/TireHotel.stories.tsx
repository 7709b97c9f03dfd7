import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, waitFor } from 'storybook/test';
import { tireHotelStorageKey, writeStoredTireHotel } from '#domain/tireHotel/storedTireHotel.ts';
import { testValidated } from '#domain/tireHotel/testing/testTireHotel.ts';
import { replying } from '#stories/features/tireHotel/tireHotelApi.ts';
import { editing, imageField, linkField, markedFields } from '../fixtures/fields.ts';
import forest from '../fixtures/forest.webp';
import type { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';

const standard = {
  BookService: linkField('/boka-verkstad', 'Boka tid på verkstaden'),
  TireHotelInformationUrl: linkField('/dack-och-tillbehor', 'Läs mer om däckpaketen'),
  BackgroundImage: imageField(forest, ''),
};

const meta = {
  title: 'Blocks/TireHotel',
  tags: ['autodocs'],
  ...blockMeta('TireHotel'),
  args: { componentName: 'TireHotel', fields: standard },
  beforeEach: replying(),
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstBlock: Story = {
  name: 'First block of a page',
  play: async ({ canvas, canvasElement }) => {
    const title = await canvas.findByRole('heading', { level: 1 });
    await expect(title).toHaveTextContent('Fyll i ditt registreringsnummer');
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
    await expect(canvas.getByRole('link', { name: 'service@nordvik.example' })).toBeVisible();
  },
};

export const Bare: Story = {
  name: 'Without fields',
  args: { fields: {} },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('textbox')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const LoggedIn: Story = {
  name: 'Link to the packages',
  beforeEach: () => {
    const stored = writeStoredTireHotel({ stage: 'loggedIn', validated: testValidated });
    window.sessionStorage.setItem(tireHotelStorageKey, stored ?? '');
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Läs mer om däckpaketen' }),
    ).toHaveAttribute('href', '/dack-och-tillbehor');
  },
};

export const Editing: Story = {
  args: editing(standard),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(markedFields(canvasElement)).toEqual([
        'BookService',
        'TireHotelInformationUrl',
        'BackgroundImage',
      ]),
    );
  },
};

export const Overview: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Registreringsnummer' })).toBeVisible();
  },
};
