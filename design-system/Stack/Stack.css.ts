import { style, styleVariants } from '@vanilla-extract/css';
import { space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

export const stack = style({ display: 'flex', minInlineSize: 0 });

export const gaps = styleVariants({ none: '0', ...space, gap: vars.density.gap }, (value) => ({
  gap: value,
}));

export const directions = styleVariants({
  column: { flexDirection: 'column' },
  row: { flexDirection: 'row' },
  'row-from-tablet': {
    flexDirection: 'column',
    '@media': { [from('tablet')]: { flexDirection: 'row' } },
  },
});

export const alignments = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
});

export const justifications = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

export const wraps = styleVariants({ wrap: { flexWrap: 'wrap' }, nowrap: { flexWrap: 'nowrap' } });
