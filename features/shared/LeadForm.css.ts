import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { layer, space, vars } from '#themes/contract.css.ts';

const { color, radius } = vars;

/** The form and the messages above it. */
export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
});

/** The fields, in a group that is disabled while the form is being sent. */
export const group = style({ minInlineSize: 0, border: 0, padding: 0, margin: 0 });

export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
});

/** Beside the window, where only programs meet it. */
export const trap = style({ position: 'absolute', insetInlineStart: '-200vw' });

export const note = style([typeset('small'), { color: color.textMuted }]);

// An editor's text has the size of running text otherwise.
globalStyle(`${note} > div`, { ...typeset('small'), color: 'inherit' });

/** As a cover, its content stays in the window, however tall the form is. */
export const confirmation = styleVariants({
  cover: {
    position: 'absolute',
    inset: 0,
    zIndex: layer.raised,
    display: 'flex',
    flexDirection: 'column',
    padding: space.xl,
    backgroundColor: color.raised,
    borderRadius: radius.l,
  },
  screen: { display: 'grid', paddingBlock: space.xl },
});

export const confirmationContent = style({
  position: 'sticky',
  insetBlock: '35vh',
  marginBlock: 'auto',
  display: 'grid',
  gap: space.s,
  justifyItems: 'center',
  textAlign: 'center',
});

export const sign = style({ display: 'inline-flex', color: color.success });
