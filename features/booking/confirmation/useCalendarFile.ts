import { useEffect, useState } from 'react';
import { calendarFile } from '#domain/booking/calendarFile.ts';
import { visitOf } from '#domain/booking/visit.ts';
import { fillText } from '#domain/fillText.ts';
import { type BookingSetup, useBooking } from '../booking.ts';
import type { ConfirmationProps } from './ConfirmationProps.ts';

/** A file to download. */
interface DownloadedFile {
  /** Absent until the browser has made it. */
  readonly href: string | undefined;
  readonly name: string;
}

/** The booked time as a calendar file, made in the browser: no server has to know who downloads it. */
export function useCalendarFile(flow: ConfirmationProps['flow']): DownloadedFile {
  const { setup } = useBooking();
  const [href, setHref] = useState<string>();
  useEffect(() => {
    const file = new Blob([textOf(flow, setup, Date.now())], { type: 'text/calendar' });
    const address = URL.createObjectURL(file);
    setHref(address);
    return () => URL.revokeObjectURL(address);
  }, [flow, setup]);
  return { href, name: `${flow.bookingId.replace(/[^\w-]+/g, '-')}.ics` };
}

function textOf(flow: ConfirmationProps['flow'], setup: BookingSetup, madeAt: number): string {
  const { workshop, time, vehicle, services, bookingId } = flow;
  const { texts } = setup;
  const { minutes, canWait } = visitOf(services);
  const names = Object.values(services).map(({ name }) => name);
  const lines = [
    ...names,
    ...(time.isFullDay ? [texts.bookingFullDayNote] : []),
    `${texts.bookingConfirmedNumber}: ${bookingId}`,
  ];
  return calendarFile({
    uid: `${bookingId}@${window.location.hostname}`,
    madeAt,
    time: time.timeSlot,
    isFullDay: time.isFullDay,
    minutes: canWait ? minutes : undefined,
    title: fillText(texts.bookingCalendarTitle, {
      registration: vehicle.registrationNumber ?? `${vehicle.brand} ${vehicle.model}`,
      site: workshop.facilityName,
    }),
    description: lines.join('\n'),
    location: `${workshop.facilityName}, ${workshop.address}`,
  });
}
