import { describe, expect, test } from 'vitest';
import {
  designsTag,
  dictionaryTag,
  everythingTag,
  itemTag,
  parseContentTag,
  redirectsTag,
  routesTag,
  routeTag,
  settingsTag,
} from './contentTags.ts';

const id = '71B0BA0716214254AEE4429B1A970C8B';

test('an item has the same tag however its id is written', () => {
  const tag = 'sc:item:71b0ba07-1621-4254-aee4-429b1a970c8b:sv-se';
  expect(itemTag(id, 'sv-SE')).toBe(tag);
  expect(itemTag('{71b0ba07-1621-4254-aee4-429b1a970c8b}', 'sv-se')).toBe(tag);
  expect(itemTag('/sitecore/content/Alfa', 'sv')).toBeUndefined();
});

test.each([
  ['/', 'sc:route:alfa:sv:_'],
  ['/Kop-Bil/volvo/', 'sc:route:alfa:sv:kop-bil/volvo'],
  // Lists of tags are separated by commas and spaces.
  ['/kop bil/,-w-,/ägare', 'sc:route:alfa:sv:kop_bil/%2c-w-%2c/%C3%A4gare'],
])('the path %s has the tag %s', (path, tag) => {
  expect(routeTag('Alfa', 'sv', path)).toBe(tag);
});

describe('a tag from outside', () => {
  test.each([
    [itemTag(id, 'sv'), `sc:item:{${id}}:SV:latest`],
    [dictionaryTag('alfa', 'sv'), 'sc:dict:Alfa:sv'],
    [routeTag('alfa', 'sv', '/'), 'sc:route:alfa:sv:_'],
    [routeTag('alfa', 'sv', '/a/b'), 'sc:route:alfa:sv:a/b'],
    [routesTag('alfa', 'sv'), ' sc:routes:alfa:sv '],
    [designsTag('alfa'), 'sc:designs:alfa'],
    [settingsTag('alfa'), 'sc:settings:alfa'],
    [redirectsTag('alfa'), 'sc:redirects:alfa'],
    [everythingTag, 'sc:everything'],
  ])('is read as %s', (tag, text) => {
    expect(parseContentTag(text)).toBe(tag);
  });

  test.each([
    ...['', 'sc', 'sc:', 'sc:designs', 'sc:item:1:sv', 'sc:crowded', 'sc:other:alfa'],
    ...['robots', 'menu:x', 'designs:alfa', 'other:designs:alfa'],
  ])('isn’t read: %s', (text) => {
    expect(parseContentTag(text)).toBeUndefined();
  });
});
