import { z } from 'zod';

/** The types of the Design Tokens format, module 2025.10, that this project uses. */
const alias = z.string().regex(/^\{[^{}]+\}$/);
const unit = z.enum(['px', 'rem']);
const dimension = z.strictObject({ value: z.number(), unit });
const color = z.strictObject({
  colorSpace: z.enum(['srgb', 'oklch', 'oklab', 'hsl', 'display-p3']),
  components: z.tuple([part(), part(), part()]),
  alpha: z.number().min(0).max(1).optional(),
  hex: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .optional(),
});
const shadow = z.strictObject({
  color: z.union([color, alias]),
  offsetX: dimension,
  offsetY: dimension,
  blur: dimension,
  spread: dimension,
  inset: z.boolean().optional(),
});
const values: Readonly<Record<string, z.ZodType>> = {
  color,
  dimension,
  number: z.number(),
  duration: z.strictObject({ value: z.number(), unit: z.enum(['ms', 's']) }),
  cubicBezier: z.tuple([
    z.number().min(0).max(1),
    z.number(),
    z.number().min(0).max(1),
    z.number(),
  ]),
  fontFamily: z.union([z.string(), z.array(z.string()).min(1)]),
  fontWeight: z.union([z.number().min(1).max(1000), z.string()]),
  shadow: z.union([shadow, z.array(shadow)]),
};

function part() {
  return z.union([z.number(), z.literal('none')]);
}

const meta = new Set(['$type', '$value', '$description', '$extensions', '$deprecated', '$schema']);

/** All errors of a group or token of the Design Tokens format, with their paths; the type is inherited from the group. */
export function tokenProblems(node: unknown, path: string, inherited?: string): string[] {
  if (typeof node !== 'object' || node === null || Array.isArray(node))
    return [`${path}: not a group`];
  const entries = Object.entries(node);
  const type = entries.find(([name]) => name === '$type')?.[1] ?? inherited;
  const unknown = entries.filter(([name]) => name.startsWith('$') && !meta.has(name));
  const own = unknown.map(([name]) => `${path}: unknown property ${name}`);
  const value = entries.find(([name]) => name === '$value');
  if (value) return [...own, ...valueProblems(value[1], path, type)];
  const members = entries.filter(([name]) => !name.startsWith('$'));
  const names = members
    .filter(([name]) => /[{}.]/.test(name))
    .map(([name]) => `${path}: name ${name}`);
  return [
    ...own,
    ...names,
    ...members.flatMap(([name, child]) => tokenProblems(child, `${path}.${name}`, type)),
  ];
}

function valueProblems(value: unknown, path: string, type: unknown): string[] {
  const schema = typeof type === 'string' ? values[type] : undefined;
  if (!schema) return [`${path}: unknown type ${String(type)}`];
  if (alias.safeParse(value).success) return [];
  const parsed = schema.safeParse(value);
  return parsed.success ? [] : [`${path}: ${parsed.error.issues[0]?.message}`];
}
