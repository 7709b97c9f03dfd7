/**
 * Normalises browser defaults. `:where` keeps the specificity at zero, so that component styles
 * take precedence.
 */

import { globalStyle } from '@vanilla-extract/css';
import { size, space, vars } from './contract.css.ts';
import { lowWindow } from './media.ts';
import { selectorForEach } from './selectorForEach.ts';
import { scrollPadding } from './underHeader.ts';

/** Matches elements by name, with no specificity. */
function each(...names: readonly string[]): string {
  return selectorForEach(names, (name) => `:where(${name})`);
}

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle(':where(html)', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  tabSize: 4,
  // Keeps focused elements from being hidden by the sticky header.
  vars: { [scrollPadding]: space['4xl'] },
  scrollPaddingBlockStart: `var(${scrollPadding})`,
  '@media': { [lowWindow]: { vars: { [scrollPadding]: space.m } } },
});

globalStyle(':where(body)', {
  minBlockSize: '100dvh',
  // Not `break-word`: with it, the longest word of an editor or an upstream would widen columns and rows.
  overflowWrap: 'anywhere',
});

globalStyle(
  each(
    'body',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'figure',
    'blockquote',
    'dl',
    'dd',
    'pre',
    'hr',
  ),
  {
    margin: 0,
  },
);

globalStyle(each('h1', 'h2', 'h3', 'h4', 'h5', 'h6'), {
  fontSize: 'inherit',
  fontWeight: 'inherit',
  // Compounds break only at soft hyphens; automatic hyphenation often breaks them badly.
  hyphens: 'manual',
  textWrap: 'balance',
});

globalStyle(each('p', 'li', 'dd', 'figcaption'), { textWrap: 'pretty' });

globalStyle(each('ul', 'ol', 'menu'), {
  margin: 0,
  padding: 0,
  // Not `none`, with which Safari no longer announces the element as a list.
  listStyleType: '""',
});

globalStyle(each('img', 'picture', 'svg', 'video', 'canvas', 'iframe'), {
  display: 'block',
  maxInlineSize: '100%',
});
globalStyle(each('img', 'video'), { blockSize: 'auto' });
globalStyle(each('iframe', 'hr'), { border: 0 });

globalStyle(':where(a)', {
  color: 'inherit',
  textDecorationThickness: 'from-font',
  textUnderlineOffset: '0.16em',
});

globalStyle(each('button', 'input', 'select', 'textarea', 'optgroup'), {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  margin: 0,
});
globalStyle(':where(button)', {
  padding: 0,
  border: 0,
  borderRadius: 0,
  backgroundColor: 'transparent',
  textAlign: 'inherit',
  cursor: 'pointer',
  // Disables double-tap zoom on buttons that are tapped repeatedly.
  touchAction: 'manipulation',
});
globalStyle(':where(button:disabled)', { cursor: 'not-allowed' });
globalStyle(':where(textarea)', { resize: 'vertical' });
globalStyle(':where(input, textarea)::placeholder', { color: vars.color.textMuted, opacity: 1 });
globalStyle(':where(fieldset)', { margin: 0, padding: 0, border: 0, minInlineSize: 0 });
globalStyle(':where(legend)', { padding: 0 });
globalStyle(':where(summary)', { cursor: 'pointer', listStyle: 'none' });
globalStyle(':where(summary)::-webkit-details-marker', { display: 'none' });
globalStyle(':where(dialog)', { padding: 0, border: 0, color: 'inherit' });
globalStyle(':where(table)', { borderCollapse: 'collapse', borderSpacing: 0 });
globalStyle(':where(th)', { textAlign: 'start', fontWeight: 'inherit' });
globalStyle(each('b', 'strong'), { fontWeight: vars.text.label.weight });
globalStyle('[hidden]:not([hidden="until-found"])', { display: 'none !important' });

globalStyle(':where(:focus-visible)', {
  outline: `${size.focusRing} solid ${vars.color.focus}`,
  outlineOffset: size.focusRing,
});
globalStyle('::selection', {
  backgroundColor: vars.color.accentSoftHover,
  color: vars.color.onAccentSoft,
});
