import { z } from 'zod';

/** The answer to the path query. */
export const wirePathAnswer = z.object({
  layout: z.object({ item: z.object({ path: z.string() }).nullish() }).nullish(),
});

const value = z.object({ value: z.unknown() }).nullish().catch(undefined);

/** One entry of the menu as the platform has it. What is below it is read one by one. */
export const wireNavigationItem = z.object({
  name: z.string(),
  url: z.object({ path: z.string().nullish() }).nullish().catch(undefined),
  navTitle: value,
  hideInNavigation: value,
  shouldBeNavigable: value,
  externalLink: z.object({ jsonValue: z.unknown() }).nullish().catch(undefined),
  children: z
    .object({ results: z.array(z.unknown()).catch([]) })
    .nullish()
    .catch(undefined),
});

/** The answer to the navigation query. */
export const wireNavigationAnswer = z.object({
  item: z.object({ children: z.object({ results: z.array(z.unknown()) }) }).nullable(),
});
