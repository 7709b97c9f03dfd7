import type { PrimitiveManual } from '../manual.ts';

/** The manual of Details. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'Questions and answers, or other content of which visitors need only a part. Each title opens and closes its own content.',
  insteadOf: {
    Accordion: 'for panels whose open ones are the state of the application',
    Text: 'for content that most visitors should read: what is hidden is often missed',
    Dialog: 'for a step that interrupts the page until it is answered',
    DropdownMenu: 'for a list of actions',
  },
  anatomy: {
    Title: 'The question. With `titleLevel` it is also a heading in the outline of the page.',
    Chevron: 'Points down when closed and up when open.',
    Content: 'The answer, which may contain links and lists.',
  },
  do: [
    'Write titles that can be understood without opening them.',
    'Set `titleLevel` to one level below the heading above the items.',
    'Give an item an `id` if other pages link to its answer: such a link opens it.',
  ],
  dont: [
    'Don’t hide what visitors need for a decision, such as the price.',
    'Don’t choose `single` if visitors compare answers: opening one closes the other.',
    'Don’t put Details into Details; use more headings.',
  ],
  keyboard: {
    Tab: 'Moves to the next title, or into an open answer.',
    'Enter, Space': 'Opens or closes the item.',
    'Ctrl F': 'The browser’s page search also finds text in closed items and opens them.',
  },
  limits: [],
};
