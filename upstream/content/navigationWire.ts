import { z } from 'zod';
import { optionalParts } from '../http/optionalParts.ts';
import { wirePageInfo } from './wire.ts';

/** The answer to the path query. */
export const wirePathAnswer = z.object({
  layout: z.object({ item: z.object({ path: z.string() }).nullish() }).nullish(),
});

const value = z.object({ value: z.unknown() });

/** One part of a level. Its entries are read one by one, so that one bad entry costs no menu. */
const wireNavigationPart = z.object({
  results: z.array(z.unknown()),
  ...optionalParts('children', { pageInfo: wirePageInfo }),
});
export type WireNavigationPart = z.infer<typeof wireNavigationPart>;

/** One entry of the menu as the platform has it. */
export const wireNavigationItem = z.object({
  name: z.string(),
  ...optionalParts('navigation', {
    id: z.string(),
    url: z.object(optionalParts('url', { path: z.string() })),
    navTitle: value,
    hideInNavigation: value,
    shouldBeNavigable: value,
    externalLink: z.object({ jsonValue: z.unknown() }),
    children: wireNavigationPart,
  }),
});

/** The answer to the navigation query. */
export const wireNavigationAnswer = z.object({
  item: z.object({ children: wireNavigationPart }).nullable(),
});
