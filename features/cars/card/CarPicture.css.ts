import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

const { color } = vars;

/** The sign is a quiet one: nobody takes it for a picture on its way. */
export const placeholder = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  paddingInline: '28%',
  backgroundColor: color.accentSoft,
  color: `color-mix(in oklab, ${color.onAccentSoft} 40%, ${color.accentSoft})`,
});

// As large as this, a line of its usual weight would shout.
globalStyle(`${placeholder} > svg`, { strokeWidth: 0.75 });
