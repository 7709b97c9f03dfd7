import { blend } from '../core/colour.ts';
import { between, randomFrom } from '../core/random.ts';
import { circle, rect, tag } from '../core/sheet.ts';
import { beard } from './beard.ts';
import { clothes } from './clothes.ts';
import { cheeks, features, glasses } from './face.ts';
import { hairStyles } from './hair.ts';
import { buildOf, ears, head, neck } from './head.ts';
import { hairColours, type Person, skins } from './person.ts';
import { type ChainName, clothesOf, itemFor, wardrobes } from './wardrobe.ts';

/**
 * Draws the portrait of a person at a chain, as an SVG of 480 × 480 px. `place` is the person's index in
 * the cast; it determines everything the cast leaves open, so portraits are deterministic.
 */
export function portrait(person: Person, place: number, chain: ChainName): string {
  const random = randomFrom(place * 7919 + 17);
  const build = buildOf(person.looks, between(random, 0, 1), between(random, 0, 1));
  const skin = skins[person.skin];
  const { scarves, grounds } = wardrobes[chain];
  const isScarf = person.hair === 'headscarf';
  const fill = (isScarf && itemFor(scarves, place)) || hairColours[person.colour];
  const dark = blend(fill, '#000000', 0.3);
  const hair = hairStyles[person.hair]({ fill, dark, build });
  const { behind = [], onHead = [], before = [], coversEars = false } = hair;
  const brow = isScarf ? hairColours[person.colour] : dark;
  return sheet(
    rect(0, 0, 480, 480, { fill: itemFor(grounds, place) }),
    circle(240, 240, 190, { fill: '#fff', opacity: 0.38 }),
    tag(
      'g',
      { transform: 'translate(240 -28) scale(1.2)' },
      ...behind,
      ...neck(build, skin),
      tag(
        'g',
        { transform: 'translate(0 -12)' },
        ...clothes(clothesOf(chain, person, place), build),
      ),
      ...(coversEars ? [] : ears(build, skin)),
      ...head(build, skin),
      cheeks(person, build, skin),
      ...onHead,
      ...(person.beard ? beard(person.beard, build, fill) : []),
      features(person, build, skin, brow),
      ...before,
      ...(person.glasses ? glasses(person.glasses, build) : []),
    ),
  );
}

function sheet(...layers: readonly string[]): string {
  const size = { width: 480, height: 480, viewBox: '0 0 480 480' };
  return `${tag('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, ...layers)}\n`;
}
