import type { PrimitiveManual } from '../manual.ts';

/** The manual of CopyLink. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'A button beside a phone number, mail address or link that copies it. Visitors at a desktop often copy, where visitors with a phone call.',
  insteadOf: {
    Link: 'for calling or writing directly; place both side by side',
    Button: 'for other actions',
  },
  anatomy: {
    'Copy icon': 'The button, 44 px square.',
    Bubble: 'Says “Copied” for a second. If the browser refuses, it shows the value, selected.',
  },
  do: [
    'Place it directly after the link.',
    'Name the value in the label: “Copy info@example.com”.',
  ],
  dont: [
    'Don’t replace the link by it: on a phone, visitors want to call.',
    'Don’t report the success elsewhere as well: the bubble is announced.',
  ],
  keyboard: {
    Tab: 'Moves to the button.',
    'Enter, Space': 'Copies the value; the result is announced.',
  },
  limits: [],
};
