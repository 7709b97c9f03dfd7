import { choice } from '#domain/content/declare.ts';

/** The CMS fields of Spacer. */
export const spacerFields = {
  size: choice({
    name: 'Size',
    help: 'How much air the block adds. The air shrinks on phones by itself.',
    choices: { XSmall: 'xs', Small: 's', Medium: 'm', Large: 'l', XLarge: 'xl' },
    fallback: 'm',
  }),
};
