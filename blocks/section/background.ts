import { choice } from '#domain/content/declare.ts';

const grounds = {
  BackgroundColor1: 'soft',
  BackgroundColor2: 'brand',
  BackgroundColor3: 'dark',
  None: 'base',
} as const;

/** The grounds a section can stand on. */
export type SectionGround = (typeof grounds)[keyof typeof grounds];

/** The field that chooses one. */
export function backgroundColor(fallback: SectionGround = 'base') {
  return choice({
    name: 'BackgroundColor',
    help: 'The ground: BackgroundColor1 is quiet, BackgroundColor2 the brand’s colour, BackgroundColor3 dark, None the page’s own.',
    choices: grounds,
    fallback,
  });
}
