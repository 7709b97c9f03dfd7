import { expect, test } from 'vitest';
import { bookingNames } from './apiNames.ts';
import { testWorkshop } from './testing/testBooking.ts';
import type { WorkshopMessage } from './workshop.ts';
import { readWorkshopMessage, workshopMessageBody } from './workshopMessage.ts';

const messages: readonly WorkshopMessage[] = [
  { kind: 'workshop', workshop: testWorkshop() },
  { kind: 'workshop', workshop: testWorkshop({ firstTimeSlot: undefined, brands: [] }) },
  { kind: 'error' },
  { kind: 'no-workshops' },
];

test.each(messages)('message %# is read as it was written', (message) => {
  expect(readWorkshopMessage(JSON.stringify(workshopMessageBody(message)))).toEqual(message);
});

const sent = bookingNames.toApi(testWorkshop());

test.each([
  JSON.stringify(testWorkshop()),
  'error',
  '',
  'null',
  '[]',
  '{}',
  JSON.stringify({ ...sent, departmentId: 7 }),
  JSON.stringify({ ...sent, latitude: null }),
  JSON.stringify({ ...sent, brands: [7] }),
  JSON.stringify({ ...sent, firstTimeSlot: 7 }),
])('%s is unreadable', (data) => {
  expect(readWorkshopMessage(data)).toBeUndefined();
});
