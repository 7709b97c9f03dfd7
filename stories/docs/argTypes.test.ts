import { expect, test } from 'vitest';
import { argTypesOf } from './argTypes.ts';

test('controls offer the values of a union and know its default', () => {
  const size = {
    required: false,
    description: "The size.\n@default 'm'",
    tsType: {
      name: 'union',
      elements: [
        { name: 'literal', value: "'m'" },
        { name: 'literal', value: "'l'" },
      ],
    },
  };
  expect(argTypesOf({ __docgenInfo: { props: { size } } })).toEqual({
    size: {
      name: 'size',
      description: 'The size.',
      type: { name: 'enum', value: ['m', 'l'], required: false },
      table: { type: { summary: 'm | l' }, defaultValue: { summary: 'm' } },
    },
  });
});

test.each([
  ['boolean', { name: 'boolean' }],
  ['string', { name: 'string' }],
  ['ReactNode', { name: 'other', value: 'content' }],
  ['number', { name: 'number' }],
  ['signature', { name: 'function' }],
  ['IconName', { name: 'other', value: 'name of an icon' }],
])('a prop of type %s has the control of %j', (name, type) => {
  const props = { it: { required: true, tsType: { name } } };
  expect(argTypesOf({ __docgenInfo: { props } })['it']?.type).toEqual({ ...type, required: true });
});
