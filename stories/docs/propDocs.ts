import { z } from 'zod';

/** What a prop accepts. */
export type PropType =
  | { readonly kind: 'values'; readonly values: readonly (string | number | boolean)[] }
  | { readonly kind: 'text' | 'number' | 'function' | 'content' | 'icon' | 'list' }
  | { readonly kind: 'other'; readonly source: string };

/** A prop of a component, as the documentation shows it. */
export interface PropDoc {
  readonly name: string;
  readonly description: string;
  readonly isRequired: boolean;
  readonly type: PropType;
  /** The value used if the prop is omitted; undefined if there is none. */
  readonly fallback: string | undefined;
  /** What to do instead, if the prop will be removed. */
  readonly deprecated: string | undefined;
}

interface DocgenType {
  readonly name: string;
  /** The source of the type. */
  readonly raw?: string | undefined;
  /** The source of a literal. */
  readonly value?: string | undefined;
  readonly elements?: readonly DocgenType[] | undefined;
}

const typeSchema: z.ZodType<DocgenType> = z.object({
  name: z.string(),
  raw: z.string().optional(),
  value: z.string().optional(),
  elements: z.lazy(() => z.array(typeSchema)).optional(),
});

const propSchema = z.object({
  required: z.boolean().default(false),
  description: z.string().default(''),
  tsType: typeSchema.default({ name: 'unknown' }),
  defaultValue: z.object({ value: z.string() }).nullish(),
});

/** What react-docgen adds to a component at build time. */
const documentedSchema = z.object({
  __docgenInfo: z.object({ props: z.record(z.string(), propSchema).default({}) }),
});

/** The props of a component; required ones first, otherwise in the order of the source. */
export function propDocs(component: unknown): readonly PropDoc[] {
  const { data } = documentedSchema.safeParse(asObject(component));
  const docs = Object.entries(data?.__docgenInfo.props ?? {}).map(([name, prop]) => ({
    name,
    ...splitTags(prop.description, prop.defaultValue?.value),
    isRequired: prop.required,
    type: typeOf(prop.tsType),
  }));
  return docs.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
}

/** A component is a function or, if it is memoised, an object. A schema refuses functions. */
function asObject(component: unknown): unknown {
  if (typeof component !== 'function') return component;
  return { __docgenInfo: Reflect.get(component, '__docgenInfo') };
}

/** Separates `@default` and `@deprecated` from a description. The first takes precedence over the default in the code. */
function splitTags(description: string, fromCode: string | undefined) {
  const [text = '', ...tags] = description.split(/\s*@(?=default |deprecated )/);
  const tagged = (name: string) =>
    tags.find((tag) => tag.startsWith(`${name} `))?.slice(name.length + 1);
  const fallback = tagged('default') ?? fromCode;
  return {
    description: oneLine(text),
    fallback: fallback && unquoted(fallback),
    deprecated: tagged('deprecated') && oneLine(tagged('deprecated') ?? ''),
  };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ').trim();
}

function unquoted(source: string): string {
  return source.replace(/^'(.*)'$/, '$1');
}

function typeOf(type: DocgenType): PropType {
  // React-docgen doesn't read functions in brackets, which unions need.
  if (type.raw?.includes('=>')) return { kind: 'function' };
  const members = membersOf(type).filter(({ name }) => name !== 'undefined');
  const values = members.flatMap(valuesOf);
  if (members.every((member) => valuesOf(member).length > 0)) return { kind: 'values', values };
  const [only] = members;
  return members.length === 1 && only
    ? typeOfMember(only)
    : { kind: 'other', source: sourceOf(type) };
}

/** The members of a union, of which some may be unions, or the type itself. */
function membersOf(type: DocgenType): readonly DocgenType[] {
  return type.name === 'union' ? (type.elements ?? []).flatMap(membersOf) : [type];
}

/** The values that a type allows, if they can be counted. */
function valuesOf({ name, value }: DocgenType): readonly (string | number | boolean)[] {
  if (name === 'boolean') return [true, false];
  if (name !== 'literal' || value === undefined || value.startsWith('`')) return [];
  return [value.startsWith("'") ? unquoted(value) : Number(value)];
}

function typeOfMember(type: DocgenType): PropType {
  switch (type.name) {
    case 'string':
      return { kind: 'text' };
    case 'number':
      return { kind: 'number' };
    case 'ReactNode':
      return { kind: 'content' };
    case 'signature':
      return { kind: 'function' };
    case 'IconName':
    case 'unknown[number]':
      return { kind: 'icon' };
    // React-docgen doesn't know read-only arrays.
    case 'unknown':
      return { kind: 'list' };
    default:
      return { kind: 'other', source: sourceOf(type) };
  }
}

/** The source of a type without `undefined`, which every optional prop accepts. */
function sourceOf({ name, raw, value }: DocgenType): string {
  const source = raw ?? value ?? name;
  return source
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '');
}
