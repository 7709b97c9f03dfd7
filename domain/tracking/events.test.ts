import { expect, test } from 'vitest';
import { formSubmitEvent, heroSearchEvent, leadEvent, pageViewEvent } from './events.ts';

test('a page view has channel, currency, page, variant and language', () => {
  const itemId = '{3F2504E0-4F89-41D3-9A0C-0305E82C3301}';
  expect(pageViewEvent({ name: 'Home', itemId, language: 'sv' })).toEqual({
    event: 'page_view',
    channel: 'WEB',
    currency: 'USD',
    page_name: 'Home',
    variant_id: '3f2504e04f8941d39a0c0305e82c3301_sv_default',
    language: 'sv',
  });
});

test.each([
  '{3F2504E0-4F89-41D3-9A0C-0305E82C3301}',
  '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  '3F2504E04F8941D39A0C0305E82C3301',
])('the item %s has one variant id in all spellings', (itemId) => {
  const { variant_id } = pageViewEvent({ name: 'Home', itemId, language: 'nb' });
  expect(variant_id).toBe('3f2504e04f8941d39a0c0305e82c3301_nb_default');
});

test.each([
  ['volvo', 'volvo'],
  ['  volvo xc60 ', 'volvo xc60'],
  ['', ''],
])('a hero search for %j is recorded as %j', (term, recorded) => {
  expect(heroSearchEvent(term)).toEqual({
    event: 'search',
    search_type: 'start page',
    search_term: recorded,
  });
});

test('a sent form is reported with its id only', () => {
  expect(formSubmitEvent('contact')).toEqual({ event: 'form_submit', form_id: 'contact' });
});

test('a lead is reported with the car and what was asked for, without contact details', () => {
  const car = { id: 'MLB210', brand: 'Volvo', email: 'kim@example.com' };
  const lead = { form: 'CarContactForm', car, quote: true, testDrive: false, phone: '0701234567' };
  expect(leadEvent(lead)).toEqual({
    event: 'generate_lead',
    form_id: 'CarContactForm',
    item_id: 'MLB210',
    item_brand: 'Volvo',
    quote: true,
    test_drive: false,
  });
});
