import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';

/** Pages of documentation have Storybook's colours, light or dark, so lines derive from the text. */
const line = 'color-mix(in srgb, currentColor 20%, transparent)';

/** Pages of documentation have no theme, from which bold texts have their weight. */
globalStyle('.sbdocs :is(b, strong)', { fontWeight: fallbackVar(vars.text.label.weight, '700') });

/** Scrolls sideways in narrow windows. */
export const tableRegion = style({ overflowX: 'auto', marginBlock: space.m });

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' });

globalStyle(`${table} :is(th, td)`, {
  padding: `${space.xs} ${space.s}`,
  borderBlockEnd: `${size.hairline} solid ${line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} th`, { fontWeight: 600 });
globalStyle(`${table} td:last-child`, { minInlineSize: '16em' });
globalStyle(`${table} code`, {
  paddingInline: '0.35em',
  border: `${size.hairline} solid ${line}`,
  borderRadius: '3px',
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
});

/** Two columns, or one in narrow windows. */
export const pairs = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, 22rem), 1fr))`,
  gap: space.l,
  marginBlock: space.m,
});

/** Storybook colours only the elements that Markdown has, so other texts need its colour. */
export const docsText = style({
  color: '#2e3338',
  '@media': { '(prefers-color-scheme: dark)': { color: '#dcdde0' } },
});

export const frame = style([docsText, { display: 'grid', gap: space.xs, margin: 0 }]);

export const frameHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: '0.875rem',
});

globalStyle(`${frameHead} *`, { fontSize: 'inherit' });

/** Short entries in several columns. */
export const columns = style({ columnWidth: '14rem' });

/** A Storybook story in a frame of its own. */
export const stage = style({
  inlineSize: '100%',
  border: `${size.hairline} solid ${line}`,
  borderRadius: space.xs,
  backgroundColor: 'white',
});

/** The allowed values of a prop, which break between values only. */
export const values = style({ display: 'flex', flexWrap: 'wrap', gap: space['2xs'] });

const phonePx = { width: 375, height: 812, zoom: 0.62 };

export const phones = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, ${Math.ceil(phonePx.width * phonePx.zoom)}px)`,
  gap: space.m,
  marginBlock: space.m,
});

/** A window as wide and high as a phone's, scaled down. */
export const phone = style([
  stage,
  {
    inlineSize: `${phonePx.width}px`,
    blockSize: `${phonePx.height}px`,
    zoom: phonePx.zoom,
  },
]);

/** What something is called, above its name in code. */
export const term = style({ display: 'block', marginBlockEnd: space['2xs'] });

/** A list inside a table: short entries below each other. */
export const plainList = style({
  display: 'grid',
  gap: space['3xs'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

// More exact than Storybook's rules for lists.
globalStyle(`${table} ul${plainList}`, { margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${table} ${plainList} li`, { margin: 0, paddingBlock: 0 });
globalStyle(`${plainList} code`, { marginInlineStart: space['2xs'], opacity: 0.75 });

/** A cell that is as wide as its text. */
export const unbroken = style({ whiteSpace: 'nowrap' });

/** Long types, which may break anywhere. */
export const breaking = style({});

globalStyle(`${table} code${breaking}`, { whiteSpace: 'normal', overflowWrap: 'anywhere' });

/** An example in a list, which opens on demand. */
export const example = style([docsText, { borderBlockEnd: `${size.hairline} solid ${line}` }]);

export const exampleHead = style({
  display: 'list-item',
  listStyle: 'disclosure-closed inside',
  paddingBlock: space.s,
  fontSize: '0.9375rem',
  fontWeight: 600,
  cursor: 'pointer',
});

globalStyle(`${example}[open] > ${exampleHead}`, { listStyleType: 'disclosure-open' });

export const exampleBody = style({ display: 'grid', gap: space.s, paddingBlockEnd: space.l });

globalStyle(`${exampleBody} p`, { margin: 0 });

export const exampleFrame = style([stage, { blockSize: '16rem', resize: 'vertical' }]);

export const code = style({ position: 'relative' });

export const codeText = style({
  margin: 0,
  maxBlockSize: '30rem',
  padding: space.m,
  overflow: 'auto',
  border: `${size.hairline} solid ${line}`,
  borderRadius: space.xs,
  backgroundColor: 'color-mix(in srgb, currentColor 4%, transparent)',
  color: 'inherit',
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  whiteSpace: 'pre',
});

export const copy = style({
  position: 'absolute',
  insetBlockStart: space.xs,
  insetInlineEnd: space.xs,
  paddingInline: space.s,
  minBlockSize: space.xl,
  border: `${size.hairline} solid ${line}`,
  borderRadius: space['2xs'],
  backgroundColor: 'Canvas',
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.8125rem',
  cursor: 'pointer',
});

/** Buttons of which one is pressed. */
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const choice = style([
  docsText,
  {
    minBlockSize: size.target,
    paddingInline: space.m,
    border: `${size.hairline} solid ${line}`,
    borderRadius: space.xs,
    backgroundColor: 'transparent',
    font: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&[aria-pressed=true]': { borderColor: 'currentColor', fontWeight: 600 },
    },
  },
]);

export const foundation = style([stage, { blockSize: '80vh', marginBlock: space.m }]);
