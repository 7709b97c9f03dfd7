import { styleVariants } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { tabularFigures } from '#themes/figures.css.ts';
import { typeset } from './typeset.ts';

const { color } = vars;

export const styles = styleVariants({
  lead: typeset('lead'),
  body: typeset('body'),
  small: typeset('small'),
  label: typeset('label'),
});

export const tones = styleVariants({
  inherit: {},
  default: { color: color.text },
  muted: { color: color.textMuted },
  accent: { color: color.accent },
  price: { color: color.price },
  success: { color: color.success },
  warning: { color: color.warning },
  danger: { color: color.danger },
});

export const figureLooks = styleVariants({ proportional: {}, tabular: [tabularFigures] });

export const alignments = styleVariants({
  start: {},
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});
