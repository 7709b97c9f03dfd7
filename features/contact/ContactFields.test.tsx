import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import { type ContactReceiver, emptyFilling } from '#domain/leads/carContact.ts';
import { ContactFields, type ContactFieldsProps } from './ContactFields.tsx';
import { contactTexts } from './contactTexts.ts';

const texts = contactTexts(parseDictionary(new Map()).dictionary);

const receiver: ContactReceiver = {
  kind: 'chosen',
  sellers: ['Uppsala', 'Gävle'].map((name) => ({ id: name, name: `Nordvik ${name}` })),
};

const markupOf = (filling?: ContactFieldsProps['filling']) =>
  renderToStaticMarkup(<ContactFields receiver={receiver} texts={texts} filling={filling} />);

/** What browsers would send of the fields. */
function sentOf(markup: string): Readonly<Record<string, string>> {
  const inputs = markup.matchAll(/<input[^>]* type="(?:text|tel|email)"[^>]*>/g);
  const typed = Array.from(inputs, ([input]) => [
    /name="(\w+)"/.exec(input)?.[1],
    /value="([^"]*)"/.exec(input)?.[1],
  ]);
  const [, area, text] = /<textarea[^>]* name="(\w+)"[^>]*>([^<]*)/.exec(markup) ?? [];
  const [, select] = /<select[^>]* name="(\w+)"/.exec(markup) ?? [];
  const [, chosen] = /<option value="([^"]*)" selected/.exec(markup) ?? [];
  return Object.fromEntries([...typed, [area, text], [select, chosen]]);
}

const typed = {
  seller: 'Gävle',
  name: 'Kim Berg',
  phone: '018-555 01 20',
  email: 'kim@nordvik.example',
  message: 'Finns den i blått?',
};

test('go on with what was entered before', () => {
  expect(sentOf(markupOf({ ...emptyFilling, ...typed }))).toEqual(typed);
});

test('are empty at first', () => {
  expect(sentOf(markupOf())).toEqual({ name: '', phone: '', email: '', message: '' });
});

test.each(['quote', 'testDrive'] as const)('tick the wish %s if it was ticked', (wish) => {
  const markup = markupOf({ ...emptyFilling, [wish]: true });
  const boxes = Array.from(markup.matchAll(/<input[^>]*type="checkbox"[^>]*>/g), ([box]) => box);
  expect(boxes).toHaveLength(2);
  const ticked = boxes.filter((box) => box.includes('checked=""'));
  expect(ticked.map((box) => /name="(\w+)"/.exec(box)?.[1])).toEqual([wish]);
});

describe('without script, the browser takes', () => {
  /** As browsers do, which compare the whole value. */
  const patternOf = (name: string) => {
    const [field = ''] = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(markupOf()) ?? [];
    const [, pattern = ''] = /pattern="([^"]*)"/.exec(field) ?? [];
    return new RegExp(`^(?:${pattern})$`, 'v');
  };

  test.each([
    ['0701234567', true],
    [' +46 70 123 45 67 ', true],
    ['12345', false],
    ['+46 70-12', false],
    ['ring mig', false],
  ])('the phone number %s: %s', (value, isTaken) => {
    expect(patternOf('phone').test(value)).toBe(isTaken);
  });

  test.each([
    ['kim@nordvik.example', true],
    ['kim@nordvik', false],
    ['kim berg@nordvik.example', false],
  ])('the address %s: %s', (value, isTaken) => {
    expect(patternOf('email').test(value)).toBe(isTaken);
  });
});
