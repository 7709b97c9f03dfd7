/** Print styles: black on white, link addresses written out, no interactive elements. */

import { globalStyle } from '@vanilla-extract/css';
import { surfaceClassNames, themeRoots } from './scope.ts';

const surfaceSelectors = Object.values<string>(surfaceClassNames).map((name) => `.${name}`);

function print(selector: string, rule: Parameters<typeof globalStyle>[1]): void {
  globalStyle(selector, { '@media': { print: rule } });
}

// Browsers' own margins differ, and so would what fits a sheet. Printers need some millimetres.
globalStyle('@page', { margin: '7mm 8mm' });

print(`${themeRoots}, ${surfaceSelectors.join(', ')}`, { colorScheme: 'light' });

print('*, *::before, *::after', {
  backgroundColor: 'transparent !important',
  color: 'black !important',
  boxShadow: 'none !important',
  textShadow: 'none !important',
});

print('[data-print="hide"], :where(nav, video, audio, iframe)', { display: 'none !important' });

// The address of another page of the site would have no host; what a sheet is about has its whole address on it.
print(':where(main a[href^="http"])::after', {
  content: '" (" attr(href) ")"',
});

// The height of a window, rounded up, would add an empty sheet.
print('html body', { minBlockSize: 0 });

print(':where(h1, h2, h3, h4)', { breakAfter: 'avoid' });
print(':where(img, figure, tr, li)', { breakInside: 'avoid' });
print(':where(p)', { orphans: 3, widows: 3 });
print('details:not([open])::details-content', { contentVisibility: 'visible' });
