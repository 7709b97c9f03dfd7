import { fc, test as property } from '@fast-check/vitest';
import { afterEach, describe, expect, vi } from 'vitest';
import { log as siteLog } from '#app/log.ts';
import { anyText } from '#domain/testing/anyText.ts';
import { announce } from '#process/log.ts';
import { log as serverLog } from '#server/log.ts';
import { log as servicesLog } from '#services/log.ts';

afterEach(() => vi.restoreAllMocks());

const dangerous = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\u3164\ufeff]/u;

/** Texts in which about every third character is dangerous. */
const text = fc.string({
  unit: fc.oneof(
    { weight: 2, arbitrary: anyText({ minLength: 1, maxLength: 1 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        ...['\n', '\r', '\u001b', '\u007f', '\u0085', '\u009b', '\u061c', '\u200f', '\u2028'],
        ...['\u2029', '\u202e', '\u2065', '\u2066', '\u2069', '\u3164', '\ufeff', '\ud800', '\0'],
      ),
    },
  ),
  maxLength: 3_000,
});

describe.each([
  ['the site’s log', siteLog],
  ['the server’s log', serverLog],
  ['the services’ log', servicesLog],
  ['an announcement', announce],
])('%s', (_what, write) => {
  property.prop([text])('writes any text as one plain line of limited length', (given) => {
    const lines: unknown[][] = [];
    for (const method of ['error', 'log'] as const) {
      vi.spyOn(console, method).mockImplementation((...line) => void lines.push(line));
    }
    write(given);
    expect(lines).toEqual([[expect.any(String)]]);
    const line = String(lines[0]?.[0]);
    expect(line).not.toMatch(dangerous);
    expect(line.length).toBeLessThanOrEqual(2_000);
    expect(line.isWellFormed()).toBe(true);
  });
});
