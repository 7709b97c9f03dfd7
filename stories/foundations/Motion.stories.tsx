import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { vars } from '#themes/contract.css.ts';
import * as css from './foundations.css.ts';

const paces = ['fast', 'base', 'slow'] as const;

/** The brand's paces; point at a lane, or tab to it, to see it. */
function Paces() {
  return paces.map((pace) => (
    <div key={pace} className={css.row}>
      <span>{pace}</span>
      <button type="button" className={css.lane} aria-label={pace}>
        <span
          className={css.mover}
          style={{ display: 'block', transitionDuration: vars.motion[pace] }}
        />
      </button>
    </div>
  ));
}

const meta = { title: 'Foundations/Motion', component: Paces } satisfies Meta<typeof Paces>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvasElement }) => {
    const durations = [...canvasElement.querySelectorAll('button > span')].map((mover) =>
      Number.parseFloat(getComputedStyle(mover).transitionDuration),
    );
    await expect(durations).toEqual([...durations].sort((a, b) => a - b));
  },
};
