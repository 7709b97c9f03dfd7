import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import { sellCarTexts, serviceRequestTexts } from './leadFormTexts.ts';
import { SellCarForm } from './SellCarForm.tsx';
import { ServiceRequestForm } from './ServiceRequestForm.tsx';

/* The forms as the server renders them, and as browsers post them without script. */

const { dictionary } = parseDictionary(new Map());

const page = {
  siteName: 'nordvik-no',
  source: 'https://nordvik.example/verksted',
  label: 'Bestill',
  distanceUnit: 'km',
  footnote: undefined,
};

const bergen = { name: 'Nordvik Bergen', email: 'bergen@nordvik.example' };
const motorcycles = { name: 'Nordvik MC', email: 'mc@nordvik.example' };

/** The form that requests a service. */
function requestForm(): string {
  return renderToStaticMarkup(
    <ServiceRequestForm
      {...page}
      texts={serviceRequestTexts(dictionary)}
      dealers={{ cars: [bergen], motorcycles }}
      days={{ earliest: 1, latest: 60 }}
      timeZone="Europe/Oslo"
      locale="nb"
      isNewsletterRequired={false}
    />,
  );
}

/** The names under which a browser posts the fields. */
function namesIn(markup: string): readonly string[] {
  return [...new Set([...markup.matchAll(/ name="([^"]+)"/g)].map(([, name = '']) => name))];
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-30T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a request posts all that the lead has', () => {
  expect(namesIn(requestForm())).toMatchInlineSnapshot(`
    [
      "formName",
      "source",
      "typeCar",
      "siteEmail",
      "services[]",
      "other",
      "regno",
      "milage",
      "date",
      "description",
      "customerName",
      "customerPhone",
      "customerEmail",
      "gdpr",
      "newsletter",
      "website",
    ]
  `);
});

test('the date is one of the days that can be requested', () => {
  const [field = ''] = requestForm().match(/<input[^>]*type="date"[^>]*>/) ?? [];
  expect(field).toContain(' required=""');
  expect(field).toContain(' min="2026-12-01"');
  expect(field).toContain(' max="2027-01-29"');
});

test('the dealer of motorcycles is among the dealers', () => {
  const values = [...requestForm().matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value);
  expect(values).toEqual([bergen.email, motorcycles.email]);
});

test('the browser checks what is required', () => {
  expect(requestForm()).not.toContain('novalidate');
});

test('a request is posted to the leads, and says from which page', () => {
  const markup = requestForm();
  expect(markup).toMatch(/<form[^>]* action="\/api\/forms\/comhub" method="post"/);
  expect(markup).toContain(`name="source" value="${page.source}"`);
});

test('a request is for a car unless the visitor has a motorcycle', () => {
  const radios = [...requestForm().matchAll(/<input[^>]* name="typeCar"[^>]*>/g)];
  const chosen = radios.filter(([radio]) => radio.includes(' checked=""'));
  expect(radios).toHaveLength(2);
  expect(chosen.map(([radio]) => / value="([^"]*)"/.exec(radio)?.[1])).toEqual(['car']);
});

/** Whether the browser would post this value of a field. */
function accepts(markup: string, name: string, value: string): boolean {
  const [field = ''] = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(markup) ?? [];
  const attribute = (of: string) => new RegExp(` ${of}="([^"]*)"`, 'i').exec(field)?.[1];
  if (value === '') return attribute('required') === undefined;
  const pattern = attribute('pattern') ?? '.*';
  const limit = Number(attribute('maxLength') ?? Number.POSITIVE_INFINITY);
  return new RegExp(`^(?:${pattern})$`, 'v').test(value) && value.length <= limit;
}

const long = (length: number, end = '') => `${'a'.repeat(length - end.length)}${end}`;

test.each([
  ['customerName', ['Kim', long(200)], ['', long(201)]],
  ['customerPhone', ['070 123', ' +46 70 123 45 67 '], ['', '12345', 'ring mig']],
  [
    'customerEmail',
    ['kim@example.com', long(254, '@b.se')],
    ['', 'kim@example', long(255, '@b.se')],
  ],
  ['regno', ['MLB 10A', 'ab-12', long(20)], ['', 'M', long(21)]],
  ['milage', ['', '6500', long(20)], [long(21)]],
])('what the browser lets visitors post as %s', (name, good, bad) => {
  const markup = requestForm();
  expect(good.filter((value) => !accepts(markup, name, value))).toEqual([]);
  expect(bad.filter((value) => accepts(markup, name, value))).toEqual([]);
});

test('a car for sale posts all that the lead has', () => {
  const markup = renderToStaticMarkup(<SellCarForm {...page} texts={sellCarTexts(dictionary)} />);
  expect(namesIn(markup)).toMatchInlineSnapshot(`
    [
      "formName",
      "source",
      "regno",
      "milage",
      "selectedOption",
      "customerName",
      "customerPhone",
      "customerEmail",
      "other",
      "website",
    ]
  `);
});

test('who sells a car must say how far it has been driven', () => {
  const markup = renderToStaticMarkup(<SellCarForm {...page} texts={sellCarTexts(dictionary)} />);
  expect(accepts(markup, 'milage', '')).toBe(false);
});
