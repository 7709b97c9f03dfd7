import { isTemplate, type Template } from './fillText.ts';
import { isRecord } from './record.ts';

/** The answer of a reader to a value that it can't read. */
export const unreadable = Symbol('unreadable');

/** Reads a value of unknown origin, such as an answer of the API or the storage of a browser. */
export type Reader<Value> = (value: unknown) => Value | typeof unreadable;

/** Reads a text. */
export const readText: Reader<string> = (value) => (typeof value === 'string' ? value : unreadable);

/** Reads a text with no other marks than these. */
export function readTemplate<Name extends string>(names: readonly Name[]): Reader<Template<Name>> {
  return (value) => (isTemplate(value, names) ? value : unreadable);
}

/** Reads a finite number. */
export const readNumber: Reader<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : unreadable;

/** Reads true or false. */
export const readFlag: Reader<boolean> = (value) =>
  typeof value === 'boolean' ? value : unreadable;

/** Reads a value that may be missing. */
export function optional<Value>(read: Reader<Value>): Reader<Value | undefined> {
  return (value) => (value === undefined || value === null ? undefined : read(value));
}

/** Reads a list. It is unreadable if one of its entries is. */
export function listOf<Value>(read: Reader<Value>): Reader<readonly Value[]> {
  return (value) => {
    if (!Array.isArray(value)) return unreadable;
    const entries: Value[] = [];
    for (const entry of value) {
      const known = read(entry);
      if (known === unreadable) return unreadable;
      entries.push(known);
    }
    return entries;
  };
}

/** Reads an object by a reader for each of its members. Other members are dropped. */
export function objectOf<Value extends object>(
  readers: {
    readonly [Name in keyof Value]-?: Reader<Value[Name]>;
  },
): Reader<Value> {
  const entries: [string, Reader<unknown>][] = Object.entries(readers);
  return (value) => {
    if (!isRecord(value)) return unreadable;
    const members: [string, unknown][] = [];
    for (const [name, read] of entries) {
      const known = read(Object.hasOwn(value, name) ? value[name] : undefined);
      if (known === unreadable) return unreadable;
      members.push([name, known]);
    }
    // There is a reader for every member, and each has read its own.
    return Object.fromEntries(members) as Value;
  };
}

/** Reads one member of an object. */
export function memberOf<Value>(name: string, read: Reader<Value>): Reader<Value> {
  return (value) => {
    const known = isRecord(value) && Object.hasOwn(value, name);
    return known ? read(value[name]) : unreadable;
  };
}

/** Reads a value by the first of two readers that can. */
export function eitherOf<One, Other>(
  readOne: Reader<One>,
  readOther: Reader<Other>,
): Reader<One | Other> {
  return (value) => {
    const one = readOne(value);
    return one === unreadable ? readOther(value) : one;
  };
}

/** Reads one of some texts. */
export function oneOf<Text extends string>(texts: readonly Text[]): Reader<Text> {
  return (value) => texts.find((text) => text === value) ?? unreadable;
}

/** The names of the members that their readers can't read: all of them if the value is no object. */
export function unreadableMembers(
  readers: Readonly<Record<string, Reader<unknown>>>,
  value: unknown,
): readonly string[] {
  const members = isRecord(value) ? value : {};
  return Object.entries(readers).flatMap(([name, read]) => {
    const member = Object.hasOwn(members, name) ? members[name] : undefined;
    return read(member) === unreadable ? [name] : [];
  });
}

/** What a reader reads, or `undefined` if it can't. */
export function readWith<Value>(read: Reader<Value>, value: unknown): Value | undefined {
  const known = read(value);
  return known === unreadable ? undefined : known;
}
