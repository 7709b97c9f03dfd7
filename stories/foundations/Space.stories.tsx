import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { size, space } from '#themes/contract.css.ts';
import { breakpointPx } from '#themes/media.ts';
import base from '#tokens/base.tokens.json' with { type: 'json' };
import type { Breakpoint } from '#tokens/names.ts';
import * as css from './foundations.css.ts';

/** A scale of lengths, each with a bar of that length. */
function Lengths({ lengths }: { lengths: Readonly<Record<string, string>> }) {
  return Object.entries(lengths).map(([name, length]) => (
    <div key={name} className={css.row}>
      <span>
        {`${name} `}
        <span className={css.figure}>{length}</span>
      </span>
      <div className={css.bar} style={{ inlineSize: length, maxInlineSize: '100%' }} />
    </div>
  ));
}

const meta = {
  title: 'Foundations/Space',
  component: Lengths,
  args: { lengths: space },
} satisfies Meta<typeof Lengths>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('128px')).toBeVisible();
  },
};

export const Sizes: Story = {
  args: { lengths: size },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('44px')).toBeVisible();
  },
};

function isBreakpoint(name: string): name is Breakpoint {
  return !name.startsWith('$');
}

const names = Object.keys(base.breakpoint).filter(isBreakpoint);

/** The widths at which the layout changes. */
export const Breakpoints: Story = {
  args: { lengths: Object.fromEntries(names.map((name) => [name, `${breakpointPx(name)}px`])) },
  play: async ({ canvas }) => {
    for (const width of ['768px', '1024px', '1280px', '1500px', '1920px']) {
      await expect(canvas.getByText(width)).toBeVisible();
    }
  },
};
