import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, within } from 'storybook/test';
import { findBlock } from '#blocks/findBlock.ts';
import { BlockManual } from '../BlockManual.tsx';
import { examples } from '../examples.ts';
import { chooseManualLanguage } from './manualLanguage.ts';

function ManualOf({ name }: { readonly name: string }) {
  const block = findBlock(name);
  const example = examples.get(name);
  return block && example && <BlockManual name={name} block={block} example={example} />;
}

/** The text of a manual without the editor's form, which is in English. */
function swedishText(manual: HTMLElement): string {
  const texts = [...manual.querySelectorAll('h1, h2, p, li, th, td, legend')];
  return texts
    .filter((each) => each.closest('[lang]')?.getAttribute('lang') === 'sv')
    .map(({ textContent }) => textContent)
    .join('\n');
}

/** The languages of manuals. */
const meta = {
  title: 'Editor/Manual in two languages',
  component: ManualOf,
  tags: ['!autodocs'],
  args: { name: 'FileDownloadList' },
  // The choice is kept, and stories share one browser.
  beforeEach: () => {
    chooseManualLanguage('en');
    return () => chooseManualLanguage(undefined);
  },
} satisfies Meta<typeof ManualOf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Switched: Story = {
  name: 'In Swedish and back',
  tags: ['visual', 'one-theme'],
  play: async ({ canvas, canvasElement }) => {
    const switched = within(canvas.getByRole('radiogroup', { name: 'Language of the manual' }));
    await expect(switched.getByRole('radio', { name: 'English' })).toBeChecked();
    await userEvent.click(switched.getByRole('radio', { name: 'Svenska' }));
    await expect(canvas.getByRole('radiogroup', { name: 'Manualens språk' })).toBeVisible();
    await expect(canvasElement.querySelector('[lang="sv"] > h1')).toHaveTextContent(
      'FileDownloadList',
    );
    const table = canvas.getByRole('region', { name: 'Fält i FileDownloadList' });
    const heads = within(table)
      .getAllByRole('columnheader')
      .map((each) => each.textContent);
    await expect(heads).toEqual(['Fält', 'Slag', 'Tillåtet', 'Om det är tomt', 'Vad det gör']);
    await expect(table).toHaveTextContent('En rad om innehållet.');
    await expect(table).toHaveTextContent('Lista med poster');
    await expect(canvasElement).toHaveTextContent('Kallas också: ladda ner');
    await expect(swedishText(canvasElement)).not.toMatch(/\b(the|Use|which|empty)\b/);
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }));
    await expect(canvas.getByRole('heading', { name: 'What you fill in' })).toBeVisible();
  },
};

export const Kept: Story = {
  name: 'The choice is kept',
  beforeEach: () => chooseManualLanguage('sv'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Svenska' })).toBeChecked();
    await expect(canvas.getByRole('heading', { name: 'Använd det när' })).toBeVisible();
    await expect(window.localStorage.getItem('forecourt-manual-language')).toBe('sv');
  },
};

export const ByKeyboard: Story = {
  name: 'By keyboard',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'English' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Svenska' })).toBeChecked();
  },
};

export const WithoutFields: Story = {
  name: 'Without fields, in Swedish',
  args: { name: 'FacilityDetail' },
  beforeEach: () => chooseManualLanguage('sv'),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Ingenting: blocket har inga fält.')).toBeVisible();
    // The same page in four brands has the same landmarks four times. The block's own stories check it.
    for (const example of canvasElement.querySelectorAll('.sb-unstyled')) example.remove();
  },
};
