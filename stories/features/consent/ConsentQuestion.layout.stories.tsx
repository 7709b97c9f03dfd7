import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BlockExample } from '../../blocks/BlockExample.tsx';
import { visitorWith } from '../../blocks/visitor.ts';
import { answer, findQuestion, isClosed, PageExample, settings } from './consentPage.tsx';

const meta = {
  title: 'Screens/Consent',
  component: PageExample,
  // The manual is generated from ConsentQuestion.stories.tsx.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
  beforeEach: visitorWith(),
} satisfies Meta<typeof PageExample>;

export default meta;

type Story = StoryObj<typeof meta>;

export const CoversNothing: Story = {
  name: 'Covers nothing',
  args: { long: true },
  play: async () => {
    const question = await findQuestion();
    await waitFor(() => {
      settings().scrollIntoView({ block: 'end', behavior: 'instant' });
      const { top } = question.getBoundingClientRect();
      expect(settings().getBoundingClientRect().bottom).toBeLessThan(top + 1);
    });
    await userEvent.click(answer('Avvisa'));
    await isClosed();
    await expect(getComputedStyle(document.body).paddingBlockEnd).toBe('0px');
  },
};

export const OnASmallPhone: Story = {
  name: 'On a small phone',
  globals: { viewport: { value: 'phoneSmall' } },
  play: async () => {
    const question = await findQuestion();
    const { documentElement } = document;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
    await expect(question.getBoundingClientRect().height).toBeLessThan(window.innerHeight / 2);
    await userEvent.click(answer('Godkänn'));
    await isClosed();
  },
};

export const LargeText: Story = {
  name: 'Text at 200 %',
  globals: { viewport: { value: 'phoneSmall' } },
  beforeEach: () => {
    const forget = visitorWith()();
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
      forget();
    };
  },
  play: async () => {
    const question = await findQuestion();
    await expect(question.scrollWidth).toBeLessThanOrEqual(question.clientWidth);
    await expect(question.getBoundingClientRect().height).toBeLessThan(window.innerHeight * 0.76);
    answer('Godkänn').focus();
    await expect(answer('Godkänn').getBoundingClientRect().bottom).toBeLessThanOrEqual(
      window.innerHeight,
    );
  },
};

export const Zoomed: Story = {
  name: 'At 400 % zoom',
  args: { long: true },
  globals: { viewport: { value: 'zoomed' } },
  play: async () => {
    const question = await findQuestion();
    await expect(window.innerHeight).toBe(256);
    await expect(question.scrollHeight).toBe(question.clientHeight);
    await expect(question.scrollWidth).toBeLessThanOrEqual(question.clientWidth);
    await userEvent.tab();
    await expect(answer('Avvisa')).toHaveFocus();
    const { top, bottom } = answer('Avvisa').getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    settings().scrollIntoView({ block: 'end', behavior: 'instant' });
    await expect(question.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.click(settings());
    await expect(question).toHaveFocus();
    await expect(question.getBoundingClientRect().bottom).toBeGreaterThan(0);
    await userEvent.keyboard('{Escape}');
    await expect(settings()).toHaveFocus();
  },
};

export const EditingTheFooter: Story = {
  name: 'Editing the footer',
  render: () => (
    <BlockExample
      componentName="Footer"
      fields={{ CopyrightText: { value: '© 2026', metadata: { fieldId: 'CopyrightText' } } }}
      mode="edit"
    />
  ),
  play: async () => {
    await userEvent.click(settings());
    await isClosed();
  },
};
