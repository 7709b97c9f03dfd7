import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onConsentChange, readConsent, writeConsent } from '#domain/consent/visitorConsent.ts';
import { cookieOf, visitorWith } from '../../blocks/visitor.ts';
import { answer, findQuestion, isClosed, PageExample, settings } from './consentPage.tsx';

const meta = {
  title: 'Screens/Consent',
  component: PageExample,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
  beforeEach: visitorWith(),
} satisfies Meta<typeof PageExample>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Counts the events of changed consent until the Storybook story ends. */
function countChanges() {
  const changes = { count: 0 };
  onConsentChange(window, () => {
    changes.count += 1;
  });
  return changes;
}

export const NotAnswered: Story = {
  name: 'Not answered yet',
  play: async ({ canvas }) => {
    const question = within(await findQuestion());
    await expect(question.getByText(/hur sajten används/)).toBeVisible();
    await expect(document.body).toHaveFocus();
    await userEvent.click(canvas.getByRole('main'));
    await expect(await findQuestion()).toBeVisible();
    await expect(readConsent(window)).toBe('unasked');
  },
};

export const EqualButtons: Story = {
  name: 'Equal buttons',
  play: async () => {
    await findQuestion();
    const [refuse, accept] = [answer('Avvisa'), answer('Godkänn')];
    const [left, right] = [refuse.getBoundingClientRect(), accept.getBoundingClientRect()];
    await expect(left.width).toBeCloseTo(right.width, 0);
    await expect(left.height).toBeCloseTo(right.height, 0);
    await expect(left.top).toBe(right.top);
    await expect(left.height).toBeGreaterThanOrEqual(44);
    const looks = (button: HTMLElement) => {
      const { color, backgroundColor, borderColor, fontSize, fontWeight } =
        getComputedStyle(button);
      return { color, backgroundColor, borderColor, fontSize, fontWeight };
    };
    await expect(looks(refuse)).toEqual(looks(accept));
  },
};

export const Accepted: Story = {
  name: 'Accepted',
  play: async ({ canvas }) => {
    const changes = countChanges();
    await findQuestion();
    await userEvent.click(answer('Godkänn'));
    await isClosed();
    await expect(cookieOf('consent')).toBe('granted');
    await expect(changes.count).toBe(1);
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const Refused: Story = {
  name: 'Refused',
  play: async () => {
    await findQuestion();
    await userEvent.click(answer('Avvisa'));
    await isClosed();
    await expect(cookieOf('consent')).toBe('denied');
  },
};

export const ByKeyboard: Story = {
  name: 'By keyboard',
  play: async ({ canvas }) => {
    await findQuestion();
    await userEvent.tab();
    await expect(answer('Avvisa')).toHaveFocus();
    await userEvent.tab();
    await expect(answer('Godkänn')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Köp bil' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await isClosed();
    await expect(readConsent(window)).toBe('granted');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Köp bil' })).toHaveFocus();
  },
};

export const EscapeIsNoAnswer: Story = {
  name: 'Escape is no answer',
  play: async () => {
    await findQuestion();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(await findQuestion()).toBeVisible();
    await expect(answer('Avvisa')).toHaveFocus();
    await expect(readConsent(window)).toBe('unasked');
  },
};

export const Answered: Story = {
  name: 'Answered on an earlier page',
  beforeEach: visitorWith({ consent: 'denied' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Köp bil' })).toBeVisible();
    await isClosed();
  },
};

export const AnsweredElsewhere: Story = {
  name: 'Answered elsewhere on the page',
  play: async () => {
    await findQuestion();
    writeConsent(window, 'denied');
    await isClosed();
  },
};

export const OpenedAgain: Story = {
  name: 'Opened again from the footer',
  beforeEach: visitorWith({ consent: 'granted' }),
  play: async () => {
    await userEvent.click(settings());
    await expect(await findQuestion()).toHaveFocus();
    await userEvent.tab();
    await expect(answer('Avvisa')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await isClosed();
    await expect(cookieOf('consent')).toBe('denied');
    await expect(settings()).toHaveFocus();
  },
};

export const ClosedUnchanged: Story = {
  name: 'Closed without a change',
  beforeEach: visitorWith({ consent: 'granted' }),
  play: async () => {
    const changes = countChanges();
    for (const _ of ['once', 'twice']) {
      settings().focus();
      await userEvent.keyboard('{Enter}');
      await expect(await findQuestion()).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await isClosed();
      await expect(settings()).toHaveFocus();
    }
    await expect(cookieOf('consent')).toBe('granted');
    await expect(changes.count).toBe(0);
  },
};

export const SettingsWhileOpen: Story = {
  name: 'Footer button while it is open',
  play: async () => {
    await findQuestion();
    await userEvent.click(settings());
    await expect(await findQuestion()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(settings()).toHaveFocus();
    await expect(await findQuestion()).toBeVisible();
  },
};

export const Overview: Story = {
  tags: ['visual'],
  play: async () => {
    await expect(await findQuestion()).toBeVisible();
  },
};
