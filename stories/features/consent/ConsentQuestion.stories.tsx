import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Container, Link, Text } from '#design-system';
import { onConsentChange, readConsent, writeConsent } from '#domain/consent/visitorConsent.ts';
import type { PageMode } from '#domain/content/page.ts';
import { ConsentQuestion } from '#features/consent/ConsentQuestion.tsx';
import { BlockExample } from '../../blocks/BlockExample.tsx';
import { cookieOf, visitorWith } from '../../blocks/visitor.ts';
import { dictionary } from '../../fixtures/dictionary.ts';

interface PageExampleProps {
  /** Whether the page is long enough to scroll. */
  readonly long?: boolean;
  /** The mode of the page. */
  readonly mode?: PageMode;
}

/** A page with the question, a link, and the footer that holds the settings. */
function PageExample({ long = false, mode = 'normal' }: PageExampleProps) {
  return (
    <>
      <ConsentQuestion dictionary={dictionary} />
      <main style={{ minBlockSize: long ? '200vh' : '60vh' }}>
        <Container>
          <Text>
            <Link href="/kop-bil">Köp bil</Link>
          </Text>
        </Container>
      </main>
      <footer>
        <BlockExample
          componentName="Footer"
          fields={{ CopyrightText: { value: '© 2026 Nordvik Bil AB' } }}
          mode={mode}
        />
      </footer>
    </>
  );
}

const meta = {
  title: 'Screens/Consent',
  component: PageExample,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
  beforeEach: visitorWith(),
} satisfies Meta<typeof PageExample>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = 'Kakor för statistik';
const findQuestion = () => screen.findByRole('region', { name });
const answer = (label: string) => screen.getByRole('button', { name: label });
const settings = () => answer('Kakinställningar');

async function isClosed() {
  await waitFor(() => expect(screen.queryByRole('region', { name })).toBeNull());
}

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
    await expect(refuse.className).toBe(accept.className);
  },
};

export const Accepted: Story = {
  name: 'Accepted',
  play: async () => {
    const changes = countChanges();
    await findQuestion();
    await userEvent.click(answer('Godkänn'));
    await isClosed();
    await expect(cookieOf('consent')).toBe('granted');
    await expect(changes.count).toBe(1);
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
  },
};

export const EscapeIsNoAnswer: Story = {
  name: 'Escape is no answer',
  play: async () => {
    await findQuestion();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(await findQuestion()).toBeVisible();
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

export const Overview: Story = {
  tags: ['visual'],
  play: async () => {
    await expect(await findQuestion()).toBeVisible();
  },
};
