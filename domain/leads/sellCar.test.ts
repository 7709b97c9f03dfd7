import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/anyText.ts';
import { type SellCarField, sellCarFields, sellCarLead } from './sellCar.ts';

const id = '0b1e7a52-9d3c-4f7e-8a61-2f4f6f0c9d11';
const filled = {
  registrationNumber: ' MLB 123 ',
  mileage: '12 500',
  selectedOption: 'sell',
  customerName: 'Kim Berg',
  customerPhone: '070 123 45 67',
  customerEmail: 'kim@example.com',
  other: '',
};

test('a lead has what the visitor entered', () => {
  const { registrationNumber: _, mileage, ...others } = filled;
  expect(sellCarLead('nordvik-se', filled, id)).toEqual({
    ok: true,
    value: {
      formName: 'nordvik-seSellCarForm',
      formSubmissionId: id,
      values: { ...others, regno: 'MLB123', milage: mileage },
    },
  });
});

function invalid(changes: Partial<typeof filled>): readonly SellCarField[] {
  const lead = sellCarLead('nordvik-se', { ...filled, ...changes }, id);
  return !lead.ok && lead.failure.kind === 'invalid' ? lead.failure.fields : [];
}

test('all fields but the message are required', () => {
  const empty = Object.fromEntries(sellCarFields.map((field) => [field, ' ']));
  expect(invalid(empty)).toEqual(sellCarFields.filter((field) => field !== 'other'));
});

test.each([
  ['mileage', '-1'],
  ['customerPhone', '12345'],
  ['customerEmail', 'kim@example'],
  ['selectedOption', 'rent'],
  ['other', 'x'.repeat(5_001)],
] as const)('%s can’t be %s', (field, text) => {
  expect(invalid({ [field]: text })).toEqual([field]);
});

test('no input makes it throw, and no control character gets through', () => {
  const texts = fc.record(Object.fromEntries(sellCarFields.map((field) => [field, anyText()])));
  fc.assert(
    fc.property(texts, (entered) => {
      const lead = sellCarLead('nordvik-se', { ...filled, ...entered }, id);
      const all = lead.ok ? Object.values(lead.value.values).join('') : '';
      expect(all).not.toMatch(/(?![\n\t])\p{Cc}/u);
    }),
  );
});
