import type { PrimitiveManual } from '../manual.ts';

/** The manual of Chip. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'A property or topic, such as “Electric”. Chip is static, ToggleChip selects an option, RemovableChip and RemovableChipLink show an active filter and remove it.',
  insteadOf: {
    Badge: 'for the state of a thing, such as “Sold”',
    Checkbox: 'for options in a form that is sent',
    Button: 'for actions',
  },
  anatomy: {
    Text: 'The property or the selected value.',
    'Plus or tick': 'ToggleChip only. Shows whether it is selected, not only by colour.',
    Cross: 'RemovableChip only. The whole chip is the button.',
  },
  do: [
    'Use RemovableChipLink for filters in the address, so that they can be removed without script.',
    'Move the focus to the next chip after one is removed.',
    'Keep the text to one or two words.',
  ],
  dont: [
    'Don’t mix static and removable chips in one row.',
    'Don’t use a ToggleChip if only one option may be on; use a RadioGroup.',
  ],
  keyboard: {
    Tab: 'Moves from chip to chip; static chips are skipped.',
    'Enter, Space': 'Selects, clears or removes it. RemovableChipLink reacts to Enter only.',
  },
  limits: [],
};
