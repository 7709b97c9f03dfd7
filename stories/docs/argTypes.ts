import type { StrictArgTypes } from 'storybook/internal/types';
import { type PropDoc, type PropType, propDocs } from './propDocs.ts';

/**
 * The props of a component as Storybook's controls take them. Storybook's own version shows unions
 * as `union` and no default from `@default`.
 */
export function argTypesOf(component: unknown): StrictArgTypes {
  return Object.fromEntries(propDocs(component).map((doc) => [doc.name, argTypeOf(doc)]));
}

function argTypeOf({ name, description, isRequired, type, fallback, deprecated }: PropDoc) {
  return {
    name,
    description: deprecated ? `${description} Deprecated: ${deprecated}.` : description,
    type: { ...controlType(type), required: isRequired },
    table: {
      type: { summary: propTypeText(type) },
      ...(fallback !== undefined && { defaultValue: { summary: fallback } }),
    },
  };
}

/** What a prop accepts, in words; the values separated by bars. */
export function propTypeText(type: PropType): string {
  switch (type.kind) {
    case 'values':
      return type.values.join(' | ');
    case 'icon':
      return 'name of an icon';
    case 'other':
      return type.source;
    default:
      return type.kind;
  }
}

function controlType(type: PropType) {
  switch (type.kind) {
    case 'values':
      return isToggle(type.values)
        ? ({ name: 'boolean' } as const)
        : ({ name: 'enum', value: [...type.values].map(enumValue) } as const);
    case 'text':
      return { name: 'string' } as const;
    case 'number':
    case 'function':
      return { name: type.kind };
    default:
      return { name: 'other', value: propTypeText(type) } as const;
  }
}

function isToggle(values: readonly unknown[]): boolean {
  return values.length === 2 && values.includes(true) && values.includes(false);
}

/** Storybook's enums hold texts and numbers. */
function enumValue(value: string | number | boolean): string | number {
  return typeof value === 'boolean' ? String(value) : value;
}
