import type { OutboxEntry } from '../outbox/outboxStore.ts';

/** A submission id that ends with a number. */
export function testId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** An entry whose submission id ends with a number. */
export function testEntry(number: number): OutboxEntry {
  return {
    site: 'nordvik-se',
    lead: {
      formName: 'nordvik-seCarContactForm',
      formSubmissionId: testId(number),
      values: { name: `Visitor ${number}`, message: 'Is it still for sale?', quote: true },
    },
  };
}
