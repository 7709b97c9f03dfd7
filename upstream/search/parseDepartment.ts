import { z } from 'zod';
import type { BrandReference } from '#domain/brands/brandCode.ts';
import { dayOf } from '#domain/content/instant.ts';
import { mediaAddress } from '#domain/content/mediaAddress.ts';
import type { Department, StaffMember } from '#domain/facilities/facility.ts';
import {
  type DateHours,
  type DayHours,
  type DepartmentHours,
  parseTimeSpan,
  type WeekdayHours,
} from '#domain/facilities/openingHours.ts';
import { inTextOrder } from '#domain/inTextOrder.ts';
import { wireNumber } from '../http/wireNumber.ts';
import {
  wireAnsweredBrand,
  wireAnsweredHours,
  wireAnsweredSchedule,
  wireAnsweredUser,
  wireDepartment,
} from './facilityWire.ts';

/**
 * A department of a facility, in a list; empty if it is invalid, or has neither a name nor a group.
 *
 * @param timeZone - The facility's time zone, as an IANA name.
 */
export function parseDepartment(wire: unknown, timeZone: string): readonly Department[] {
  const read = wireDepartment.safeParse(wire);
  if (!read.success) return [];
  const { name, official_name: officialName, ...rest } = read.data;
  const group = rest.group.trim();
  const title = name.trim() || officialName.trim() || group;
  if (!title) return [];
  return [
    {
      group,
      name: title,
      phone: rest.phone.trim(),
      email: rest.email.trim(),
      brands: rest.brands.flatMap(parseBrand),
      number: rest.erp_id.trim(),
      schedule: parseSchedule(rest.openingschedule, timeZone),
      staff: rest.users.flatMap(parseUser),
    },
  ];
}

function parseBrand(wire: unknown): readonly BrandReference[] {
  const read = wireAnsweredBrand.safeParse(wire);
  if (!read.success) return [];
  const { name, brand_code: code } = read.data;
  return name === undefined && code === undefined ? [] : [{ name, code }];
}

/**
 * Absent without weekdays. A weekday or a date that can't be read makes all hours unknown, because the department
 * must not seem closed, nor have its usual hours on a holiday.
 */
function parseSchedule(wire: unknown, timeZone: string): DepartmentHours | undefined {
  if (wire === undefined || wire === null) return undefined;
  const read = wireAnsweredSchedule.safeParse(wire);
  if (!read.success) return 'unknown';
  const { openinghours, deviationdays } = read.data;
  const week = openinghours.map(parseWeekday);
  const deviations = deviationdays.map((day) => parseDate(day, timeZone));
  if (week.length === 0) return undefined;
  if (!isComplete(week) || !isComplete(deviations)) return 'unknown';
  const dates = mergeDates(deviations);
  return { week, deviations: dates.toSorted((a, b) => inTextOrder(a.date, b.date)) };
}

function isComplete<Item>(items: readonly (Item | undefined)[]): items is readonly Item[] {
  return !items.includes(undefined);
}

/** Several hours on one date contradict each other, so they are unknown unless they are the same. */
function mergeDates(deviations: readonly DateHours[]): readonly DateHours[] {
  const byDate = Map.groupBy(deviations, ({ date }) => date);
  return [...byDate.values()].flatMap(([first, ...more]) => {
    if (first === undefined) return [];
    return more.every(({ span }) => isSameSpan(span, first.span))
      ? [first]
      : [{ date: first.date, text: '', span: 'unknown' as const }];
  });
}

function isSameSpan(one: DateHours['span'], other: DateHours['span']): boolean {
  if (!one || !other || one === 'unknown' || other === 'unknown') return one === other;
  return one.opens === other.opens && one.closes === other.closes;
}

const wireWeekday = z.object({ day: wireNumber.pipe(z.number().int().min(1).max(7)) });
const wireDate = z.object({ date: z.string() });

function parseWeekday(wire: unknown): WeekdayHours | undefined {
  const day = wireWeekday.safeParse(wire);
  const hours = parseHours(wire);
  return day.success && hours ? { weekday: day.data.day, ...hours } : undefined;
}

/** `undefined` if the date can't be read. */
function parseDate(wire: unknown, timeZone: string): DateHours | undefined {
  const read = wireDate.safeParse(wire);
  const date = read.success ? dayOf(read.data.date, timeZone) : undefined;
  if (date === undefined) return undefined;
  const hours = parseHours(wire);
  // The text of hours that can't be read may be as wrong as they are.
  return hours ? { date, ...hours } : { date, text: '', span: 'unknown' };
}

/** A text such as `9–18` beside no times: the day isn't closed. */
const hasTimes = /\d(?:[:.]\d\d)?\s*[-–—]\s*\d/;

/** `undefined` if the times can't be read. */
function parseHours(wire: unknown): DayHours | undefined {
  const read = wireAnsweredHours.safeParse(wire);
  if (!read.success) return undefined;
  const { opens, closes, displayText } = read.data;
  const text = displayText.trim();
  if (!opens && !closes) return hasTimes.test(text) ? undefined : { text };
  const span = parseTimeSpan(opens, closes);
  return span && { text, span };
}

function parseUser(wire: unknown): readonly StaffMember[] {
  const read = wireAnsweredUser.safeParse(wire);
  if (!read.success) return [];
  const { first_name, last_name, title, phone, email, image_url } = read.data;
  const [firstName, lastName] = [first_name.trim(), last_name.trim()];
  if (!firstName && !lastName) return [];
  return [
    {
      firstName,
      lastName,
      title: title.trim(),
      phone: phone.trim(),
      email: email.trim(),
      image: mediaAddress(image_url),
    },
  ];
}
