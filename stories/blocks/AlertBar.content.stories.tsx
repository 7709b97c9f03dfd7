import type { StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { editing, field, markedFields } from '../fixtures/fields.ts';
import { alertBarMeta, bar, close, standard, withFields } from './alertBarStates.tsx';
import { cookieOf, visitorWith } from './visitor.ts';

// The manual is generated from AlertBar.stories.tsx.
const meta = { title: 'Blocks/AlertBar', tags: ['!autodocs'], ...alertBarMeta };

export default meta;

type Story = StoryObj<typeof meta>;

async function isNothing({ canvas, canvasElement }: Parameters<NonNullable<Story['play']>>[0]) {
  await expect(canvas.queryByRole('region', bar)).toBeNull();
  await expect(canvasElement.textContent).toBe('');
}

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
  },
};

export const Editing: Story = {
  name: 'Editing',
  args: editing(standard),
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
  args: editing(empty),
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
