/** Print styles: black on white, link addresses written out, no interactive elements. */

import { globalStyle } from '@vanilla-extract/css';
import { surfaceClassNames, themeRoots } from './scope.ts';

const surfaceSelectors = Object.values<string>(surfaceClassNames).map((name) => `.${name}`);

function print(selector: string, rule: Parameters<typeof globalStyle>[1]): void {
  globalStyle(selector, { '@media': { print: rule } });
}

print(`${themeRoots}, ${surfaceSelectors.join(', ')}`, { colorScheme: 'light' });

print('*, *::before, *::after', {
  backgroundColor: 'transparent !important',
  color: 'black !important',
  boxShadow: 'none !important',
  textShadow: 'none !important',
});

print('[data-print="hide"], :where(nav, video, audio, iframe)', { display: 'none !important' });

print(':where(main a[href^="http"], main a[href^="/"])::after', {
  content: '" (" attr(href) ")"',
});

print(':where(h1, h2, h3, h4)', { breakAfter: 'avoid' });
print(':where(img, figure, tr, li)', { breakInside: 'avoid' });
print(':where(p)', { orphans: 3, widows: 3 });
print('details:not([open])::details-content', { contentVisibility: 'visible' });
