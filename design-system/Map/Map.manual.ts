import type { PrimitiveManual } from '../manual.ts';

/** The manual of Map. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'Where places are, beside a list or an address that says the same. For choosing between places or finding the way to one.',
  insteadOf: {
    Link: 'to a maps service, for directions; keep that link beside every map',
    Picture: 'for a drawing of a place',
  },
  anatomy: {
    Map: 'Coast, lakes, borders and the names of towns, or the style of another provider.',
    Markers:
      'Buttons in reading order. The name appears while one is selected, focused or pointed at.',
    Groups:
      'Buttons with the number of markers that would hide each other. They enlarge the area of these markers.',
    'Zoom buttons': 'For visitors who can’t use the wheel or two fingers.',
    Credit: 'Whose data the map shows. Licences demand it.',
    Skeleton: 'Until the map is complete, in its size.',
    Message: 'Instead of a map that can’t be shown.',
  },
  do: [
    'Put everything the map says into the page as text: a map needs script and WebGL, and may fail.',
    'Give the markers in the order of the list beside it.',
    'Use 500 px (`m`) to choose between places, 150 px (`s`) to confirm one.',
    'Log the error of `onFailed`.',
  ],
  dont: [
    'Don’t use a map for a single fact, such as a town: it costs visitors 450 KB of code.',
    'Don’t place a map at the top of a page: its code would load at once.',
    'Don’t remove the credit.',
  ],
  keyboard: {
    Tab: 'Moves to the map, then through its markers and buttons.',
    'Arrow keys': 'Move the map while it has the focus.',
    '+, -': 'Zoom while the map has the focus.',
    'Enter, Space': 'Select the focused marker.',
  },
  limits: [
    'Streets and names on the map aren’t read aloud; a list or an address beside it has to say the same.',
  ],
};
