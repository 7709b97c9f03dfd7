import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { showTheme } from '../showTheme.ts';
import { themeProblems } from '../themeProblems.ts';

/** A text that is too pale in one theme; its colour changes slowly. */
function PaleText() {
  return (
    <p>
      <style>{'.pale { transition: color 60s } .fc-theme-smart .pale { color: #ccc }'}</style>
      <span className="pale">Begagnade bilar</span>
    </p>
  );
}

const meta = {
  title: 'Working/Checks in all themes',
  component: PaleText,
  tags: ['!autodocs', '!dev'],
  globals: { theme: 'default' },
} satisfies Meta<typeof PaleText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PaleInOneTheme: Story = {
  play: async ({ canvasElement }) => {
    const check = { context: canvasElement };
    await expect(await themeProblems(['mercedes', 'carstore'], check)).toEqual([]);
    const problems = await themeProblems(['smart', 'default'], check);
    showTheme('default');
    await expect(problems).toEqual([
      expect.stringMatching(/^smart: color-contrast\n<span class="pale">/),
    ]);
  },
};
