import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BlockExample } from './BlockExample.tsx';
import { dataOf, faqListMeta, standard } from './faqListStates.ts';
import { SameOnEveryGround } from './variants.tsx';

const meta = { title: 'Blocks/FAQList', tags: ['autodocs'], ...faqListMeta };

export default meta;

type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  name: 'All closed',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Vanliga frågor');
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    await expect(canvas.getByText('Ja, i fjorton dagar eller hundra mil.')).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ring oss' })).toBeVisible();
  },
};

export const ByPointer: Story = {
  name: 'By pointer',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Hur snabbt får jag ett pris?'));
    await userEvent.click(canvas.getByText('Gäller priset om jag vill fundera?'));
    await expect(canvas.getByText(/Medan du väntar/)).toBeVisible();
    await expect(canvas.getByText(/i fjorton dagar/)).toBeVisible();
    await userEvent.click(canvas.getByText('Hur snabbt får jag ett pris?'));
    await expect(canvas.getByText(/Medan du väntar/)).not.toBeVisible();
  },
};

export const ByKeyboard: Story = {
  name: 'By keyboard',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ring oss' })).toHaveFocus();
    for (const question of [/Hur snabbt/, /Måste jag/]) {
      await userEvent.tab();
      await expect(canvas.getByText(question).closest('summary')).toHaveFocus();
    }
  },
};

export const OpenedByLink: Story = {
  name: 'Opened by a link',
  render: (args) => (
    <>
      <div style={{ blockSize: '150vh' }} />
      <BlockExample {...args} />
      <div style={{ blockSize: '150vh' }} />
    </>
  ),
  play: async ({ canvas }) => {
    location.hash = '#item-maste-jag-kopa-en-ny-bil-av-er';
    await waitFor(() => expect(canvas.getByText(/köper gärna din bil ändå/)).toBeVisible());
    const { top } = canvas.getByText('Måste jag köpa en ny bil av er?').getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    await expect(top).toBeLessThan(window.innerHeight / 2);
    history.replaceState(null, '', location.pathname + location.search);
  },
};

export const StructuredData: Story = {
  name: 'Structured data',
  play: async ({ canvasElement }) => {
    const page = dataOf(canvasElement);
    await expect(page).toMatchObject({ '@type': 'FAQPage' });
    const entries = page?.mainEntity ?? [];
    await expect(entries.map(({ name }) => name)).toEqual([
      'Hur snabbt får jag ett pris?',
      'Måste jag köpa en ny bil av er?',
      'Vad ska jag ta med mig?',
      'Gäller priset om jag vill fundera?',
    ]);
    await expect(entries[1]?.acceptedAnswer.text).toBe(
      'Nej. Vi köper gärna din bil ändå, och pengarna kommer samma dag. Har du lån på bilen löser vi det åt dig.',
    );
  },
};

export const Overview: Story = {
  tags: ['visual'],
  render: () => (
    <>
      <SameOnEveryGround componentName="FAQList" fields={standard} />
      <BlockExample componentName="FAQList" fields={{ Items: standard.Items }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const details of canvasElement.querySelectorAll('details:first-of-type')) {
      details.toggleAttribute('open', true);
    }
  },
};
