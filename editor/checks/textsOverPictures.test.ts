import { describe, expect, test } from 'vitest';
import { blockManifest } from '#domain/content/manifest/manifest.ts';
import type { CheckedContent } from './checkedContent.ts';
import { textsOverPictures } from './textsOverPictures.ts';

const manifest = blockManifest();
const image = (src: string) => `<image src="${src}" alt="a" />`;

function content(
  name: string,
  values: Readonly<Record<string, string>>,
  entries: CheckedContent['entries'] = {},
): CheckedContent {
  const block = { uid: 'x', name, values, placeholders: {} };
  return { template: 'Page', values: {}, placeholders: { 'headless-main': [block] }, entries };
}

const hero = { Title: 'Cars', Image: image('/-/media/wide.webp') };

describe('texts over pictures', () => {
  test('are those that aren’t empty, at both widths', () => {
    const [texts, ...more] = textsOverPictures(content('HeroBanner', hero), manifest);
    expect(more).toEqual([]);
    expect(texts).toMatchObject({
      uid: 'x',
      name: 'HeroBanner',
      texts: [{ field: 'Title', size: 'large' }],
      tone: 'white',
      toneField: 'TextColor',
    });
    const [phone, desktop] = texts?.parts ?? [];
    expect(texts?.parts).toHaveLength(2);
    expect(phone).toMatchObject({ src: '/-/media/wide.webp', ratio: 0.71 });
    expect(desktop).toMatchObject({ ratio: 2.16, left: 3, right: 53 });
  });

  test('are over the part of the picture around its focal point', () => {
    const values = { ...hero, Image: '<image src="/-/media/wide.webp" focalPoint="80,25" />' };
    const [texts] = textsOverPictures(content('HeroBanner', values), manifest);
    const focalPoint = { x: 80, y: 25 };
    expect(texts?.parts).toMatchObject([{ focalPoint }, { focalPoint }]);
  });

  test('on phones are over the picture for phones', () => {
    const values = { ...hero, ImagePhone: image('/-/media/tall.webp') };
    const [texts] = textsOverPictures(content('HeroSearchBanner', values), manifest);
    expect(texts?.parts.map(({ src }) => src)).toEqual([
      '/-/media/tall.webp',
      '/-/media/wide.webp',
    ]);
  });

  test('stand where the editor has put them, in the colour that was chosen', () => {
    const chosen = {
      TextColor: 'Black',
      Variant: 'FullScreen',
      ContentPlacement: 'Bottom',
      CenterContent: '1',
    };
    const [texts] = textsOverPictures(content('HeroBanner', { ...hero, ...chosen }), manifest);
    expect(texts?.tone).toBe('black');
    expect(texts?.parts[1]).toMatchObject({ left: 25, right: 75, top: 60 });
  });

  test('of slides are named by their entries', () => {
    const id = '{00000000-0000-4000-8000-000000000001}';
    const values = { Title: 'Now', Image: image('/-/media/slide.webp') };
    const found = textsOverPictures(
      content('Carousel', { Slides: id }, { [id]: { name: 'one', values } }),
      manifest,
    );
    expect(found).toMatchObject([
      { texts: [{ field: 'Slides[1].Title' }], toneField: undefined, parts: [{}, {}] },
    ]);
  });

  test.each([
    ['over a film', 'HeroBanner', { ...hero, Content: 'Video' }],
    ['that are empty', 'HeroBanner', { Image: hero.Image }],
    ['of other blocks', 'Blurb', { Title: 'A', ImageDesktop: hero.Image }],
  ])('%s: none are found', (_what, name, values) => {
    expect(textsOverPictures(content(name, values), manifest)).toEqual([]);
  });

  test.each([
    ['without a picture', {}],
    [
      'with the id of a picture alone',
      { Image: '<image mediaid="{00000000-0000-4000-8000-000000000001}" />' },
    ],
  ])('%s have nothing behind them that is known', (_what, picture) => {
    const found = textsOverPictures(content('ImageCard', { Title: 'A', ...picture }), manifest);
    expect(found.flatMap(({ parts }) => parts)).toEqual([]);
  });
});

test('every block with texts over pictures names fields that it has', () => {
  for (const { name, fields, textOverPicture: declared } of manifest.blocks) {
    if (!declared) continue;
    const list = fields.find(({ prop }) => prop === declared.list);
    const props = (declared.list === undefined ? fields : (list?.entries ?? [])).map(
      ({ prop }) => prop,
    );
    const named = [
      declared.picture,
      ...[declared.phonePicture ?? []].flat(),
      ...declared.texts.map(({ prop }) => prop),
      ...[declared.color ?? []].flat(),
      ...[declared, ...declared.areas].flatMap(({ when }) => (when ?? []).map(({ prop }) => prop)),
    ];
    expect([name, props]).toEqual([name, expect.arrayContaining(named)]);
  }
});
