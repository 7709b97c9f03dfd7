import { dimensions, numbers } from '#themes/shape.ts';
import base from '#tokens/base.tokens.json' with { type: 'json' };
import { codeLines } from './codeLines.ts';

/** A raw value in a style sheet that should be a token. */
export interface RawValue {
  /** Counted from 1. */
  readonly line: number;
  readonly value: string;
  /** What to write instead. */
  readonly instead: string;
}

interface Rule {
  readonly pattern: RegExp;
  readonly isRaw?: (value: string) => boolean;
  readonly instead: (value: string) => string;
}

const lengths: Readonly<Record<string, string>> = {
  ...named('space', dimensions(base.space)),
  ...named('size', dimensions(base.size)),
};
const layers: Readonly<Record<string, string>> = mapValues(numbers(base.layer));

/** Up to this many px, a length is a line and no distance. */
const hairlinePx = 3;

const rules: readonly Rule[] = [
  {
    pattern: /(?<![\w.-])\d*\.?\d+px\b/g,
    isRaw: (value) => Number.parseFloat(value) > hairlinePx,
    instead: lengthInstead,
  },
  {
    pattern: /(?<![\w.-])\d*\.?\d+m?s\b/g,
    isRaw: (value) => Number.parseFloat(value) > 0,
    instead: () => 'vars.motion.fast, base or slow',
  },
  {
    pattern:
      /#(?:[\da-f]{3,4}){1,2}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\((?![^)]*\$)[^)]*\)|'(?:black|white|red|green|blue|gr[ae]y|yellow|orange)'/gi,
    instead: () => 'a role of vars.color',
  },
  {
    pattern: /(?<=[rR]adius: ')[\d.]+(?:px|r?em)/g,
    instead: () => 'vars.radius.s, m, l, control or pill',
  },
  {
    pattern: /(?<=(?:box|text)Shadow: ['`])(?!none|inset)[^'`]*\d[^'`]*/g,
    instead: () => 'vars.shadow.raised or floating',
  },
  {
    // -1, 0 and 1 order the parts of one component.
    pattern: /(?<=zIndex: )-?\d+/g,
    isRaw: (value) => Math.abs(Number(value)) > 1,
    instead: (value) =>
      layers[value] ?? `a layer of the theme: ${Object.values(layers).join(', ')}`,
  },
];

/** The values of a style sheet that should be tokens, in its order. */
export function rawValuesIn(sheet: string): readonly RawValue[] {
  return codeLines(sheet).flatMap((text, at) => (isForPictures(text) ? [] : rawIn(text, at + 1)));
}

/** The attribute `sizes` of a picture can't have variables. */
function isForPictures(line: string): boolean {
  return /Sizes = |\d+vw\b.*\d+px|\d+px.*\d+vw\b/.test(line);
}

function rawIn(code: string, line: number): readonly RawValue[] {
  // Queries can't have variables either.
  const text = code.replaceAll(/\((?:min|max)-(?:width|height): [\w.]+\)/g, '');
  return rules.flatMap(({ pattern, isRaw = () => true, instead }) =>
    [...text.matchAll(pattern)]
      .map(([value]) => value)
      .filter(isRaw)
      .map((value) => ({ line, value, instead: instead(value) })),
  );
}

/** The token of the same length, or the nearest one. */
function lengthInstead(value: string): string {
  const px = Number.parseFloat(value);
  const ranked = Object.entries(lengths)
    .map(([name, length]) => ({ name, length, off: Math.abs(Number.parseFloat(length) - px) }))
    .sort((a, b) => a.off - b.off);
  const [nearest] = ranked;
  if (!nearest) return 'a token';
  return nearest.off === 0 ? nearest.name : `${nearest.name} (${nearest.length}), the nearest`;
}

function named(group: string, tokens: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [
      /^\d/.test(name) ? `${group}['${name}']` : `${group}.${name}`,
      value,
    ]),
  );
}

function mapValues(tokens: Readonly<Record<string, number>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [String(value), `layer.${name}`]),
  );
}
