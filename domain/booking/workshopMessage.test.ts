import { expect, test } from 'vitest';
import { testWorkshop } from './testing/testBooking.ts';
import type { WorkshopMessage } from './workshop.ts';
import { readWorkshopMessage, workshopMessageBody } from './workshopMessage.ts';

const messages: readonly WorkshopMessage[] = [
  { kind: 'workshop', workshop: testWorkshop() },
  { kind: 'workshop', workshop: testWorkshop({ firstTimeSlot: undefined, brands: [] }) },
  { kind: 'error' },
  { kind: 'noSites' },
];

test.each(messages)('message %# is read as it was written', (message) => {
  expect(readWorkshopMessage(JSON.stringify(workshopMessageBody(message)))).toEqual(message);
});

test.each([
  'error',
  '',
  'null',
  '[]',
  '{}',
  JSON.stringify({ ...testWorkshop(), departmentId: 7 }),
  JSON.stringify({ ...testWorkshop(), latitude: null }),
  JSON.stringify({ ...testWorkshop(), brands: [7] }),
  JSON.stringify({ ...testWorkshop(), firstTimeSlot: 7 }),
])('%s is unreadable', (data) => {
  expect(readWorkshopMessage(data)).toBeUndefined();
});
