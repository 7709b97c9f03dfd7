import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { manual as buttonManual } from '#design-system/Button/Button.manual.ts';
import type { PrimitiveFacts } from '#stories/docs/libraryFactTypes.ts';
import { PrimitiveManualPage } from './PrimitiveManualPage.tsx';

/** Test runs add no props to components, so this is what react-docgen adds to them in Storybook. */
const documented = {
  __docgenInfo: {
    props: {
      size: {
        description: "The size.\n@default 'm'",
        tsType: {
          name: 'union',
          elements: [
            { name: 'literal', value: "'m'" },
            { name: 'literal', value: "'l'" },
          ],
        },
      },
      children: { required: true, tsType: { name: 'ReactNode' } },
    },
  },
};

const member = { isOptional: false, description: '' };

/** Tests read no source either. */
const facts: PrimitiveFacts = {
  blocks: ['Blurb', 'CarList'],
  primitives: ['BackLink'],
  types: [
    {
      name: 'ButtonProps',
      description: '',
      members: [
        { ...member, name: 'size', type: 'Size' },
        { ...member, name: 'loading', type: 'ButtonLoading' },
      ],
    },
    {
      name: 'ButtonLoading',
      description: 'Work in progress.',
      members: [{ name: 'label', type: 'string', isOptional: true, description: 'What is read.' }],
    },
    { name: 'Size', description: '', members: [], source: "'m' | 'l'" },
  ],
  examples: [
    {
      exportName: 'Primary',
      code: '<Button>Boka</Button>',
      description: 'The main action.',
      asksByName: true,
      keys: ['Enter'],
    },
  ],
  hasForcedColors: true,
  moves: false,
};

/** Only a test: readers find the manuals on the pages of the primitives. */
const meta = {
  title: 'Primitives/Manual',
  component: PrimitiveManualPage,
  tags: ['!dev', '!autodocs'],
  args: {
    name: 'Button',
    manual: buttonManual,
    components: { Button: documented },
    examples: null,
    facts,
    stories: [
      {
        id: 'primitives-button--primary',
        name: 'Primary',
        description: 'The main action.',
        code: '<Button>Boka</Button>',
      },
    ],
    theme: 'default',
  },
} satisfies Meta<typeof PrimitiveManualPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllParts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Starts an action/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'IconButton' })).toHaveAttribute(
      'href',
      './?path=/docs/primitives-iconbutton--docs',
    );
    await expect(canvas.getByRole('heading', { name: 'Keyboard' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Enter, Space .* Yes$/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Tab .* No$/ })).toBeVisible();
    const rows = canvas.getByRole('region', { name: 'Props of Button' }).querySelectorAll('tr');
    await expect(Array.from(rows, ({ innerText }) => innerText.split(/\s*\t\s*/))).toEqual([
      ['Prop', 'Values', 'Default', 'What it does'],
      ['children', 'content', 'required', ''],
      ['size', 'm\nl', 'm', 'The size.'],
    ]);
  },
};

export const Nested: Story = {
  name: 'Members of nested types',
  play: async ({ canvas }) => {
    const members = within(canvas.getByRole('region', { name: 'Members of ButtonLoading' }));
    await expect(members.getByRole('row', { name: 'label? string What is read.' })).toBeVisible();
    await expect(canvas.getByText("'m' | 'l'")).toBeVisible();
  },
};

export const Record: Story = {
  name: 'Accessibility record and uses',
  args: { manual: { ...buttonManual, limits: ['It is `silent`.'] } },
  play: async ({ canvas }) => {
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    await expect(row(/^Keyboard 1 of 2 rows/)).toBeVisible();
    await expect(row(/^Name, role and state 1 of the examples/)).toBeVisible();
    await expect(row(/^Forced colours It has rules/)).toBeVisible();
    await expect(canvas.getByText('silent')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Blocks (2)' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'CarList' })).toHaveAttribute(
      'href',
      './?path=/docs/blocks-carlist--docs',
    );
  },
};

export const Code: Story = {
  name: 'Code of an example',
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByText('Primary'));
    const code = await canvas.findByRole('region', { name: 'Code of Primary' });
    await expect(code).toHaveTextContent('<Button>Boka</Button>');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await expect(write).toHaveBeenCalledWith('<Button>Boka</Button>');
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
  },
};
