import { describe, expect, test } from 'vitest';
import { brandTokens } from '#tokens/brands.ts';
import { modeNames, surfaceNames, themeNames } from '#tokens/names.ts';
import { contrast, difference, lightnessOf } from './color.ts';
import { signPairs, textPairs } from './contrastPairs.ts';
import { createBrand } from './createBrand.ts';

const looks = themeNames.flatMap((theme) => modeNames.map((mode) => ({ theme, mode })));

describe.each(looks)('$theme, $mode', ({ theme, mode }) => {
  const { surface, text } = createBrand(brandTokens[theme], mode);

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

describe.each(themeNames)('the night of %s', (theme) => {
  const { surface } = createBrand(brandTokens[theme], 'night');

  test('is dark, and not black', () => {
    for (const name of ['base', 'soft'] as const) {
      expect(lightnessOf(surface[name].ground)).toBeLessThan(0.3);
      expect(lightnessOf(surface[name].ground)).toBeGreaterThan(0.15);
    }
  });

  test('keeps sections apart from each other and from cards', () => {
    const grounds = surfaceNames.map((name) => surface[name].ground);
    for (const [at, one] of grounds.entries()) {
      for (const other of grounds.slice(at + 1)) {
        expect(difference(one, other)).toBeGreaterThan(0.025);
      }
    }
    for (const { ground, raised } of Object.values(surface)) {
      expect(difference(ground, raised)).toBeGreaterThan(0.04);
    }
  });

  test('has no surface that glares', () => {
    for (const name of surfaceNames) {
      expect(contrast(surface[name].ground, '#ffffff')).toBeGreaterThan(7);
    }
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
