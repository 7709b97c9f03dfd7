import { html } from 'hono/html';
import type { WireConfirmation, WireReview } from '#upstream/tirehotel/wire.ts';
import { cardList, countHeadline } from '../frontPage/cards.ts';
import type { Html } from '../frontPage/html.ts';
import type { Panel } from '../frontPage/panel.ts';
import { utcTime } from '../frontPage/time.ts';
import { type Agreements, behaviours } from './agreements.ts';
import type { SentMessage, TirehotelStore } from './tirehotelStore.ts';

const shown = 50;

/** Shows the text messages that were sent, such as codes. */
export function messagesPanel(store: TirehotelStore): Panel {
  return {
    id: 'text-messages',
    title: 'Text messages',
    intro: `The latest ${shown} text messages of the tire hotel, newest first. Reload the page for new ones.`,
    headline: () => {
      const [latest] = store.messages(1);
      return {
        value: latest ? timeOf(latest.sentAt) : '–',
        label: 'latest text message (UTC)',
        tone: 'calm',
      };
    },
    render: () => cardList(store.messages(shown).map(messageCard)),
  };
}

function messageCard({ phone, text, sentAt }: SentMessage): Html {
  return html`
    <li class="card">
      <h3>${phone}</h3>
      <p>${text}</p>
      <p class="quiet">${utcTime(sentAt)}</p>
    </li>`;
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString().slice(11, 19);
}

/** The registration numbers to try. */
export function agreementsPanel({ agreements }: Agreements): Panel {
  return {
    id: 'tire-hotel',
    title: 'Tire hotel agreements',
    intro: 'Registration numbers with an agreement, and what each of them shows. Codes are above.',
    headline: () => ({ value: agreements.size, label: 'agreements', tone: 'calm' }),
    render: () =>
      html`<div class="card"><dl>${[...agreements].map(
        ([regNo, { shows, behaviour }]) => html`
        <div><dt><code>${regNo}</code></dt><dd>${shows}${behaviour ? ` (${behaviours[behaviour]})` : ''}</dd></div>`,
      )}</dl></div>`,
  };
}

/** The latest bookings and reviews. */
export function bookingsPanel(store: TirehotelStore): Panel {
  return {
    id: 'tire-bookings',
    title: 'Tire hotel bookings',
    intro: `The latest ${shown} bookings and reviews, newest first.`,
    headline: () =>
      countHeadline(store.bookingCount(), 'wheel change booked', 'wheel changes booked'),
    render: () =>
      cardList([
        ...store.bookings(shown).map(bookingCard),
        ...store.reviews(shown).map(reviewCard),
      ]),
  };
}

function bookingCard({
  bookingConfirmationId,
  appointmentTime,
  isFullDay,
  workshop,
  customerBase: { firstName, lastName, email, phoneMobile },
  freeText,
}: WireConfirmation): Html {
  const time = isFullDay ? appointmentTime.slice(0, 10) : appointmentTime.replace('T', ' ');
  return html`
    <li class="card">
      <h3>${bookingConfirmationId}</h3>
      <dl>
        <div><dt>Time</dt><dd>${time}</dd></div>
        <div><dt>Workshop</dt><dd>${workshop?.name}</dd></div>
        <div><dt>Customer</dt><dd>${firstName} ${lastName}</dd></div>
        <div><dt>E-mail</dt><dd>${email}</dd></div>
        <div><dt>Mobile</dt><dd>${phoneMobile}</dd></div>
        ${freeText ? html`<div><dt>Comment</dt><dd>${freeText}</dd></div>` : ''}
      </dl>
    </li>`;
}

function reviewCard({ rating, comment, date }: WireReview): Html {
  return html`
    <li class="card">
      <h3>${'★'.repeat(rating)}${'☆'.repeat(5 - rating)}</h3>
      <p>${comment}</p>
      <p class="quiet">${date}</p>
    </li>`;
}
