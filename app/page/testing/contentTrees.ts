import fc, { type Arbitrary } from 'fast-check';
import { registry } from '#blocks/registry.ts';
import type { FieldDeclaration, FieldDeclarations, FieldKind } from '#domain/content/fields.ts';
import { anyText } from '#domain/testing/anyText.ts';

/**
 * Content as a platform may send it: trees of the blocks that there are, with valid, malformed and hostile values in
 * all fields.
 */

/** Addresses that editors type and other systems export. */
const addresses = fc.oneof(
  fc.constantFrom(
    ...[
      '/kop-bil',
      '/kop bil',
      '/köp?x=å#del',
      '#del',
      '?x=1',
      '',
      ' ',
      '/',
      '.',
      '..',
      '%',
      '/%zz',
    ],
    ...['www.nordvik.example', 'nordvik.example/x', 'https://', 'http://[', 'https://a:99999/'],
    ...[
      'HTTPS://A.example/',
      ' https://a.example',
      'https://a.example/ä b',
      '//evil.example',
      '\\\\evil',
    ],
    ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x'],
    ...[
      'vbscript:x',
      'mailto:',
      'mailto:a@b.example',
      'mailto:x',
      'tel:',
      'tel:+46 8 123',
      'ftp://a.example',
    ],
    ...[
      '/-/media/a b,c.webp?h=100&iar=0',
      '/-/media/ö.webp',
      'https://edge.example/-/media/a.webp?x=1',
    ],
    ...['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ?t=7'],
  ),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.string({ maxLength: 20 }),
);

const texts = fc.oneof(
  fc.string({ maxLength: 40 }),
  anyText({ maxLength: 20 }),
  fc.constantFrom(
    ...[
      '',
      ' \n\u00a0',
      'Text',
      '{name}',
      '%s',
      '0',
      '2026-03-01T23:00:00Z',
      '16 000 kr',
      '\u202e\u0000\u001b[2J',
    ],
    ...[
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      '</template><!--$!-->',
      "';--",
    ],
    ...['data-third-party="youtube"', 'Ajoneuvovero'.repeat(40)],
  ),
);

const richTexts = fc.oneof(
  texts,
  fc
    .tuple(addresses, texts)
    .map(
      ([href, text]) =>
        `<h2 id="${text}">${text}</h2><p><a href="${href}">${text}</a><img src="${href}"></p>`,
    ),
);

const sizes = fc.oneof(
  fc.nat(4000),
  fc.nat(4000).map(String),
  fc.constantFrom('', '-1', 'auto', '1e9'),
);
const links = fc.record(
  {
    href: addresses,
    text: texts,
    anchor: texts,
    querystring: texts,
    target: texts,
    linktype: texts,
  },
  { requiredKeys: [] },
);
const pictures = fc.record(
  { src: addresses, alt: texts, width: sizes, height: sizes },
  { requiredKeys: [] },
);

/** What the platform sends for a kind of field. */
function valuesOf(field: FieldDeclaration<unknown>): Arbitrary<unknown> {
  const kinds: Readonly<Record<FieldKind, () => Arbitrary<unknown>>> = {
    text: () => fc.oneof(texts, addresses),
    'rich-text': () => richTexts,
    image: () => pictures,
    media: () => pictures,
    link: () => links,
    choice: () => fc.oneof(fc.constantFrom(...(field.choices ?? [''])), texts),
    checkbox: () => fc.constantFrom('1', '0', '', true, false, 'yes'),
    number: () => fc.oneof(fc.double(), fc.integer().map(String), texts),
    'date-time': () =>
      fc.oneof(
        fc.date().map(String),
        fc.constantFrom('2027-01-10T17:00:00Z', '0001-01-01T00:00:00Z'),
        texts,
      ),
    multilist: () => fc.array(entriesOf(field.entries ?? {}), { maxLength: 3 }),
  };
  return kinds[field.kind]();
}

function entriesOf(fields: FieldDeclarations): Arbitrary<unknown> {
  return fc.record({ id: fc.uuid(), name: texts, fields: fieldsOf(fields) });
}

/** A value in the platform's envelope, or something else entirely. */
function wireOf(field: FieldDeclaration<unknown>): Arbitrary<unknown> {
  const value = valuesOf(field);
  const wire = field.kind === 'multilist' ? value : value.map((each) => ({ value: each }));
  return fc.oneof(
    { weight: 8, arbitrary: wire },
    { weight: 1, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  );
}

function fieldsOf(fields: FieldDeclarations): Arbitrary<unknown> {
  const named = Object.values(fields).map((field) => [field.name, wireOf(field)] as const);
  return fc.record(Object.fromEntries(named));
}

/** Trees of renderings, in the format of the layout. */
export const contentTrees: Arbitrary<readonly unknown[]> = fc.letrec<{ tree: readonly unknown[] }>(
  (tie) => {
    const renderings = Object.entries(registry).map(([componentName, { fields, slots }]) =>
      fc.record({
        uid: fc.uuid(),
        componentName: fc.constant(componentName),
        fields: fieldsOf(fields),
        params: fc.constant({}),
        placeholders: fc.record(
          Object.fromEntries(slots.map((slot) => [`${slot}-1`, tie('tree')])),
        ),
      }),
    );
    return {
      tree: fc.array(fc.oneof(...renderings), { maxLength: 4, depthIdentifier: 'tree' }),
    };
  },
).tree;
