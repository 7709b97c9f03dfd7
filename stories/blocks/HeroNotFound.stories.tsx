import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent } from 'storybook/test';
import { editing, field, imageField, linkField, markedFields } from '../fixtures/fields.ts';
import forest from '../fixtures/forest.webp';
import type { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';
import { sidewaysScroll } from './layout.ts';

const standard = {
  Title: field('Här tog vägen slut'),
  Text: field('<p>Sidan finns inte, eller så har den flyttat.</p>'),
  Image: imageField(forest, 'En bil i skogen'),
  Link: linkField('/', 'Till startsidan'),
  SecondLink: linkField('/kop-bil/bilar-i-lager', 'Bilar i lager'),
};

const meta = {
  title: 'Blocks/HeroNotFound',
  tags: ['autodocs'],
  ...blockMeta('HeroNotFound'),
  args: { componentName: 'HeroNotFound', fields: standard },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Här tog vägen slut');
    await expect(canvas.getByRole('img', { name: 'En bil i skogen' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bilar i lager' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Till startsidan' })).toHaveFocus();
  },
};

export const Empty: Story = {
  name: 'Empty',
  args: { fields: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sidan finns inte');
    await expect(canvas.getByText(/Börja om från startsidan så hittar du rätt\.$/)).toBeVisible();
    const home = canvas.getByRole('link', { name: 'Till startsidan' });
    await expect(home).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const AnotherLanguage: Story = {
  name: 'In another language',
  args: { fields: {}, frame: { homePath: '/en', locale: 'en' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/en');
  },
};

export const Malformed: Story = {
  name: 'Malformed content',
  args: {
    fields: {
      Title: { value: {} },
      Text: [],
      Image: field('x'),
      Link: { value: { href: 'javascript:x' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/');
  },
};

export const LongWords: Story = {
  name: 'Long words on a phone',
  args: { fields: { ...standard, Title: field('Verkkosivustouudistusselvitystyö') } },
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const Editing: Story = {
  args: editing({ ...standard, SecondLink: field('') }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('[SecondLink]')).toBeVisible();
    const marked = markedFields(canvasElement);
    await expect(marked.toSorted()).toEqual(['Image', 'Link', 'SecondLink', 'Text', 'Title']);
  },
};

export const Overview: Story = { tags: ['visual'] };
