import type { Rendering } from '#domain/content/page.ts';

/**
 * How the sections of a page are rendered.
 *
 * A client component that throws while the page is rendered on the server fails the whole page. The page is then
 * rendered again, first to find the sections that failed, and then without them.
 */
export type SectionPlan =
  | { readonly kind: 'all' }
  /** Each section within a boundary, so that the document names those that fail. Not for visitors. */
  | { readonly kind: 'search' }
  /** With the error message in place of some sections. */
  | { readonly kind: 'without'; readonly sections: ReadonlySet<SectionId> };

/** Identifies a section of a page to operators too: the name of its component and the uid of its rendering. */
export type SectionId = string;

/** The id of the section of a rendering. */
export function sectionId({ componentName, uid }: Rendering): SectionId {
  return `${componentName} ${uid}`;
}
