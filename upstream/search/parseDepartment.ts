import { z } from 'zod';
import type { BrandReference } from '#domain/brands/brandCode.ts';
import { mediaAddress } from '#domain/content/mediaAddress.ts';
import type { Department, StaffMember } from '#domain/facilities/facility.ts';
import {
  type DateHours,
  type DayHours,
  type OpeningSchedule,
  parseTimeSpan,
  type WeekdayHours,
} from '#domain/facilities/openingHours.ts';
import {
  wireAnsweredBrand,
  wireAnsweredHours,
  wireAnsweredUser,
  wireDepartment,
} from './facilityWire.ts';

/** A department of a facility, in a list; empty if it is invalid, or has neither a name nor a group. */
export function parseDepartment(wire: unknown): readonly Department[] {
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
      erpId: rest.erp_id.trim(),
      schedule: parseSchedule(rest.openingschedule),
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

/** Without weekdays, or if one is malformed, the hours are unknown: the department must not seem closed. */
function parseSchedule(wire: {
  readonly openinghours: readonly unknown[];
  readonly deviationdays: readonly unknown[];
}): OpeningSchedule | undefined {
  const week = wire.openinghours.flatMap(parseWeekday);
  if (week.length === 0 || week.length < wire.openinghours.length) return undefined;
  const deviations = wire.deviationdays.flatMap(parseDate);
  return { week, deviations: deviations.toSorted((a, b) => (a.date < b.date ? -1 : 1)) };
}

const wireWeekday = z.object({ day: z.coerce.number().int().min(1).max(7) });
const wireDate = z.object({ date: z.iso.date() });

function parseWeekday(wire: unknown): readonly WeekdayHours[] {
  const day = wireWeekday.safeParse(wire);
  return day.success ? parseHours(wire).map((hours) => ({ weekday: day.data.day, ...hours })) : [];
}

function parseDate(wire: unknown): readonly DateHours[] {
  const day = wireDate.safeParse(wire);
  return day.success ? parseHours(wire).map((hours) => ({ date: day.data.date, ...hours })) : [];
}

/** Empty if the times are malformed. */
function parseHours(wire: unknown): readonly DayHours[] {
  const read = wireAnsweredHours.safeParse(wire);
  if (!read.success) return [];
  const { opens, closes, displayText } = read.data;
  const text = displayText.trim();
  if (opens === undefined && closes === undefined) return [{ text }];
  const span = parseTimeSpan(opens, closes);
  return span ? [{ text, span }] : [];
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
