import type { Building } from '../facilities/facilityPictures.ts';
import type { DepartmentKind } from '../languages/language.ts';
import type { FacilityPlan } from './dealer.ts';

const kinds: readonly DepartmentKind[] = [
  'new',
  'used',
  'vans',
  'workshop',
  'parts',
  'body',
  'tyres',
];

const buildings: readonly Building[] = ['dealership', 'forecourt', 'workshop', 'tyreHotel'];

/**
 * Reads a table of facilities, one per line and in display order:
 *
 *     id | slug | name | street | zip | city | place | region | coordinates | phone | building | departments
 *
 * Throws at an invalid line, because the tables are part of the program.
 */
export function readFacilities(table: string): FacilityPlan[] {
  const lines = table.split('\n').filter((line) => line.trim() !== '');
  return lines.map(readFacility);
}

function readFacility(line: string): FacilityPlan {
  const cells = line.split('|').map((cell) => cell.trim());
  const take = () => cells.shift() || fail(line);
  return {
    id: take(),
    slug: take(),
    name: take(),
    street: take(),
    zip: take(),
    city: take(),
    place: take(),
    region: take(),
    coordinates: take(),
    phone: take(),
    building: oneOf(buildings, take()) ?? fail(line),
    departments: take()
      .split(' ')
      .map((text) => oneOf(kinds, text) ?? fail(line)),
  };
}

function oneOf<Word extends string>(words: readonly Word[], text: string): Word | undefined {
  return words.find((word) => word === text);
}

function fail(line: string): never {
  throw new Error(`This line of a table of facilities can't be read: ${line}`);
}
