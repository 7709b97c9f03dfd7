import type { PrimitiveManual } from '../manual.ts';

/** The manual of Calendar. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'Chooses one date from a month that is always visible. For appointments, where visitors look for a free day rather than type a known date.',
  insteadOf: {
    TextInput: 'with `type="date"` for a date that visitors know, such as a birthday',
    Select: 'for a few dates, or for a month or a year alone',
    RadioGroup: 'for two to six dates or times',
  },
  anatomy: {
    Month: 'The name of the shown month. It is announced when it changes.',
    Arrows: 'Show the month before and after; disabled at both ends.',
    Weekdays: 'From Monday, short; read out in full.',
    Dates:
      '42 cells. Dates that can be chosen have a background and stronger digits; days of the neighbouring months complete the weeks.',
  },
  do: [
    'Give it a label that says what the date is for: “Drop-off date”.',
    'Pass the current date by the clock of the place where the appointment is, not of the visitor.',
    'Show the chosen date in words near the calendar or in the next step.',
  ],
  dont: [
    'Don’t show it while no date is available: say so, and how to reach somebody.',
    'Don’t use it for dates years away: every month is one step.',
  ],
  keyboard: {
    Tab: 'Moves to the arrows, then to one date of the grid: the chosen one or the first that is available.',
    'Arrow keys': 'Move by a day or a week, also into the neighbouring months.',
    'Home, End': 'Move to Monday or Sunday of the week.',
    'Page Up, Page Down':
      'Move by a month; with Shift by a year, within the months that are shown.',
    'Enter, Space': 'Choose the date that has the focus, if it is available.',
  },
  limits: ['Every month is one step: there is no way to jump to a year.'],
};
