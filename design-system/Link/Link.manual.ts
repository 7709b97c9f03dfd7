import type { PrimitiveManual } from '../manual.ts';

/** The manual of Link. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'Leads to another page, file, phone number or place on the page. In running text, on a line of its own, or quietly in menus and footers.',
  insteadOf: {
    Button: 'for actions; its ButtonLink is a call to action that leads to a page',
    BackLink: 'for the way back to a list',
  },
  anatomy: {
    'Leading icon': 'Optional, such as a phone.',
    Text: 'Says where it leads.',
    'Trailing icon':
      'Optional. A link that opens a new tab adds its own sign and says so to screen readers.',
  },
  do: [
    'Write texts that make sense alone: “Terms of the guarantee”.',
    'Give a `newTabLabel` with every `_blank`.',
    'Use `inline` within sentences: it is underlined.',
  ],
  dont: [
    'Don’t write “here” or “read more”: screen readers list links without their sentences.',
    'Don’t open pages of the same site in a new tab.',
    'Don’t expect unsafe addresses to work: of `javascript:` only the text is shown.',
  ],
  keyboard: {
    Tab: 'Moves to the link.',
    Enter: 'Follows it.',
  },
  limits: [],
};
