import { globalStyle, style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { forcedColors } from '#themes/media.ts';

const { color, radius, text: type } = vars;

export const frame = style({
  backgroundColor: color.field,
  border: `${size.hairline} solid ${color.borderStrong}`,
  borderRadius: radius.control,
  selectors: {
    '&:has([role="textbox"]:focus-visible)': {
      borderColor: color.focus,
      outline: `${size.focusRing} solid ${color.focus}`,
      outlineOffset: size.focusRing,
    },
    '&[data-state="invalid"]': {
      borderColor: color.danger,
      boxShadow: `inset 0 0 0 ${size.hairline} ${color.danger}`,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&:has([role="textbox"]:focus-visible)': { outlineColor: 'Highlight' } },
    },
  },
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['2xs'],
  padding: space['2xs'],
  borderBlockEnd: `${size.hairline} solid ${color.border}`,
});

export const button = style([
  typeset('small'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: space['2xl'],
    minBlockSize: space['2xl'],
    paddingInline: space.xs,
    color: color.onField,
    backgroundColor: 'transparent',
    border: `${size.hairline} solid transparent`,
    borderRadius: radius.s,
    fontWeight: type.label.weight,
    cursor: 'pointer',
    selectors: {
      // Not text, because it isn't part of the button's name.
      '&[data-sign]::before': { content: 'attr(data-sign)' },
      '&:hover': { borderColor: color.borderStrong },
      '&[aria-pressed="true"]': { color: color.onAction, backgroundColor: color.action },
      '&[aria-disabled="true"]': { color: color.textMuted, cursor: 'not-allowed' },
    },
    '@media': {
      [forcedColors]: {
        selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } },
      },
    },
  },
]);

export const text = style({ color: color.onField });

const area = `${text} > [role="textbox"]`;

globalStyle(area, {
  minBlockSize: `calc(5 * ${type.body.size} * ${type.body.lineHeight})`,
  maxBlockSize: '60vh',
  overflowY: 'auto',
  padding: space.s,
  outline: 'none',
  overflowWrap: 'anywhere',
  whiteSpace: 'break-spaces',
  fontVariantLigatures: 'none',
});

globalStyle(`${area} > :not(:first-child), ${area} :is(li, blockquote) > :not(:first-child)`, {
  marginBlockStart: space.s,
});
globalStyle(`${area} :is(h2, h3, h4)`, { fontWeight: type.heading4.weight });
globalStyle(`${area} h2`, { fontSize: type.heading2.size });
globalStyle(`${area} h3`, { fontSize: type.heading3.size });
globalStyle(`${area} h4`, { fontSize: type.heading4.size });
globalStyle(`${area} :is(ul, ol)`, { paddingInlineStart: space.l });
globalStyle(`${area} ul`, { listStyle: 'disc' });
globalStyle(`${area} ol`, { listStyle: 'decimal' });
globalStyle(`${area} blockquote`, {
  paddingInlineStart: space.m,
  borderInlineStart: `${size.focusRing} solid ${color.border}`,
});
globalStyle(`${area} a`, { color: color.link, textDecoration: 'underline' });
globalStyle(`${area} table`, { borderCollapse: 'collapse', inlineSize: '100%' });
globalStyle(`${area} :is(td, th)`, {
  minInlineSize: space['2xl'],
  padding: space.xs,
  border: `${size.hairline} solid ${color.borderStrong}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${area} .selectedCell`, { outline: `${size.focusRing} solid ${color.focus}` });
globalStyle(`${area}.ProseMirror-hideselection *::selection`, { backgroundColor: 'transparent' });
globalStyle(`${area} .ProseMirror-selectednode`, {
  outline: `${size.focusRing} solid ${color.focus}`,
});

export const notice = style([typeset('small'), { paddingInline: space.s, color: color.text }]);

globalStyle(`${notice}:not(:empty)`, { paddingBlockEnd: space.xs });
