import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { field } from '../fixtures/fields.ts';
import { alertBarMeta, bar, close, isGone, standard, withFields } from './alertBarStates.tsx';
import { BlockExample } from './BlockExample.tsx';
import { cookieOf, visitorWith } from './visitor.ts';

const meta = { title: 'Blocks/AlertBar', tags: ['autodocs'], ...alertBarMeta };

export default meta;

type Story = StoryObj<typeof meta>;

/** The header, which has a link. */
function Header() {
  const logo = { src: '/-/media/stories/logo.svg', alt: 'Nordvik', width: '150', height: '55' };
  return <BlockExample componentName="SimpleHeader" fields={{ Logo: { value: logo } }} />;
}

const alert = <BlockExample componentName="AlertBar" fields={standard} />;

function barAboveHeader() {
  return (
    <>
      {alert}
      <Header />
    </>
  );
}

function barBelowHeader() {
  return (
    <>
      <Header />
      {alert}
    </>
  );
}

export const Dark: Story = {
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', bar));
    await expect(region.getByText('Vinterdäck före 1 december')).toBeVisible();
    await expect(region.getByText(/öppet på lördagar/)).toBeVisible();
    await expect(region.getByRole('link', { name: 'Boka däckskifte' })).toHaveAttribute(
      'href',
      '/boka-verkstad',
    );
    await expect(region.getByRole('button', close)).toBeVisible();
  },
};

export const Light: Story = withFields({ MessageType: field('Light') });

export const Neutral: Story = withFields({ MessageType: field('Neutral') });

const warning = {
  MessageType: field('Warning'),
  MessageIcon: field('WarningAlert'),
  MessageTitle: field('Bokningen är nere'),
  MessageText: field('<p>Ring oss på <a href="tel:+46846500400">08-465 004 00</a>.</p>'),
};

export const Warning: Story = {
  name: 'Warning',
  ...withFields(warning),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', bar)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const WarningAfterDismissal: Story = {
  name: 'Warning after another was dismissed',
  ...withFields(warning),
  beforeEach: visitorWith({ hideAlert: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bokningen är nere')).toBeVisible();
  },
};

export const Dismissed: Story = {
  name: 'Dismissed by pointer',
  render: barAboveHeader,
  play: async ({ canvas }) => {
    const header = canvas.getByRole('link', { name: 'Nordvik' });
    const before = header.getBoundingClientRect().top;
    const { height } = canvas.getByRole('region', bar).getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', close));
    await isGone(canvas);
    await expect(cookieOf('hideAlert')).toBe('1');
    await waitFor(() => expect(header.getBoundingClientRect().top).toBeCloseTo(before - height, 0));
  },
};

export const DismissedByKeyboard: Story = {
  name: 'Dismissed by keyboard',
  render: barAboveHeader,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Boka däckskifte' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', close)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Nordvik' })).toHaveFocus();
    await isGone(canvas);
  },
};

export const NothingFocusableBelow: Story = {
  name: 'Dismissed with nothing focusable below',
  render: barBelowHeader,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', close));
    await expect(canvas.getByRole('link', { name: 'Nordvik' })).toHaveFocus();
    await isGone(canvas);
  },
};

export const DismissedEarlier: Story = {
  name: 'Dismissed on an earlier page',
  beforeEach: visitorWith({ hideAlert: true }),
  play: async ({ canvas, canvasElement }) => {
    await isGone(canvas);
    await expect(canvasElement.querySelector('section')?.offsetHeight).toBe(0);
  },
};

export const DismissedBeforeNavigation: Story = {
  name: 'Dismissed before client-side navigation',
  beforeEach: () => {
    const forget = visitorWith({ hideAlert: true })();
    document.documentElement.removeAttribute('data-hide-alert');
    return forget;
  },
  play: ({ canvas }) => isGone(canvas),
};

export const Overview: Story = {
  tags: ['visual'],
  render: () => (
    <>
      <BlockExample componentName="AlertBar" fields={{ ...standard, ...warning }} />
      {['Dark', 'Light', 'Neutral'].map((type) => (
        <BlockExample
          key={type}
          componentName="AlertBar"
          fields={{ ...standard, MessageType: field(type) }}
        />
      ))}
      <BlockExample componentName="AlertBar" fields={{ ...standard, MessageText: field('') }} />
    </>
  ),
  // Several bars on one page are regions with the same name, which happens only on this page.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
};
