import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { vars } from '#themes/contract.css.ts';
import { textStyles } from '#tokens/names.ts';
import * as css from './foundations.css.ts';

const samples = [
  'Hitta din nästa bil',
  'Henkilöautojen vaihtoajoneuvot',
  'Jazdené vozidlá so zárukou',
];

/** Every text style of the brand, with samples in three languages. */
function TypeScale() {
  return textStyles.map((name) => {
    const { family, size, weight, lineHeight, letterSpacing } = vars.text[name];
    const look = {
      fontFamily: family,
      fontSize: size,
      fontWeight: weight,
      lineHeight,
      letterSpacing,
    };
    return (
      <div key={name} className={css.row}>
        <span className={css.figure}>{name}</span>
        <div>
          {samples.map((sample) => (
            <p key={sample} style={look} data-style={name}>
              {sample}
            </p>
          ))}
        </div>
      </div>
    );
  });
}

const meta = { title: 'Foundations/Type', component: TypeScale } satisfies Meta<typeof TypeScale>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Body text is at least 16 px, and headings get smaller with each style. */
export const Scale: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const sizeOf = (name: string) => {
      const sample = canvasElement.querySelector(`[data-style="${name}"]`);
      return Number.parseFloat(sample ? getComputedStyle(sample).fontSize : '0');
    };
    await expect(sizeOf('body')).toBeGreaterThanOrEqual(16);
    await expect(sizeOf('heading1')).toBeGreaterThan(sizeOf('heading2'));
    await expect(sizeOf('heading2')).toBeGreaterThan(sizeOf('heading4'));
  },
};
