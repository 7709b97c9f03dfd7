import type { PrimitiveManual } from '../manual.ts';

/** The manual of Accordion. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'Panels of an application that opens or closes them itself or remembers which ones are open: filters, the steps of a booking.',
  insteadOf: {
    Details: 'for content, which has to work without script and with the browser’s page search',
    Dialog: 'for a step that interrupts the page until it is answered',
  },
  anatomy: {
    Title:
      'A button, announced as expanded or collapsed. With `titleLevel` it is inside a heading.',
    Chevron: 'Points down when closed and up when open.',
    Panel: 'Form fields or other content. It stays mounted while it is closed.',
  },
  do: [
    'Keep the names of the open panels in the state of the application.',
    'Show in the title what was chosen in the panel, such as the number of filters.',
    'Load the component with `import()` on pages whose script is limited.',
  ],
  dont: [
    'Don’t use it for questions and answers: visitors without script could not open them.',
    'Don’t put an accordion into an accordion; use more headings.',
  ],
  keyboard: {
    Tab: 'Moves to the next title, or into an open panel.',
    'Enter, Space': 'Opens or closes the panel.',
    'Up arrow, Down arrow': 'Move between the titles.',
    'Home, End': 'Move to the first or last title.',
  },
  limits: ['Without script, its panels can’t be opened.'],
};
