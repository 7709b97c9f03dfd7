import { describe, expect, test } from 'vitest';
import { brandTokens } from '#tokens/brands.ts';
import { themeNames } from '#tokens/names.ts';
import { contrast, textContrast } from './color.ts';
import { createBrand } from './createBrand.ts';
import { veilStrength } from './veilStrength.ts';

const cases = themeNames.flatMap((theme) => [
  { theme, mode: 'day', text: 'white', surface: 'dark', worst: '#ffffff' } as const,
  { theme, mode: 'day', text: 'black', surface: 'base', worst: '#000000' } as const,
  { theme, mode: 'night', text: 'white', surface: 'dark', worst: '#ffffff' } as const,
  { theme, mode: 'night', text: 'white', surface: 'base', worst: '#ffffff' } as const,
]);

describe('the veil makes text readable over the worst picture', () => {
  test.each(cases)('$theme, $mode, $text text over $worst', ({ theme, mode, surface, worst }) => {
    const { ground, heading } = createBrand(brandTokens[theme], mode).surface[surface];
    expect(contrast(heading, over(worst, ground, veilStrength / 100))).toBeGreaterThan(
      textContrast - 0.05,
    );
  });
});

/** One colour over another as browsers composite them, in sRGB. */
function over(picture: string, veil: string, alpha: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [below, above] = [picture, veil].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((above ?? 0) * alpha + (below ?? 0) * (1 - alpha));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
