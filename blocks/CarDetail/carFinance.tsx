import type { ReactNode } from 'react';
import type { BlockFrame } from '#cms/block.ts';
import { CreditNotice } from '#cms/credit/CreditNotice.tsx';
import type { CarRecord } from '#domain/cars/car.ts';
import { quotedVehicle } from '#domain/financeQuote/vehicle.ts';
import { CarFinance, hasFinance } from '#features/finance/CarFinance.tsx';
import { financeBaseText } from '#features/finance/financeBase.ts';
import { financeFormats } from '#features/finance/formatFinance.ts';
import { FinanceQuote } from '#features/financeQuote/FinanceQuote.tsx';

/**
 * What a car costs by the month; undefined if it can only be paid at once. Where a lender quotes for the
 * car, its quote replaces the loan of the index: two prices for the same loan would confuse.
 */
export function carFinance(car: CarRecord, frame: BlockFrame): ReactNode {
  const quote = financeQuote(car, frame);
  const offers = financeOffers(quote ? { ...car, loan: undefined } : car, frame);
  if (!quote && !offers) return undefined;
  return (
    <>
      {quote}
      {offers}
    </>
  );
}

/** Whether the finance section of a car has the representative example of its own loan. */
export function explainsCredit(car: CarRecord, { financeQuote: quotes }: BlockFrame): boolean {
  return car.loan !== undefined && !(quotes && quotedVehicle(car, quotes.setup));
}

/** The quote of a lender, on sites that have one, for cars that it finances. */
function financeQuote(car: CarRecord, frame: BlockFrame): ReactNode {
  const { site, financeQuote, dictionary, phone } = frame;
  const quoted = financeQuote && quotedVehicle(car, financeQuote.setup);
  if (!quoted) return undefined;
  return (
    <FinanceQuote
      carId={car.id}
      base={baseText(car, quoted.price, frame)}
      site={site}
      links={financeQuote.links}
      dictionary={dictionary}
      phone={phone}
    />
  );
}

/** The loan and leasings of a car. Swedish law requires a warning beside credit. */
function financeOffers(car: CarRecord, frame: BlockFrame): ReactNode {
  if (!hasFinance(car)) return undefined;
  const { locale, country, dictionary, distanceUnit } = frame;
  return (
    <CarFinance
      offers={car}
      place={{ locale, country, currency: car.price.currency }}
      distanceUnit={distanceUnit}
      loanBase={car.loan && car.price.other && baseText(car, car.loan.price, frame)}
      warning={country === 'SE' && <CreditNotice dictionary={dictionary} level={3} />}
      dictionary={dictionary}
    />
  );
}

function baseText(car: CarRecord, price: number, { locale, country, dictionary }: BlockFrame) {
  const { money } = financeFormats({ locale, country, currency: car.price.currency });
  return financeBaseText(car, price, { texts: dictionary, money });
}
