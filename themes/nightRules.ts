import type { BrandTokens } from '#tokens/brands.ts';
import {
  type BrandVariable,
  type BrandVariables,
  brandVariables,
  colorProperty,
} from './brandVariables.ts';
import { repeated } from './createNight.ts';

/** Custom properties of the brands at these positions of the list. */
export interface NightRule {
  readonly brands: readonly number[];
  readonly vars: Readonly<Record<string, string>>;
}

/** Fewer variables than this take less if each brand repeats them than with one more list of selectors. */
const fewestInCommon = 8;

/**
 * The custom properties of brands that differ at night, in as few bytes as possible: a colour that another surface has too
 * refers to it, and what brands have in common is written once, also for brands in which it is the same by day.
 */
export function nightRules(brands: readonly BrandTokens[]): readonly NightRule[] {
  const nights = brands.map(nightOf);
  const changes = new Map(
    nights.flatMap((night) => night.changes.map((each) => [key(each), each])),
  );
  const byBrands = Map.groupBy(changes.values(), (each) =>
    nights.flatMap(({ holds }, at) => (holds(each) ? [at] : [])).join(),
  );
  const common = [...byBrands]
    .map(([positions, vars]) => ({ brands: positions.split(',').map(Number), vars }))
    .filter((rule) => rule.brands.length > 1 && rule.vars.length >= fewestInCommon);
  const written = new Set(common.flatMap(({ vars }) => vars.map(key)));
  const own = nights.map((night, at) => ({
    brands: [at],
    vars: night.changes.filter((each) => !written.has(key(each))),
  }));
  return [...common, ...own].map((rule) => ({ ...rule, vars: Object.fromEntries(rule.vars) }));
}

interface BrandNight {
  readonly changes: readonly BrandVariable[];
  /** Whether a variable may have this value in the brand. */
  readonly holds: (variable: BrandVariable) => boolean;
}

function nightOf(brand: BrandTokens): BrandNight {
  const [day, night] = [brandVariables(brand, 'day'), brandVariables(brand, 'night')];
  const changes = [...night]
    .filter(([property, value]) => day.get(property) !== value)
    .map(([property, value]): BrandVariable => [property, shortened(property, value, night)]);
  const holds = ([property, value]: BrandVariable) =>
    night.get(property) === resolved(value, night);
  return { changes, holds };
}

/** The value, or a reference to what has the same one. References lead only to `dark` and `base`, so there are no circles. */
function shortened(property: string, value: string, night: BrandVariables): string {
  const [, surface, role = ''] = /^--fc-surface-(\w+)-(\w+)$/.exec(property) ?? [];
  const other = role === 'field' || role === 'skeleton' ? repeated[role] : undefined;
  const sources = [
    other ? `--fc-surface-${surface}-${other}` : undefined,
    surface === 'base' ? `--fc-surface-dark-${role}` : undefined,
    surface === 'brand' ? `--fc-surface-base-${role}` : undefined,
  ];
  const source = sources.find((each) => each !== undefined && night.get(each) === value);
  if (source) return `var(${source})`;
  // The outline of what floats.
  const line = colorProperty('base', 'border');
  return role === '' ? value.replace(night.get(line) ?? '-', `var(${line})`) : value;
}

function resolved(value: string, night: BrandVariables): string {
  return value.replace(/var\((.*?)\)/g, (_all, property: string) => night.get(property) ?? '');
}

function key([property, value]: BrandVariable): string {
  return `${property} ${value}`;
}
