interface Dimension {
  readonly $value: { readonly value: number; readonly unit: string };
}

type TokenName<Group> = Exclude<keyof Group, `$${string}`>;

/** A record with the same value for every name. */
export function shape<const Name extends string, Leaf>(names: readonly Name[], leaf: Leaf) {
  return Object.fromEntries(names.map((name) => [name, leaf])) as Record<Name, Leaf>;
}

/** The CSS lengths of a DTCG group of dimensions: `{ s: '12px', … }`. */
export function dimensions<Group extends object>(group: Group): Record<TokenName<Group>, string> {
  return mapTokens(group, (token: Dimension) => `${token.$value.value}${token.$value.unit}`);
}

/** The values of a DTCG group of numbers. */
export function numbers<Group extends object>(group: Group): Record<TokenName<Group>, number> {
  return mapTokens(group, (token: { readonly $value: number }) => token.$value);
}

function mapTokens<Group extends object, Token, Value>(
  group: Group,
  value: (token: Token) => Value,
): Record<TokenName<Group>, Value> {
  const tokens = Object.entries(group).filter(([name]) => !name.startsWith('$'));
  return Object.fromEntries(tokens.map(([name, token]) => [name, value(token)])) as Record<
    TokenName<Group>,
    Value
  >;
}
