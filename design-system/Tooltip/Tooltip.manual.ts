import type { PrimitiveManual } from '../manual.ts';

/** The manual of Tooltip. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'A short hint beside a control, on hover and focus: the full form of a shortened text, or the result of an action.',
  insteadOf: {
    Field: 'for help with a form field: its help text is always visible',
    Message: 'for anything that visitors must read',
    Dialog: 'for texts with links',
  },
  anatomy: {
    Control: 'A button or link that it describes.',
    Bubble: 'A sentence at most, beside the control.',
  },
  do: [
    'Pass the id to the control as `aria-describedby`.',
    'Control `open` for results such as “Copied”: they are announced.',
  ],
  dont: [
    'Don’t put essential information into it: touch screens don’t hover.',
    'Don’t put links or buttons into the bubble: they can’t be reached.',
    'Don’t repeat the label of the control.',
  ],
  keyboard: {
    Tab: 'Moves to the control and shows the bubble.',
    Escape: 'Hides the bubble; the focus stays.',
  },
  limits: ['Touch screens don’t hover, so it may stay unseen there.'],
};
