import { describe, expect, test } from 'vitest';
import { blockManifest } from '#domain/content/manifest/manifest.ts';
import type { PlacedRendering } from '#domain/content/renderings.ts';
import { blocksAllowedIn, canMoveTo } from './allowedBlocks.ts';
import { allBlocks, structureTree } from './structureTree.ts';

const manifest = blockManifest();

const namesIn = (placeholder: string) =>
  blocksAllowedIn({ placeholder }, manifest, undefined).map(({ name }) => name);

describe('what can be added', () => {
  test.each([
    ['headless-header', ['AlertBar', 'MainNavigation', 'MegaMenuNavigation', 'SimpleHeader']],
    ['headless-footer', ['Footer']],
    ['footer-columns-{*}', ['FooterLinkList']],
    ['card-list-{*}', ['Card', 'ImageCard', 'ListCard', 'ModelCard']],
    ['stage-row-3', ['Card', 'ImageCard', 'ModelCard']],
  ])('to %s', (placeholder, expected) => {
    expect(namesIn(placeholder).toSorted()).toEqual(expected);
  });

  test('an article takes sections, and a page what is its subject as well', () => {
    expect(namesIn('story-body-{*}')).toEqual(expect.arrayContaining(['Blurb', 'FAQList']));
    expect(namesIn('story-body-{*}')).not.toContain('HeroBanner');
    expect(namesIn('headless-main')).toEqual(expect.arrayContaining(['Blurb', 'HeroBanner']));
  });

  test.each([
    ['SE', true],
    ['NO', false],
    [undefined, true],
  ] as const)('what the law of a country asks for, in %s: %s', (country, expected) => {
    const main = blocksAllowedIn({ placeholder: 'headless-main' }, manifest, country);
    expect(main.some(({ name }) => name === 'CreditWarning')).toBe(expected);
  });

  test('no deprecated blocks, and none for an unknown placeholder', () => {
    const blocks = manifest.blocks.map((block) =>
      block.name === 'Footer' ? { ...block, status: 'deprecated' as const } : block,
    );
    expect(
      blocksAllowedIn({ placeholder: 'headless-footer' }, { ...manifest, blocks }, 'SE'),
    ).toHaveLength(0);
    expect(namesIn('headless-sidebar')).toHaveLength(0);
  });
});

describe('where a block can be moved', () => {
  const definitions = ['CardList', 'Card', 'Blurb', 'HeroBanner', 'Theirs'].map((name) => ({
    id: name,
    componentName: name,
  }));
  const placed = (name: string, parent?: string, placeholder = 'headless-main') =>
    ({ uid: name, renderingId: name, dataSource: '', parent, placeholder, params: {} }) as const;
  const layout: readonly PlacedRendering[] = [
    placed('HeroBanner'),
    placed('CardList'),
    placed('Card', 'CardList', 'card-list-{*}'),
    placed('Theirs'),
    placed('Blurb', undefined, 'headless-sidebar'),
  ];
  const nodes = allBlocks(structureTree(layout, { definitions, manifest }));
  const canMove = (name: string, placeholder: string, parent?: string) => {
    const node = nodes.find((each) => each.name === name);
    return node && canMoveTo(node, { parent, placeholder }, manifest);
  };

  test.each([
    ['Card', 'headless-main', undefined, true],
    ['Card', 'card-list-{*}', 'CardList', true],
    ['HeroBanner', 'card-list-{*}', 'CardList', false],
    ['HeroBanner', 'headless-footer', undefined, false],
    ['CardList', 'card-list-{*}', 'CardList', false],
    ['Blurb', 'headless-main', undefined, true],
    ['Blurb', 'headless-sidebar', undefined, true],
    ['HeroBanner', 'headless-sidebar', undefined, false],
    ['Theirs', 'headless-main', undefined, true],
    ['Theirs', 'headless-header', undefined, false],
  ])('%s to %s of %s: %s', (name, placeholder, parent, expected) => {
    expect(canMove(name, placeholder, parent)).toBe(expected);
  });
});
