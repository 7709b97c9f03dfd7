import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testRecord } from '#domain/cars/testing/testCar.ts';
import { parseDictionary } from '#domain/content/dictionary.ts';
import { testFacility } from '#domain/facilities/testing/testFacility.ts';
import { CarOffer } from './CarOffer.tsx';

const { dictionary } = parseDictionary(new Map([['carPageWebAddress', 'Bilen på nätet']]));

type Place = ReturnType<typeof testRecord>['facility'];

/** The texts of the offer of a car at a place, and of its dealer if it is known. */
function textsOf(place: Place, dealer?: string): readonly string[] {
  const html = renderToStaticMarkup(
    <CarOffer
      found={{
        car: testRecord({ facility: place }),
        facility: dealer === undefined ? undefined : testFacility({ name: dealer }),
      }}
      actions={undefined}
      loanNote={undefined}
      hasContact={false}
      facilityHref={undefined}
      url="https://nordvik.example/bil/MLB210"
      dictionary={dictionary}
    />,
  );
  return html.split(/<[^>]*>/).filter((text) => text !== '');
}

const printed = 'Bilen på nätet: https://nordvik.example/bil/MLB210';

test.each([
  ['nothing', {}, undefined, []],
  ['its city', { city: 'Gävle' }, undefined, ['Gävle']],
  ['a name', { name: 'Nordvik' }, undefined, ['Nordvik']],
  ['a name and a city', { name: 'Nordvik', city: 'Gävle' }, undefined, ['Nordvik', 'Gävle']],
  ['a name with the city', { name: 'Nordvik Gävle', city: 'Gävle' }, undefined, ['Nordvik Gävle']],
  ['its dealer', { name: 'NV', city: 'Gävle' }, 'Nordvik Gävle', ['Nordvik Gävle']],
  ['its dealer without a city', { name: 'NV' }, 'Nordvik', ['Nordvik']],
])('a car of whose place %s is known', (_what, place, dealer, texts) => {
  const title = texts.length > 0 ? ['carPlace'] : [];
  expect(textsOf(place, dealer)).toEqual([...title, ...texts, printed]);
});
