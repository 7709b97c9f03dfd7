import { describe, expect, test } from 'vitest';
import { brandTokens } from '#tokens/brands.ts';
import { surfaceNames, themeNames } from '#tokens/names.ts';
import { contrast } from './color.ts';
import { signPairs, textPairs } from './contrastPairs.ts';
import { createBrand } from './createBrand.ts';

describe.each(themeNames)('%s', (theme) => {
  const { surface, text } = createBrand(brandTokens[theme]);

  describe.each(surfaceNames)('on %s', (name) => {
    const roles = surface[name];

    test.each(textPairs)('%s is readable on %s', (on, ground) => {
      expect(contrast(roles[on], roles[ground])).toBeGreaterThanOrEqual(4.5);
    });

    test.each(signPairs)('%s is visible on %s', (on, ground) => {
      expect(contrast(roles[on], roles[ground])).toBeGreaterThanOrEqual(3);
    });
  });

  test('body text is at least 16 px, in units that scale with the browser font size', () => {
    expect(smallest(text.body.size)).toBeGreaterThanOrEqual(16);
  });
});

/** The sizes in a length such as `clamp(1rem, 0.97rem + 0.1vw, 1.06rem)`, in px. */
function sizes(length: string): number[] {
  const bounds = length.startsWith('clamp') ? length.replace(/,[^,]*,/, ',') : length;
  return [...bounds.matchAll(/([\d.]+)rem/g)].map(([, figure]) => Number(figure) * 16);
}

function largest(length: string): number {
  return Math.max(...sizes(length));
}

function smallest(length: string): number {
  return Math.min(...sizes(length));
}

test.each(['mercedes', 'smart'] as const)(
  '%s has headings of 64 and 32 px, weight 400',
  (theme) => {
    const { text } = createBrand(brandTokens[theme]);
    expect(largest(text.heading1.size)).toBe(64);
    expect(largest(text.heading2.size)).toBe(32);
    expect([text.heading1.weight, text.heading2.weight]).toEqual(['400', '400']);
  },
);

test('text on smart’s yellow-green is always black', () => {
  const { surface } = createBrand(brandTokens.smart);
  const yellow = surface.base.action;
  const fills = [
    ['action', 'onAction'],
    ['accent', 'onAccent'],
    ['ground', 'text'],
  ] as const;
  const carried = surfaceNames.flatMap((name) =>
    fills.filter(([fill]) => surface[name][fill] === yellow).map(([, on]) => surface[name][on]),
  );
  expect(carried.length).toBeGreaterThan(3);
  for (const on of carried) expect(contrast(on, '#ffffff')).toBeGreaterThan(12);
});
