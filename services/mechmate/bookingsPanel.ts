import { html } from 'hono/html';
import { countHeadline } from '../frontPage/cards.ts';
import type { Html } from '../frontPage/html.ts';
import type { Panel } from '../frontPage/panel.ts';
import { utcTime } from '../frontPage/time.ts';
import { behaviours } from './behaviours.ts';
import type { StoredBooking } from './bookingStore.ts';
import type { MechmateTools } from './tools.ts';
import type { PlannedVehicle } from './workshopPlan.ts';

const shown = 24;

/** The vehicles that can be looked up, and the latest bookings. */
export function bookingsPanel({ plan, store, openSearches }: MechmateTools): Panel {
  return {
    id: 'bookings',
    title: 'Service bookings',
    intro: `The latest ${shown} bookings, newest first, and registration numbers to book with. All other numbers are unknown.`,
    headline: () => countHeadline(store.count(), 'booking made', 'bookings made'),
    render: () => html`
      <div class="stack">
        <ul class="grid plain">${store.latest(shown).map((booking) => bookingCard(booking, plan))}</ul>
        <p class="quiet">Searches for workshops under way: <strong id="open-searches">${openSearches.size}</strong></p>
        <div class="card"><dl>${Object.entries(plan.vehicles).map(
          ([number, vehicle]) =>
            html`<div><dt><code>${number}</code></dt><dd>${describe(vehicle)}</dd></div>`,
        )}</dl></div>
      </div>`,
  };
}

function describe(vehicle: PlannedVehicle): string {
  const { brand, model, buildYear, behaviour, isSupported, hasServiceAgreement } = vehicle;
  const name = [brand, model, buildYear].filter(Boolean).join(' ');
  const facts = [
    isSupported ? '' : 'not supported',
    hasServiceAgreement ? 'with a service agreement' : '',
    vehicle.unavailable.length > 0 ? `without ${vehicle.unavailable.join(', ')}` : '',
    behaviour === undefined ? '' : behaviours[behaviour],
  ];
  return [name, facts.filter(Boolean).join(', ')].filter(Boolean).join(': ');
}

function bookingCard(
  { id, request, siteName, bookedAt }: StoredBooking,
  plan: MechmateTools['plan'],
): Html {
  const { customer, timeSlot, isFullDay, registrationNumber, freeText, mileage } = request;
  const time = `${timeSlot.slice(0, 16).replace('T', ' ')}${isFullDay ? ', the whole day' : ''}`;
  const offerings = [...plan.services, ...plan.addons].flatMap((category) => category.offerings);
  const nameOf = (code: string) => offerings.find((each) => each.code === code)?.name ?? code;
  return html`
    <li class="card">
      <h3>${registrationNumber}: ${siteName}</h3>
      <p class="quiet"><code>${id}</code>, booked ${utcTime(bookedAt)}</p>
      <dl>
        <div><dt>Time</dt><dd><time datetime="${timeSlot}">${time}</time></dd></div>
        <div><dt>Customer</dt><dd>${customer.firstName} ${customer.lastName}, ${customer.phone}, ${customer.email}</dd></div>
        ${mileage > 0 ? html`<div><dt>Mileage</dt><dd>${mileage} mil</dd></div>` : ''}
        ${freeText === '' ? '' : html`<div><dt>Message</dt><dd>${freeText}</dd></div>`}
        ${request.serviceOfferingRequests.map(
          ({ kobraId, unitsSelected, userInput }) =>
            html`<div><dt>${nameOf(kobraId)}</dt><dd>${unitsSelected}${userInput === '' ? '' : `, “${userInput}”`}</dd></div>`,
        )}
      </dl>
    </li>`;
}
