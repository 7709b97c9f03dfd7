import { choice } from '#domain/content/declare.ts';

const surfaces = {
  BackgroundColor1: 'soft',
  BackgroundColor2: 'brand',
  BackgroundColor3: 'dark',
  None: 'base',
} as const;

/** The surfaces a section can have. */
export type SectionSurface = (typeof surfaces)[keyof typeof surfaces];

/** The field that chooses a surface. */
export function backgroundColor(fallback: SectionSurface = 'base') {
  return choice({
    name: 'BackgroundColor',
    help: 'The ground of the section.',
    choices: surfaces,
    words: {
      BackgroundColor1: 'Quiet',
      BackgroundColor2: 'The brand’s colour',
      BackgroundColor3: 'Dark',
      None: 'The page’s own',
    },
    fallback,
  });
}
