import type { PrimitiveManual } from '../manual.ts';

/** The manual of BackLink. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'Leads from a detail page, such as a car, to the list it belongs to. Visitors who arrive from a search engine get the way to the list too.',
  insteadOf: {
    Breadcrumb: 'for the whole path from the start page',
    Link: 'for links to related pages',
  },
  anatomy: {
    Arrow: 'Points back.',
    Label: 'Names the list, such as “All cars in stock”.',
  },
  do: ['Place it above the heading of the page.', 'Name the list it leads to.'],
  dont: [
    'Don’t write only “Back”: visitors who came from elsewhere haven’t seen the list.',
    'Don’t use it in a flow of several steps; use a Button for the previous step.',
  ],
  keyboard: {
    Tab: 'Moves to the link.',
    Enter: 'Follows it.',
  },
  limits: [],
};
