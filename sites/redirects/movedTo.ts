import type { QueryCondition, RedirectRule } from '#domain/redirects/redirectRule.ts';

/** Rules for old addresses that share a new one. With conditions, all of which must hold. */
export function movedTo(
  destination: string,
  sources: readonly string[],
  ...has: readonly QueryCondition[]
): readonly RedirectRule[] {
  return sources.map((source) => ({
    source,
    destination,
    ...(has.length > 0 && { has }),
    permanent: true,
  }));
}

/** Holds for addresses whose query has a parameter, with this value if one is given. */
export function query(key: string, value?: string): QueryCondition {
  return { type: 'query', key, ...(value !== undefined && { value }) };
}
