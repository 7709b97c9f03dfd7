import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { articleFields } from '../fixtures/stories.ts';
import { onSmallPhone } from '../viewports.ts';
import { between, box, headingOf, pageWith, storyArticleMeta } from './storyArticleStates.ts';

const meta = { title: 'Blocks/StoryArticle', tags: ['autodocs'], ...storyArticleMeta };

export default meta;

type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  name: 'All data',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const heading = await headingOf(canvas);
    await expect(heading).toHaveTextContent('Hjulskiftet öppnar tidigare i norr');
    await expect(canvas.getByText(/Norr om Gävle/)).toBeVisible();
    await expect(canvas.getByText('Av Maja Ek')).toBeVisible();
    await expect(canvas.getByText('20 februari 2026')).toHaveAttribute('datetime', '2026-02-20');
    const tags = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(tags).toEqual(['Däck', 'Vinter']);
    await expect(canvas.getByText(/Förra året kom snön/)).toBeVisible();
    const picture = box(canvas.getByRole('img', { name: 'En bil i skogen' }));
    await expect(box(heading).right).toBeLessThan(picture.left);
    await expect(canvas.getByRole('article')).toBeVisible();
  },
};

export const Neighbours: Story = {
  name: 'Links to newsroom and neighbours',
  play: async ({ canvas }) => {
    await headingOf(canvas);
    await userEvent.tab();
    const back = canvas.getByRole('link', { name: 'Tillbaka' });
    await expect(back).toHaveFocus();
    await expect(back).toHaveAttribute('href', '/nyheter');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dela eller skriv ut' })).toHaveFocus();
    const ways = within(canvas.getByRole('navigation', { name: 'Fler artiklar' }));
    await userEvent.tab();
    const previous = ways.getByRole('link', {
      name: 'Föregående artikel Så läser du ett batteriprov',
    });
    await expect(previous).toHaveFocus();
    await expect(previous).toHaveAttribute('href', '/nyheter/2026/berattelse-3');
    await userEvent.tab();
    await expect(ways.getByRole('link', { name: /^Nästa artikel Nu går det/ })).toHaveFocus();
  },
};

export const CopiesItsLink: Story = {
  name: 'Link copied',
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await headingOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Dela eller skriv ut' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Kopiera länken' }));
    await expect(write).toHaveBeenCalledWith('https://nordvik.example/nyheter/2026/hjulskiftet');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Newest: Story = {
  name: 'Newest article',
  args: { services: between(true, false) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Föregående/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Nästa/ })).toBeNull();
  },
};

export const Oldest: Story = {
  name: 'Oldest article',
  globals: { viewport: { value: 'desktop' } },
  args: { services: between(false, true) },
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('link', { name: /Nästa/ });
    await expect(canvas.queryByRole('link', { name: /Föregående/ })).toBeNull();
    await expect(box(next).left).toBeGreaterThan(window.innerWidth / 2);
  },
};

export const InAnotherLanguage: Story = {
  name: 'In another language',
  args: { frame: pageWith(articleFields, { homePath: '/fi', path: '/uutiset/2026/renkaat' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Tillbaka' })).toHaveAttribute(
      'href',
      '/fi/uutiset',
    );
  },
};

export const OnAPhone: Story = {
  name: 'On a phone',
  globals: onSmallPhone,
  play: async ({ canvas }) => {
    const heading = await headingOf(canvas);
    const picture = canvas.getByRole('img', { name: 'En bil i skogen' });
    await expect(box(picture).bottom).toBeLessThan(box(heading).top);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

export const Overview: Story = { tags: ['visual'] };
