import { describe, expect, test } from 'vitest';
import { casesOfEnds, isReadAt, nonEmptyText, type SchemaEnds } from '#domain/testing/fieldEnds.ts';
import { wireLead } from './wire.ts';

const schemas: Readonly<Record<string, SchemaEnds>> = {
  lead: {
    schema: wireLead,
    input: {
      formName: 'A',
      formSubmissionId: '0b1e7a52-9d3c-4f7e-8a61-2f4f6f0c9d11',
      values: {},
    },
    ends: { formName: nonEmptyText },
  },
};

describe.each(Object.entries(schemas))('%s', (_name, { schema, input, ends }) => {
  test('is read', () => {
    expect(schema.safeParse(input).error).toBeUndefined();
  });

  test.each(casesOfEnds(ends))('$path: $value: read $isRead', ({ isRead, ...field }) => {
    expect(isReadAt(schema, input, field)).toBe(isRead);
  });
});
