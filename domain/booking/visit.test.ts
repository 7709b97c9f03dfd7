import { expect, test } from 'vitest';
import { addOffering, type Selection } from './selection.ts';
import { testChoice } from './testing/testBooking.ts';
import { visitOf } from './visit.ts';

const oil = testChoice({ code: 'oil', durationMinutes: 45, canWait: true });
const lamp = testChoice({ code: 'lamp', durationMinutes: 1, canWait: true });
const quick = testChoice({ code: 'quick', durationMinutes: 0, canWait: true });
const tyres = testChoice({ code: 'tyres', durationMinutes: 30, canWait: true });
const belt = testChoice({ code: 'belt', durationMinutes: 240, canWait: false });
const unknown = testChoice({ code: 'unknown' });
const loanCar = testChoice({ code: 'loan' }, { type: 'addon' });
const wash = testChoice({ code: 'wash', durationMinutes: 20, canWait: false }, { type: 'addon' });

test.each([
  ['nothing', [], {}],
  ['one service', [oil], { minutes: 45, canWait: true }],
  ['a service of one minute', [lamp], { minutes: 1, canWait: true }],
  ['a service of no minutes', [quick], { canWait: true }],
  ['services that take their time after each other', [oil, tyres], { minutes: 75, canWait: true }],
  ['a service for which the car stays', [oil, belt], { minutes: 285, canWait: false }],
  ['a service that states nothing', [oil, unknown], {}],
  ['an unknown service beside one for which the car stays', [belt, unknown], { canWait: false }],
  ['an add-on that takes no time', [oil, loanCar], { minutes: 45, canWait: true }],
  ['an add-on that takes time', [oil, wash], { minutes: 65, canWait: false }],
  ['only an add-on', [wash], { canWait: false }],
])('the visit for %s', (_, choices, visit) => {
  expect(visitOf(choices.reduce<Selection>(addOffering, {}))).toEqual(visit);
});
