import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#themes/contract.css.ts';
import { tabularFigures } from '#themes/figures.css.ts';
import { typeset } from './typeset.ts';

const { color } = vars;

export const text = recipe({
  variants: {
    style: {
      lead: typeset('lead'),
      body: typeset('body'),
      small: typeset('small'),
      label: typeset('label'),
    },
    tone: {
      inherit: {},
      default: { color: color.text },
      muted: { color: color.textMuted },
      accent: { color: color.accent },
      price: { color: color.price },
      success: { color: color.success },
      warning: { color: color.warning },
      danger: { color: color.danger },
    },
    figures: {
      proportional: {},
      tabular: tabularFigures,
    },
    align: {
      start: {},
      center: { textAlign: 'center' },
      end: { textAlign: 'end' },
    },
  },
});
