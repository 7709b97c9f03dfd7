import type { ReactNode } from 'react';
import type { BegunFlow } from '#domain/booking/bookingFlow.ts';
import {
  type OfferingType,
  type SelectedService,
  type Selection,
  selectedCodes,
} from '#domain/booking/selection.ts';
import { shownServices } from '#domain/booking/shownServices.ts';
import { priceOf, totalOf } from '#domain/booking/totals.ts';
import { visitOf } from '#domain/booking/visit.ts';
import { fillText } from '#domain/fillText.ts';
import { keepPostalCode } from '#features/shared/keepPostalCode.ts';
import { useBooking } from '../booking.ts';
import { Price } from '../price/Price.tsx';
import { formatDuration } from '../times/formatDuration.ts';
import { formatSlotTime } from '../times/formatSlot.ts';
import * as css from './BookingSummary.css.ts';

interface BookingSummaryProps {
  readonly flow: BegunFlow;
}

/** Everything that has been chosen so far, and what it costs. */
export function BookingSummary({ flow }: BookingSummaryProps) {
  const { texts } = useBooking().setup;
  const services = shownServices(flow);
  const total = totalOf(services);
  const isEmpty = selectedCodes(services).length === 0;
  return (
    <div className={css.summary}>
      <dl className={css.facts}>
        <Vehicle flow={flow} />
        <Appointment flow={flow} />
        <Visit flow={flow} />
      </dl>
      {isEmpty ? (
        <p className={css.note}>{texts.bookingSummaryEmpty}</p>
      ) : (
        <>
          <Offerings services={services} type="service" title={texts.bookingSummaryServices} />
          <Offerings services={services} type="addon" title={texts.bookingSummaryAddons} />
          <p className={css.total}>
            <span>{texts.bookingSummaryTotal}</span>
            <Price price={total} />
          </p>
          {total.hasUnknown && <p className={css.note}>{texts.bookingPriceFootnote}</p>}
          {/* What was booked has the prices of its workshop. */}
          {flow.stage !== 'booked' && <p className={css.note}>{texts.bookingPriceMedian}</p>}
        </>
      )}
    </div>
  );
}

function Vehicle({ flow: { vehicle } }: BookingSummaryProps) {
  const { texts } = useBooking().setup;
  const { registrationNumber, brand, model, buildYear } = vehicle;
  return (
    <Fact name={texts.bookingSummaryVehicle}>
      {registrationNumber && <span>{registrationNumber}</span>}
      <span className={css.line}>{[brand, model, buildYear].filter(Boolean).join(' ')}</span>
    </Fact>
  );
}

/** The workshop and the time, as far as they are chosen. */
function Appointment({ flow }: BookingSummaryProps) {
  const { setup } = useBooking();
  const { texts } = setup;
  const workshop = 'workshop' in flow ? flow.workshop : undefined;
  const time = 'time' in flow ? flow.time : undefined;
  return (
    <>
      {workshop && (
        <Fact name={texts.bookingSummarySite}>
          <span>{workshop.facilityName}</span>
          <span className={css.line}>{keepPostalCode(workshop.address)}</span>
        </Fact>
      )}
      {time && (
        <Fact name={texts.bookingSummaryTime}>
          <span>{formatSlotTime(time, setup)}</span>
          {time.isFullDay && <span className={css.line}>{texts.bookingFullDayNote}</span>}
        </Fact>
      )}
    </>
  );
}

/** How long the visit takes, and whether to wait. A car that stays all day has its own note. */
function Visit({ flow }: BookingSummaryProps) {
  const { locale, texts } = useBooking().setup;
  const { minutes, canWait } = visitOf(flow.services);
  const isAllDay = 'time' in flow && flow.time.isFullDay;
  if (isAllDay || (minutes === undefined && canWait === undefined)) return null;
  return (
    <Fact name={texts.bookingSummaryVisit}>
      {minutes !== undefined && (
        <span>
          {fillText(texts.bookingVisitAbout, { duration: formatDuration(minutes, locale) })}
        </span>
      )}
      {canWait !== undefined && (
        <span className={css.line}>
          {canWait ? texts.bookingVisitWait : texts.bookingVisitLeave}
        </span>
      )}
    </Fact>
  );
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt className={css.name}>{name}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}

interface OfferingsProps {
  readonly services: Selection;
  readonly type: OfferingType;
  readonly title: string;
}

function Offerings({ services, type, title }: OfferingsProps) {
  const chosen = Object.entries(services).filter(([, entry]) => entry.type === type);
  if (chosen.length === 0) return null;
  return (
    <div>
      <p className={css.name}>{title}</p>
      <ul className={css.offerings}>
        {chosen.map(([code, entry]) => (
          <Offering key={code} entry={entry} />
        ))}
      </ul>
    </div>
  );
}

function Offering({ entry }: { readonly entry: SelectedService }) {
  const { name, unit, unitAbbreviation, listItems } = entry;
  return (
    <li className={css.offering}>
      <span className={css.offeringName}>
        <span>{unit > 1 ? `${name} × ${unit} ${unitAbbreviation}` : name}</span>
        {listItems.map((item) => (
          <span key={item} className={css.line}>
            {item}
          </span>
        ))}
      </span>
      <span className={css.offeringPrice}>
        <Price price={priceOf(entry, unit)} />
      </span>
    </li>
  );
}
