import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { manual as buttonManual } from '#design-system/Button/Button.manual.ts';
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
    states: null,
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
    await expect(canvas.getByRole('rowheader', { name: 'Enter, Space' })).toBeVisible();
    const rows = canvas.getByRole('region', { name: 'Props of Button' }).querySelectorAll('tr');
    await expect(Array.from(rows, ({ innerText }) => innerText.split(/\s*\t\s*/))).toEqual([
      ['Prop', 'Values', 'Default', 'What it does'],
      ['children', 'content', 'required', ''],
      ['size', 'm\nl', 'm', 'The size.'],
    ]);
  },
};
