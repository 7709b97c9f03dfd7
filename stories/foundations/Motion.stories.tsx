import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { vars } from '#themes/contract.css.ts';
import * as css from './foundations.css.ts';

const durationNames = ['fast', 'base', 'slow'] as const;

/** The brand's durations; hover or focus a row to play one. */
function Durations() {
  return durationNames.map((name) => (
    <div key={name} className={css.row}>
      <span>{name}</span>
      <button type="button" className={css.lane} aria-label={name}>
        <span
          className={css.mover}
          style={{ display: 'block', transitionDuration: vars.motion[name] }}
        />
      </button>
    </div>
  ));
}

const meta = { title: 'Foundations/Motion', component: Durations } satisfies Meta<typeof Durations>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const durations = [...canvasElement.querySelectorAll('button > span')].map((mover) =>
      Number.parseFloat(getComputedStyle(mover).transitionDuration),
    );
    await expect(durations).toEqual([...durations].sort((a, b) => a - b));
  },
};
