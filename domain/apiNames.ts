import { isRecord } from './record.ts';

/** The names of members on one side, by those on the other. */
type Names = Readonly<Record<string, string>>;

/** Translates between the names in code and those of an API that the site answers itself. */
export interface ApiNames {
  /** A value with the names of the API, at any depth. */
  readonly toApi: (value: object) => object;
  /** A value of the API, such as parsed JSON, with the names in code. Members with a name in code are dropped. */
  readonly fromApi: (value: unknown) => unknown;
  /** The API's name of a member. */
  readonly nameOf: (member: string) => string;
}

/** The names of an API. The table has those that differ, by the names in code; each means the same in all its bodies. */
export function apiNames(table: Names): ApiNames {
  const own: Names = Object.fromEntries(Object.entries(table).map(([name, api]) => [api, name]));
  const nameOf = (member: string) => nameIn(table, member);
  return {
    nameOf,
    toApi: (value) => renamed(value, nameOf),
    fromApi: (value) =>
      renamed(value, (member) => (Object.hasOwn(table, member) ? undefined : nameIn(own, member))),
  };
}

function nameIn(names: Names, member: string): string {
  return Object.hasOwn(names, member) ? (names[member] ?? member) : member;
}

type Rename = (member: string) => string | undefined;

/** Renames the members of all objects in a value. Those without a name are dropped. */
function renamed(value: object, nameOf: Rename): object;
function renamed(value: unknown, nameOf: Rename): unknown;
function renamed(value: unknown, nameOf: Rename): unknown {
  if (Array.isArray(value)) return value.map((entry) => renamed(entry, nameOf));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([member, part]) => {
      const name = nameOf(member);
      return name === undefined ? [] : [[name, renamed(part, nameOf)]];
    }),
  );
}
