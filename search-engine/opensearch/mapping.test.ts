import { expect, test } from 'vitest';
import { schemaOf } from '#stock/schemas.ts';
import { requireSchema } from '../indexSchema.ts';
import { indexBody } from './mapping.ts';

const schema = (index: string) => requireSchema(schemaOf, index);

const layout = { shards: 3, replicas: 1 };
const keyword = { type: 'keyword', ignore_above: 8000 };
const squashed = { squashed: { ...keyword, normalizer: 'squashed' } };

test.each<[string, object]>([
  ['car_id', { ...keyword, index: true, doc_values: true }],
  ['slug', { ...keyword, index: true, doc_values: false }],
  ['car_fuel', { ...keyword, index: true, doc_values: true, copy_to: 'search_words' }],
  ['car_brand', { ...keyword, index: true, doc_values: true, copy_to: 'search_names' }],
  [
    'car_model',
    { ...keyword, index: true, doc_values: true, copy_to: 'search_names', fields: squashed },
  ],
  ['car_model_text', { ...keyword, index: false, doc_values: false, copy_to: 'search_names' }],
  ['car_regno', { ...keyword, index: true, doc_values: false, fields: squashed }],
  ['car_price', { type: 'integer', coerce: false, ignore_malformed: true }],
  ['car_publishdate', { type: 'date', ignore_malformed: true }],
  ['car_is_used', { ...keyword, index: true, doc_values: true }],
  ['car_images', { type: 'object', enabled: false }],
  ['car_sellers', { type: 'object', enabled: false }],
  ['car_loan_option', { type: 'object', enabled: false }],
])('%s of a car', (field, property) => {
  expect(indexBody(schema('vehicles-nordvik-se'), layout)).toMatchObject({
    mappings: { properties: { [field]: property } },
  });
});

test('the filterable fields of a dealer’s departments are indexed', () => {
  const inner = { ...keyword, index: true, doc_values: true };
  const brands = {
    type: 'object',
    dynamic: false,
    properties: { name: keyword, brand_code: keyword },
  };
  expect(indexBody(schema('sites-nordvik-se'), layout)).toMatchObject({
    mappings: {
      properties: {
        site_departments: {
          type: 'object',
          dynamic: false,
          properties: { group: inner, department_type: inner, brands },
        },
      },
    },
  });
});

test('an index has the configured shards, and doesn’t map unknown fields', () => {
  expect(indexBody(schema('sites-nordvik-se'), layout)).toMatchObject({
    settings: { number_of_shards: 3, auto_expand_replicas: '0-1' },
    mappings: { dynamic: false },
  });
});
