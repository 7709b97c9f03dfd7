import { z } from 'zod';

/** The answer to the path query. */
export const wirePathAnswer = z.object({
  layout: z.object({ item: z.object({ path: z.string() }).nullish() }).nullish(),
});

const value = z.object({ value: z.unknown() }).nullish().catch(undefined);

const pageInfo = z.object({ endCursor: z.string().nullish(), hasNext: z.boolean().nullish() });

/** One part of a level. Its entries are read one by one, so that one bad entry costs no menu. */
const wireNavigationPart = z.object({
  results: z.array(z.unknown()),
  pageInfo: pageInfo.nullish().catch(undefined),
});
export type WireNavigationPart = z.infer<typeof wireNavigationPart>;

/** One entry of the menu as the platform has it. */
export const wireNavigationItem = z.object({
  id: z.string().nullish().catch(undefined),
  name: z.string(),
  url: z.object({ path: z.string().nullish() }).nullish().catch(undefined),
  navTitle: value,
  hideInNavigation: value,
  shouldBeNavigable: value,
  externalLink: z.object({ jsonValue: z.unknown() }).nullish().catch(undefined),
  children: wireNavigationPart.nullish().catch(undefined),
});

/** The answer to the navigation query. */
export const wireNavigationAnswer = z.object({
  item: z.object({ children: wireNavigationPart }).nullable(),
});
