import type { TitleTag } from '../fields/titleTag.ts';

/** The heading level of a section's entries: one below its title, or its own if it has no title. */
export function entryLevel(section: {
  readonly title: string;
  readonly titleTag: TitleTag;
}): 2 | 3 | 4 {
  switch (section.titleTag) {
    case 'h1':
      return 2;
    case 'h2':
      return section.title ? 3 : 2;
    case 'h3':
      return section.title ? 4 : 3;
  }
}
