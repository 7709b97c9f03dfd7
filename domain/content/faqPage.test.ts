import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { faqPageJson } from './faqPage.ts';

const warranty = { question: 'Vad ingår i garantin?', answer: 'Motor och växellåda.' };

function parsed(entries: Parameters<typeof faqPageJson>[0]): unknown {
  return JSON.parse(faqPageJson(entries) ?? 'null');
}

describe('faqPageJson', () => {
  test('builds the structured data', () => {
    expect(parsed([warranty])).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Vad ingår i garantin?',
          acceptedAnswer: { '@type': 'Answer', text: 'Motor och växellåda.' },
        },
      ],
    });
  });

  test.each([
    ['a question', { question: '', answer: 'Ja.' }],
    ['a question but blanks', { question: ' \n', answer: 'Ja.' }],
    ['an answer', { question: 'Kan jag ångra köpet?', answer: '' }],
    ['an answer but blanks', { question: 'Kan jag ångra köpet?', answer: '\u00a0' }],
  ])('leaves out what lacks %s', (_what, entry) => {
    expect(parsed([warranty, entry])).toEqual(parsed([warranty]));
    expect(faqPageJson([entry])).toBeUndefined();
  });

  test('is undefined without questions', () => {
    expect(faqPageJson([])).toBeUndefined();
  });

  propertyTest.prop([fc.array(fc.record({ question: fc.string(), answer: fc.string() }))])(
    'never opens or closes an element, and loses no text',
    (entries) => {
      const json = faqPageJson([warranty, ...entries]) ?? '';
      expect(json).not.toContain('<');
      const { mainEntity }: { mainEntity: { name: string }[] } = JSON.parse(json);
      const complete = entries.filter(({ question, answer }) => question.trim() && answer.trim());
      expect(mainEntity.map(({ name }) => name)).toEqual(
        [warranty, ...complete].map(({ question }) => question.trim()),
      );
    },
  );

  test('keeps markup as harmless text', () => {
    const json = faqPageJson([{ question: '</script><b>', answer: 'a < b' }]) ?? '';
    expect(json).toContain('\\u003c/script>');
    expect(JSON.parse(json)).toMatchObject({ mainEntity: [{ name: '</script><b>' }] });
  });
});
