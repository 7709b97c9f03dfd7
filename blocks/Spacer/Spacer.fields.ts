import { choice } from '#domain/content/declare.ts';

/** The CMS fields of Spacer. */
export const spacerFields = {
  size: choice({
    name: 'Size',
    help: 'How much space the block adds. The space is smaller on phones.',
    choices: { XSmall: 'xs', Small: 's', Medium: 'm', Large: 'l', XLarge: 'xl' },
    fallback: 'm',
  }),
};

/** The status of Spacer. */
export const spacerStatus = 'stable';
