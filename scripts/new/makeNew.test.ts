import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { projectFiles } from '../projectFiles.ts';
import { kinds } from './kinds.ts';
import { describeNewFailure, makeNew } from './makeNew.ts';
import { replaceForms } from './nameForms.ts';
import { exampleIn, readHowTo } from './readHowTo.ts';

let files: readonly string[];
beforeAll(async () => {
  files = await projectFiles();
});

const read = (path: string) => readFileSync(path, 'utf8');
const make = (kind: string, name: string) => makeNew(kind, name, { files, read });

const others = {
  block: 'PriceList',
  site: 'nordvik-island',
  facet: 'car_ncapstars',
  theme: 'tern',
  upstream: 'tyreShop',
};

describe.each(Object.entries(kinds))('%s', (name, { howTo, forms }) => {
  const example = exampleIn(read(howTo));

  test('all code of the how-to belongs to a step', () => {
    const fences = [...read(howTo).matchAll(/^```(?:tsx?|md)$/gm)];
    const steps = readHowTo(read(howTo)).filter(
      (step) => step.kind !== 'copy' && !step.path.endsWith('.yaml'),
    );
    expect(steps).toHaveLength(fences.length);
  });

  test('under another name, nothing has the name of the example', () => {
    const made = make(name, others[name as keyof typeof others]);
    const changes = made.ok ? [...made.value] : [];
    expect(changes.length).toBeGreaterThan(0);
    const remaining = new Map(forms(example).map((form) => [form, '(example)']));
    for (const [path, text] of changes) {
      const made = files.includes(path) ? path : `${path}\n${text}`;
      expect(replaceForms(made, remaining)).toBe(made);
    }
  });
});

test.each([
  ['page', 'Quote', 'Name what to make: block, facet, site, theme, upstream.'],
  ['constructor', 'Quote', 'Name what to make: block, facet, site, theme, upstream.'],
  ['block', '', 'Names of this kind look like Quote.'],
  ['block', 'priceList', 'Names of this kind look like Quote.'],
  ['block', '../Price', 'Names of this kind look like Quote.'],
  ['block', 'Blurb', 'The name is taken: there is blocks/Blurb.'],
  ['block', 'BLurb', 'The name is taken: there is blocks/Blurb.'],
  ['block', 'WhichBlock', 'The name is taken: there is stories/blocks/WhichBlock.stories.tsx.'],
  ['block', 'Container', 'needs Container.'],
  ['block', 'Class', 'needs class.'],
  ['site', 'Nordvik', 'Names of this kind look like nordvik-danmark.'],
  ['site', 'nordvik-se', 'The name is taken: there is demo/content/nordvik-se.'],
  ['site', 'index', 'The name is taken: there is sites/index.ts.'],
  ['facet', 'doors', 'Names of this kind look like car_doors.'],
  ['facet', 'car_seats', 'car_seats is a filter already.'],
  ['facet', 'car_wings', 'The index of cars has no field car_wings'],
  ['facet', 'car_retail_price', 'is a range, which needs a unit'],
  ['facet', 'car_model_text', 'The index can’t count car_model_text'],
  ['theme', 'Fjord', 'Names of this kind look like fjord.'],
  ['theme', 'smart', 'The name is taken: there is tokens/brand.smart.tokens.json.'],
  ['upstream', 'VehicleRegister', 'Names of this kind look like vehicleRegister.'],
  ['upstream', 'places', 'The name is taken: there is upstream/places.'],
  ['upstream', 'http', 'The name is taken: there is upstream/http.'],
])('%s %j is refused', (kind, name, reason) => {
  const made = make(kind, name);
  expect(made.ok ? 'made' : describeNewFailure(made.failure)).toContain(reason);
});

test('a how-to that no longer fits the code is named', () => {
  const changed = (path: string) =>
    path === 'sites/index.ts'
      ? read(path).replace('export const sites', 'export const list')
      : read(path);
  const made = makeNew('site', 'nordvik-island', { files, read: changed });
  expect(made).toEqual({
    ok: false,
    failure: { kind: 'no-place', path: 'sites/index.ts', text: 'export const sites' },
  });
});
