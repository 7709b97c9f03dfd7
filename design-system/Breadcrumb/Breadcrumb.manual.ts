import type { PrimitiveManual } from '../manual.ts';

/** The manual of Breadcrumb. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'Shows where a page is within the site and leads to the pages above it. For pages at least two levels below the start page.',
  insteadOf: {
    BackLink: 'for the way from a detail page to its list',
    Link: 'for links across the site',
  },
  anatomy: {
    Ancestors: 'A link for each page from the start page to the parent.',
    Separator: 'A chevron between the steps, which screen readers skip.',
    'Current page': 'Plain text, marked as the current page.',
    'Parent on phones': 'Phones show only the link to the parent, with a chevron that points back.',
  },
  do: [
    'Place it at the top of the main content, above the heading.',
    'Use the names that the menu uses.',
  ],
  dont: [
    'Don’t link the current page: it leads nowhere new.',
    'Don’t use it for the steps of a form; use a ProgressBar.',
  ],
  keyboard: {
    Tab: 'Moves from ancestor to ancestor.',
    Enter: 'Opens the page.',
  },
  limits: [],
};
