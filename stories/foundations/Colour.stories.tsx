import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import Color from 'colorjs.io';
import { expect } from 'storybook/test';
import { createBrand } from '#themes/createBrand.ts';
import { surface } from '#themes/surfaces.css.ts';
import { themeClass } from '#themes/themes.css.ts';
import { brandTokens } from '#tokens/brands.ts';
import {
  colorRoles,
  type SurfaceName,
  surfaceNames,
  type ThemeName,
  themeNames,
} from '#tokens/names.ts';
import * as css from './foundations.css.ts';

interface PaletteProps {
  /** The brand to show. */
  readonly theme: ThemeName;
}

/** Every colour role on every surface, with its contrast to the ground. */
function Palette({ theme }: PaletteProps) {
  return (
    <div className={themeClass[theme]}>
      {surfaceNames.map((name) => (
        <SurfacePalette key={name} theme={theme} name={name} />
      ))}
    </div>
  );
}

function SurfacePalette({ theme, name }: PaletteProps & { name: SurfaceName }) {
  const roles = createBrand(brandTokens[theme]).surface[name];
  return (
    <section className={`${surface[name]} ${css.panel}`}>
      <h3 className={css.title}>{name}</h3>
      <ul className={css.swatches}>
        {colorRoles.map((role) => (
          <li key={role} className={css.swatch}>
            <span className={css.chip} style={{ backgroundColor: roles[role] }} />
            <span>{role}</span>
            <span className={css.figure}>{contrast(roles[role], roles.ground)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function contrast(color: string, ground: string): string {
  return `${new Color(color).contrast(new Color(ground), 'WCAG21').toFixed(1)} : 1`;
}

const meta = {
  title: 'Foundations/Colour',
  component: Palette,
  parameters: { layout: 'fullscreen' },
  args: { theme: 'default' },
  render: (args, { globals }) => (
    <Palette {...args} theme={themeNames.find((name) => name === globals['theme']) ?? 'default'} />
  ),
} satisfies Meta<typeof Palette>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The brand of the toolbar. */
export const AllRoles: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('textMuted')).toHaveLength(surfaceNames.length);
  },
};

/** Text has a contrast of at least 4.5 : 1 in every brand on every surface. */
export const TextIsReadable: Story = {
  play: async () => {
    for (const theme of themeNames) {
      for (const name of surfaceNames) {
        const roles = createBrand(brandTokens[theme]).surface[name];
        for (const role of ['text', 'textMuted', 'link'] as const) {
          await expect(
            Number.parseFloat(contrast(roles[role], roles.ground)),
          ).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  },
};
