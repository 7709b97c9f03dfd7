import { describe, expect, test } from 'vitest';
import { parseSheet } from './parseSheet.ts';
import { readNames } from './readNames.ts';
import { selectRules } from './selectRules.ts';

/** The rules of a sheet that a document needs. */
function rulesFor(html: string, css: string): string {
  return selectRules(parseSheet(css), readNames(html));
}

const page = '<html class="theme"><body><main class="a b"><p class="c">x</p></main></body></html>';

describe('a rule is kept if its selector can match', () => {
  test.each([
    ['.a{color:red}'],
    ['.a>.c{color:red}'],
    ['p,main{color:red}'],
    ['*{color:red}'],
    ['.a:not(.x){color:red}'],
    [':root:has(.c){color:red}'],
    ['.a :is(.x,.c){color:red}'],
    [':where(.a,.x) p{color:red}'],
    ['.a[data-open],.a:popover-open,.a::backdrop{color:red}'],
    ['.a:nth-child(2 of .x){color:red}'],
    ['table tbody,html,body{color:red}'.replace('table ', '')],
    ['#unknown{color:red}'],
  ])('%s', (css) => {
    expect(rulesFor(page, css)).toBe(css);
  });
});

describe('a rule is left out if its selector matches nothing', () => {
  test.each([
    ['.x{color:red}'],
    ['.a .x{color:red}'],
    ['table{color:red}'],
    ['.a:is(.x,.y){color:red}'],
    [':root:has(.x){color:red}'],
    ['.a:where(.b:is(.x)){color:red}'],
    ['.a:has(.c:not(.b) .x){color:red}'],
  ])('%s', (css) => {
    expect(rulesFor(page, css)).toBe('');
  });
});

test('of a list of selectors, those that can match are kept', () => {
  expect(rulesFor(page, '.x,.a,.b .y,.c{color:red}')).toBe('.a,.c{color:red}');
});

test('rules keep their order', () => {
  const css = '.c{color:red}.x{color:blue}.a{color:green}@media screen{.b{color:red}}.c{top:0}';
  expect(rulesFor(page, css)).toBe(css.replace('.x{color:blue}', ''));
});

describe('conditions', () => {
  test.each([
    ['@media (min-width:768px)'],
    ['@supports (display:grid)'],
    ['@container side (min-width:300px)'],
    ['@media (prefers-reduced-motion:reduce)'],
  ])('%s keeps its matching rules', (condition) => {
    const css = `${condition}{.a{color:red}.x{color:red}@media (hover:hover){.c{top:0}.y{top:0}}}`;
    const kept = `${condition}{.a{color:red}@media (hover:hover){.c{top:0}}}`;
    expect(rulesFor(page, css)).toBe(kept);
  });

  test.each([
    ['without a matching rule', '@media (min-width:768px){.x{color:red}}'],
    ['of paper', '@media print{.a{color:red}}'],
  ])('a condition %s is left out', (_what, css) => {
    expect(rulesFor(page, css)).toBe('');
  });
});

describe('custom properties', () => {
  test('are kept if a kept rule uses them, directly or through others', () => {
    const css =
      '.theme{--one:var(--two);--two:1px;--three:2px;--x:3px}.a{top:var( --one )}.x{top:var(--x)}@keyframes k{to{top:var(--three)}}.c{animation:k 1s}';
    expect(rulesFor(page, css)).toBe(
      '.theme{--one:var(--two);--two:1px;--three:2px}.a{top:var( --one )}@keyframes k{to{top:var(--three)}}.c{animation:k 1s}',
    );
  });

  test('are kept if a style attribute uses them', () => {
    const html = '<p class="theme" style="top:var(--one)">x</p>';
    expect(rulesFor(html, '.theme{--one:1px;--two:2px}')).toBe('.theme{--one:1px}');
  });

  test('in a circle don’t end in a loop', () => {
    const css = '.theme{--one:var(--two);--two:var(--one);color:var(--one)}';
    expect(rulesFor(page, css)).toBe(css);
  });

  test('of themes that the page doesn’t have are left out', () => {
    const css = '.theme,.other{--one:1px}.other{--one:2px}.a{top:var(--one)}';
    expect(rulesFor(page, css)).toBe('.theme{--one:1px}.a{top:var(--one)}');
  });

  test('a rule without further declarations is left out', () => {
    expect(rulesFor(page, '.a{--one:1px}@media screen{.a{--one:2px}}')).toBe('');
  });
});

test('keyframes and fonts are kept if a kept rule names them', () => {
  const frames = '@keyframes spin{to{rotate:1turn}}';
  const font = '@font-face{font-family:"Some Font";src:url(/a.woff2)}';
  const unused = '@keyframes fade{to{opacity:0}}@font-face{font-family:Other;src:url(/b.woff2)}';
  const rules = '.a{animation:spin 1s}.c{font-family:Some Font,serif}';
  expect(rulesFor(page, `${frames}${font}${unused}${rules}`)).toBe(`${frames}${font}${rules}`);
  expect(rulesFor('<p></p>', `${frames}${font}${unused}${rules}`)).toBe('');
});

test('at-rules of another kind are kept', () => {
  const css = '@property --one{syntax:"<length>";inherits:true;initial-value:0px}@layer one,two;';
  expect(rulesFor(page, css)).toBe(css);
});

describe('malformed parts', () => {
  test.each([
    ['an unclosed rule at the end', '.c{top:0}.a{color:red', '.c{top:0}.a{color:red}'],
    ['a broken selector', '.a:::{color:red}.c{top:0}', '.c{top:0}'],
    ['a stray brace', '.a{color:red}}.c{top:0}', '.a{color:red}'],
    ['a comment', '/* .a{} */.c{/* x */top:0}', '.c{top:0}'],
    ['no rule', 'hello', ''],
    ['nothing', '', ''],
  ])('%s', (_what, css, kept) => {
    expect(rulesFor(page, css)).toBe(kept);
  });
});

test('scripts, comments and text don’t count as parts of the document', () => {
  const html =
    '<p>class="x"</p><!-- <b class="x"> --><script>"<i class=\\"x\\">"</script><p title=\'<u class="x">\'></p>';
  expect(rulesFor(html, '.x,b,i,u{color:red}')).toBe('');
});
