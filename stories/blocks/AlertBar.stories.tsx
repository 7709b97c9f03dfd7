import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { editable, field, markedFields } from '../fixtures/fields.ts';
import { BlockExample } from './BlockExample.tsx';
import { manualPage } from './manual/manualPage.tsx';
import { cookieOf, visitorWith } from './visitor.ts';

const standard = {
  HasMessage: field('1'),
  MessageTitle: field('Vinterdäck före 1 december'),
  MessageText: field(
    '<p>Verkstäderna har öppet på lördagar i november. <a href="/boka-verkstad">Boka däckskifte</a></p>',
  ),
  MessageType: field('Dark'),
  MessageIcon: field('CampaignAlert'),
};

const meta = {
  title: 'Blocks/AlertBar',
  component: BlockExample,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', ...manualPage('AlertBar') },
  args: { componentName: 'AlertBar', fields: standard },
  beforeEach: visitorWith(),
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const bar = { name: 'Meddelande' };
const close = { name: 'Stäng meddelandet' };

function withFields(fields: Readonly<Record<string, unknown>>): Pick<Story, 'args'> {
  return { args: { fields: { ...standard, ...fields } } };
}

async function isGone(canvas: Canvas) {
  await waitFor(() => expect(canvas.queryByRole('region', bar)).toBeNull());
}

async function isNothing({ canvas, canvasElement }: Parameters<NonNullable<Story['play']>>[0]) {
  await expect(canvas.queryByRole('region', bar)).toBeNull();
  await expect(canvasElement.textContent).toBe('');
}

/** The bar followed by the header's link. */
function barAndHeader() {
  const logo = { src: '/-/media/stories/logo.svg', alt: 'Nordvik', width: '150', height: '55' };
  return (
    <>
      <BlockExample componentName="AlertBar" fields={standard} />
      <BlockExample componentName="SimpleHeader" fields={{ Logo: { value: logo } }} />
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
  render: barAndHeader,
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
  render: barAndHeader,
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
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', close));
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

export const SwitchedOff: Story = {
  name: 'Switched off',
  ...withFields({ HasMessage: field('') }),
  play: isNothing,
};

export const WithoutType: Story = {
  name: 'Without a type',
  ...withFields({ MessageType: field('') }),
  play: isNothing,
};

export const UnknownType: Story = {
  name: 'Unknown type',
  ...withFields({ MessageType: field('Shouting') }),
  play: isNothing,
};

export const Blank: Story = {
  name: 'Blank title and text',
  ...withFields({ MessageTitle: field('\u00a0 '), MessageText: field('<p>&nbsp;</p>') }),
  play: isNothing,
};

export const NoFields: Story = { args: { fields: {} }, play: isNothing };

export const TitleAlone: Story = {
  ...withFields({ MessageText: field(''), MessageIcon: field('') }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Vinterdäck före 1 december')).toBeVisible();
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(1);
  },
};

export const TextAlone: Story = {
  ...withFields({ MessageTitle: field('') }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/öppet på lördagar/)).toBeVisible();
  },
};

export const UntrustedText: Story = {
  name: 'HTML and scripts in content',
  ...withFields({
    MessageTitle: field('<b>Fett</b>'),
    MessageText: field('<p onclick="alert(1)">Hej <script>alert(1)</script>du</p>'),
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<b>Fett</b>')).toBeVisible();
    await expect(canvasElement.querySelector('script, [onclick]')).toBeNull();
  },
};

export const Malformed: Story = {
  name: 'Malformed fields',
  args: {
    fields: {
      HasMessage: { value: 'perhaps' },
      MessageTitle: { value: { a: 1 } },
      MessageText: null,
      MessageType: { value: 7 },
      MessageIcon: [],
    },
  },
  play: isNothing,
};

const long = {
  MessageTitle: field('Henkilötietojenkäsittelyperiaatteetajoneuvohuoltosopimuksessa'.repeat(2)),
  MessageText: field(`<p>${'Verkstaden har öppet. '.repeat(460)}</p>`),
};

export const VeryLong: Story = {
  name: 'Long text on a small phone',
  ...withFields(long),
  globals: { viewport: { value: 'phoneSmall' } },
  play: async ({ canvas, canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
    await expect(canvas.getByRole('button', close)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
    const { width, height } = canvas.getByRole('button', close).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(canvas.getByRole('button', close));
    await isGone(canvas);
  },
};

export const Editing: Story = {
  name: 'Editing',
  args: { mode: 'edit', fields: editable(standard) },
  beforeEach: visitorWith({ hideAlert: true }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Vinterdäck före 1 december')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    const fields = ['HasMessage', 'MessageType', 'MessageIcon', 'MessageTitle', 'MessageText'];
    await expect(markedFields(canvasElement)).toEqual(fields);
    await expect(cookieOf('hideAlert')).toBe('1');
  },
};

const empty = {
  HasMessage: field(''),
  MessageTitle: field(''),
  MessageText: field(''),
  MessageType: field(''),
  MessageIcon: field(''),
};

export const EditingEmpty: Story = {
  name: 'Editing an empty bar',
  args: { mode: 'edit', fields: editable(empty) },
  play: async ({ canvas }) => {
    for (const name of Object.keys(empty)) {
      await expect(canvas.getByText(`[${name}]`)).toBeVisible();
    }
  },
};

export const Preview: Story = {
  name: 'Preview',
  args: { mode: 'preview' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', close)).toBeVisible();
  },
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
