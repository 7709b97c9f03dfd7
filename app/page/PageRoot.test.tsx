import type { ComponentProps } from 'react';
import { describe, expect, test } from 'vitest';
import { serverMarkup } from '#features/shared/serverMarkup.ts';
import { carstoreSe } from '#sites/carstore-se.ts';
import { nordvikTrucksSe } from '#sites/nordvik-trucks-se.ts';
import { preloadedFonts } from '#themes/fonts.ts';
import { onlyDay } from '#themes/nightSwitch.ts';
import { pageColors } from '#themes/pageColors.css.ts';
import { themeClass } from '#themes/themes.css.ts';
import { earlyScript } from './earlyScript.ts';
import { PageRoot } from './PageRoot.tsx';
import { SiteDocument } from './SiteDocument.tsx';
import { siteLooks } from './siteLooks.css.ts';

type Root = Pick<ComponentProps<typeof PageRoot>, 'theme' | 'site'>;

/** The document of a page in a brand, as the server sends it. */
async function documentOf({ theme, site }: Root, isOnlyLight = false): Promise<string> {
  return serverMarkup(
    <SiteDocument lang="sv-SE" theme={site.theme}>
      <PageRoot theme={theme} site={site} locale="sv" isOnlyLight={isOnlyLight}>
        <p>Text</p>
      </PageRoot>
    </SiteDocument>,
  );
}

/** The attributes of all elements with a name. */
function attributesOf(html: string, name: string): readonly Readonly<Record<string, string>>[] {
  return [...html.matchAll(new RegExp(`<${name} ([^>]*?)/?>`, 'g'))].map(([, text = '']) =>
    Object.fromEntries(
      [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
    ),
  );
}

const sheetsOf = (html: string) =>
  attributesOf(html, 'style').map((style) => [style['data-href'], style['data-precedence']]);

describe.each([
  {
    what: 'a page in the brand of its site',
    root: { theme: 'carstore', site: carstoreSe },
    colors: pageColors.carstore,
    sheets: [['fonts-carstore', 'fonts']],
    look: undefined,
    isOwn: true,
  },
  {
    what: 'a page of a site that varies its brand',
    root: { theme: 'default', site: nordvikTrucksSe },
    colors: siteLooks['nordvik-trucks-se']?.colors,
    sheets: [
      ['fonts-nordvik-trucks-se', 'fonts'],
      ['look-nordvik-trucks-se', 'look'],
    ],
    look: nordvikTrucksSe.look,
    isOwn: true,
  },
  {
    what: 'a page in another brand than a site that varies its own',
    root: { theme: 'carstore', site: nordvikTrucksSe },
    colors: pageColors.carstore,
    sheets: [['fonts-carstore', 'fonts']],
    look: undefined,
    isOwn: false,
  },
] as const)('$what', ({ root, colors, sheets, look, isOwn }) => {
  test('has the style sheets of its brand, each once', async () => {
    expect(sheetsOf(await documentOf(root))).toEqual(sheets);
  });

  test('loads the fonts of its first paint early, in the way that style sheets load them', async () => {
    const links = attributesOf(await documentOf(root), 'link');
    expect(links.filter(({ rel }) => rel === 'preload')).toEqual(
      preloadedFonts(root.theme, 'sv', look).map((href) => ({
        rel: 'preload',
        href,
        as: 'font',
        crossorigin: '',
        type: 'font/woff2',
      })),
    );
  });

  test('gives browsers its colours by day and by night, unless it stays light', async () => {
    const day = { name: 'theme-color', content: colors?.day };
    const night = {
      name: 'theme-color',
      media: '(prefers-color-scheme:dark)',
      content: colors?.night,
    };
    const metas = async (isOnlyLight: boolean) =>
      attributesOf(await documentOf(root, isOnlyLight), 'meta');
    expect(await metas(false)).toEqual([night, day]);
    expect(await metas(true)).toEqual([{ name: 'color-scheme', content: onlyDay }, day]);
  });

  test('has a root of its own only in another brand', async () => {
    const html = await documentOf(root);
    expect(html).toContain(`<html lang="sv-SE" class="${themeClass[root.site.theme]}"`);
    const roots = attributesOf(html, 'div').map((each) => each['class']);
    expect(roots).toEqual(isOwn ? [] : [expect.stringContaining(themeClass[root.theme])]);
  });
});

test('the script that runs before the first paint is in the head', async () => {
  const html = await documentOf({ theme: 'carstore', site: carstoreSe });
  expect(/<head>.*<\/head>/s.exec(html)?.[0]).toContain(`<script>${earlyScript}</script>`);
});
