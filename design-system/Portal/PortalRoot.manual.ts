import type { PrimitiveManual } from '../manual.ts';

/** The manual of PortalRoot. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'The root of a page whose brand differs from its site’s. Dialogs, drawers and menus that are opened inside get the brand of the page. For engineers: pages already have it.',
  insteadOf: {
    Container: 'for the width of content',
    Stack: 'for grouping content',
  },
  anatomy: {
    Root: 'An element with the class of the theme.',
    'Overlays in the root': 'Dialogs, drawers and menus are rendered in it instead of the body.',
  },
  do: [
    'Render one per page that has its own theme.',
    'Pass the class of a theme, such as `themeClass.smart`.',
  ],
  dont: [
    'Don’t set the class of a theme on another element: overlays would have the look of the site.',
    'Don’t use it to colour a section; use a surface.',
  ],
  keyboard: {},
  limits: [],
};
