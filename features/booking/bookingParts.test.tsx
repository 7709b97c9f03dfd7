import { describe, expect, test } from 'vitest';
import { testFlow } from '#domain/booking/testing/testBooking.ts';
import { BookingSteps } from './BookingSteps.tsx';
import { Confirmation } from './confirmation/Confirmation.tsx';
import { MessageField, MileageField } from './offerings/OfferingFields.tsx';
import { bookingMarkup } from './testing/bookingMarkup.tsx';
import { VehicleStep } from './vehicle/VehicleStep.tsx';

test.each([
  ['services', [2]],
  ['addons', [2, 3]],
  ['workshop', [2, 3, 4]],
] as const)('of a booking at the stage %s, the steps %j can be opened', async (stage, expected) => {
  const flow = testFlow(stage);
  const markup = await bookingMarkup(<BookingSteps flow={flow} later={flow} parts={undefined} />);
  const triggers = [...markup.matchAll(/<button[^>]* id="booking-step-([234])"[^>]*>/g)];
  expect(triggers).toHaveLength(3);
  const open = triggers
    .filter(([tag]) => !/ disabled=""/.test(tag))
    .map(([, step]) => Number(step));
  expect(open).toEqual(expected);
});

test.each([
  ['nothing', 'vehicle', true],
  ['vehicle and place', 'services', false],
] as const)('with %s, the first step says what it lacks', async (_what, stage, isLacking) => {
  const flow = stage === 'vehicle' ? ({ stage } as const) : testFlow(stage);
  const markup = await bookingMarkup(<VehicleStep flow={flow} />);
  expect(markup.includes('bookingBothNeeded')).toBe(isLacking);
});

const stated = { onMileageChange: () => undefined, onMessageChange: () => undefined, halts: 0 };

describe('what an offering needs to know', () => {
  test('the mileage is required, and kept', async () => {
    const field = <MileageField {...stated} code="service" mileage={6_500} />;
    const [input = ''] = /<input[^>]*>/.exec(await bookingMarkup(field)) ?? [];
    expect(input).toContain(' required=""');
    expect(input).toContain(' value="6500"');
  });

  test('the message is required, and kept', async () => {
    const offering = { code: 'felsokning', name: 'Felsökning' };
    const field = <MessageField {...stated} offering={offering} message="Det gnisslar" />;
    const [area = ''] = /<textarea.*<\/textarea>/.exec(await bookingMarkup(field)) ?? [];
    expect(area).toContain(' required=""');
    expect(area).toContain('>Det gnisslar<');
  });
});

test('screen readers find the booking that was made by its title', async () => {
  const flow = testFlow('booked');
  if (flow.stage !== 'booked') throw new Error('Nothing is booked.');
  const markup = await bookingMarkup(<Confirmation flow={flow} onRestart={() => undefined} />);
  const [, id] = /^<section[^>]* aria-labelledby="([^"]*)"/.exec(markup) ?? [];
  expect(markup).toMatch(new RegExp(`<h2 id="${id}"[^>]*>bookingConfirmed<`));
});
