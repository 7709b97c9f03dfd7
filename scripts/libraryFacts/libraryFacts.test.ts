import { basename } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { manuals } from '#stories/design-system/manual/manuals.ts';
import { keyChecks } from '#stories/docs/keyChecks.ts';
import type { LibraryFacts } from '#stories/docs/libraryFactTypes.ts';
import { nestedTypes } from '#stories/docs/nestedTypes.ts';
import { libraryFacts } from './libraryFacts.ts';
import { pressedKeys } from './pressedKeys.ts';
import { usesOfPrimitives } from './usesOfPrimitives.ts';

let facts: LibraryFacts;

beforeAll(async () => {
  facts = await libraryFacts();
}, 120_000);

const names = [...manuals.keys()];

function factsOf(name: string) {
  const found = facts.primitives[name];
  if (!found) throw new Error(`${name} has no facts.`);
  return found;
}

test.each(names)('%s has examples, each with code that shows something', (name) => {
  const { examples } = factsOf(name);
  expect(examples).not.toEqual([]);
  for (const { exportName, code } of examples) expect(code, exportName).toMatch(/<|\S+\(/);
});

test('examples are written as their readers would write them', () => {
  const codeOf = (name: string, story: string) =>
    factsOf(name).examples.find(({ exportName }) => exportName === story)?.code;
  expect(codeOf('Button', 'Secondary')).toBe(
    '<Button onClick={onClick} variant="secondary">Räkna på lån</Button>',
  );
  expect(codeOf('Button', 'Variants')).toMatch(/^const variants = \[.*\n\n<>\n {2}<Button>/);
  const all = names.flatMap((name) => factsOf(name).examples);
  for (const { code } of all) expect(code).not.toMatch(/\bfn\(/);
});

test('types that props name are known with their members', () => {
  const types = nestedTypes(['Combobox'], factsOf('Combobox').types);
  const texts = types.find(({ name }) => name === 'ComboboxTexts');
  expect(texts?.members.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['list', 'count', 'none']),
  );
  expect(texts?.members.every(({ description }) => description !== '')).toBe(true);
});

test('blocks are found through the features that they show, and not through the entry point', () => {
  expect(factsOf('Map').blocks).toContain('FacilityList');
  expect(factsOf('Map').blocks).not.toContain('Blurb');
  expect(factsOf('RichText').blocks).toContain('Blurb');
  expect(factsOf('Dialog').primitives).toContain('Drawer');
});

test('an import of types uses nothing', () => {
  const texts: Readonly<Record<string, string>> = {
    'design-system/index.ts': "export { Card, type CardProps } from './Card/Card.tsx';\n",
    'design-system/Card/Card.tsx': '',
    'design-system/Map/Map.tsx': '',
    'features/far/Far.tsx': "import { Card } from '#design-system';\n",
    'blocks/One/One.tsx': "import { Far } from '#features/far/Far.tsx';\n",
    'blocks/Two/Two.tsx':
      "import { type CardProps } from '#design-system';\nimport type { Map } from '#design-system/Map/Map.tsx';\n",
    'blocks/Three/Three.tsx': "const Lazy = () => import('#design-system/Map/Map.tsx');\n",
  };
  const { blocks } = usesOfPrimitives(Object.keys(texts), (path) => texts[path] ?? '');
  expect(Object.fromEntries(blocks)).toEqual({ Card: ['One'], Map: ['Three'] });
});

test.each([
  ["await userEvent.keyboard('{ArrowDown}{Enter}');", ['ArrowDown', 'Enter']],
  ["await userEvent.keyboard('{Home}{Delete}');", ['Home', 'Delete']],
  ["await userEvent.keyboard('{Control>}a{/Control}');", ['Ctrl A']],
  ["await userEvent.keyboard(' ');", [' ']],
  ["await userEvent.keyboard('{Home} ');", ['Home', ' ']],
  ['await userEvent.tab({ shift: true });', ['Tab', 'Shift Tab']],
  ["fireEvent.keyDown(field, { key: 'Escape' });", ['Escape']],
  ["await userEvent.type(box, 'two words');", []],
  ["texts: { count: template('{count} hits') }", []],
])('%s presses %j', (text, keys) => {
  expect(pressedKeys(text)).toEqual(keys);
});

/**
 * Rows of keyboard tables that no story presses: the browser or Radix answers them. The pages of the primitives say so. Take
 * a row off when a story presses it; nothing is added.
 */
const knownUnpressed: Readonly<Record<string, readonly string[]>> = {
  BackLink: ['Tab', 'Enter'],
  BottomSheet: ['Arrow keys'],
  Breadcrumb: ['Enter'],
  Card: ['Enter'],
  Carousel: ['Enter, Space'],
  CodeInput: ['Enter'],
  CopyLink: ['Tab', 'Enter, Space'],
  Details: ['Enter, Space', 'Ctrl F'],
  Dialog: ['Arrow keys'],
  Drawer: ['Arrow keys'],
  DropdownMenu: ['Home, End', 'A letter'],
  ErrorSection: ['Tab', 'Enter, Space'],
  Field: ['Tab'],
  FormErrorSummary: ['Tab'],
  Link: ['Enter'],
  Map: ['Arrow keys', '+, -'],
  RadioGroup: ['Space'],
  RangeSlider: ['Arrow keys', 'Home, End'],
  RichText: ['Arrow keys'],
  ScrollToTop: ['Enter, Space'],
  Scroller: ['Tab', 'Left arrow, Right arrow'],
  Select: ['Space, Alt Down arrow', 'Up arrow, Down arrow', 'A letter', 'Escape'],
  SkipLink: ['Enter'],
  Slider: ['Arrow keys', 'Home, End'],
  Table: ['Arrow keys'],
  Textarea: ['Tab'],
  Turntable: ['Enter, Space'],
};

test.each(names)('a story presses each key in the table of %s, but for the known ones', (name) => {
  const checks = keyChecks(manuals.get(name)?.keyboard ?? {}, factsOf(name).examples);
  const unpressed = checks.filter(({ stories }) => stories.length === 0).map(({ keys }) => keys);
  const known = knownUnpressed[name] ?? [];
  expect(unpressed.filter((keys) => !known.includes(keys))).toEqual([]);
});

test('manuals are named like their files', () => {
  expect(Object.keys(facts.primitives).toSorted()).toEqual(
    names.map((name) => basename(name)).toSorted(),
  );
});
