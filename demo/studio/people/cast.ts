import type { Person } from './person.ts';

/** The people with a portrait. Append new ones to a list, so that the other portraits don’t change. */
export const cast: readonly Person[] = [
  ...women('sales', [
    { id: 'anna', skin: 'porcelain', hair: 'bob', colour: 'blond', age: 34 },
    { id: 'leila', skin: 'olive', hair: 'wavy', colour: 'espresso', age: 29, mouth: 'laugh' },
    { id: 'karin', skin: 'fair', hair: 'pixie', colour: 'silver', age: 61, glasses: 'round' },
    { id: 'amina', skin: 'brown', hair: 'headscarf', colour: 'black', age: 31 },
    { id: 'ingrid', skin: 'porcelain', hair: 'bun', colour: 'copper', age: 42, mouth: 'calm' },
    { id: 'linh', skin: 'warm', hair: 'fringe', colour: 'black', age: 27 },
    { id: 'zuzana', skin: 'fair', hair: 'long', colour: 'chestnut', age: 38, mouth: 'laugh' },
    { id: 'grace', skin: 'deep', hair: 'afro', colour: 'black', age: 36 },
    { id: 'hanna', skin: 'fair', hair: 'ponytail', colour: 'flaxen', age: 25 },
    { id: 'birgit', skin: 'porcelain', hair: 'bob', colour: 'grey', age: 57, glasses: 'square' },
    { id: 'priya', skin: 'tan', hair: 'braid', colour: 'black', age: 33, mouth: 'laugh' },
    { id: 'elin', skin: 'fair', hair: 'wavy', colour: 'auburn', age: 46, glasses: 'round' },
  ]),
  ...women('workshop', [
    { id: 'maja', skin: 'fair', hair: 'ponytail', colour: 'brown', age: 28, mouth: 'laugh' },
    { id: 'sanna', skin: 'porcelain', hair: 'pixie', colour: 'flaxen', age: 35 },
    { id: 'fatima', skin: 'tan', hair: 'headscarf', colour: 'black', age: 40, mouth: 'laugh' },
    { id: 'vera', skin: 'fair', hair: 'bun', colour: 'ash', age: 52, mouth: 'calm' },
    { id: 'nadia', skin: 'brown', hair: 'curls', colour: 'espresso', age: 30 },
    { id: 'jenni', skin: 'porcelain', hair: 'braid', colour: 'copper', age: 24 },
    { id: 'mei', skin: 'warm', hair: 'bob', colour: 'black', age: 37, glasses: 'round' },
    { id: 'solveig', skin: 'fair', hair: 'pixie', colour: 'grey', age: 63, mouth: 'laugh' },
  ]),
  ...men('sales', [
    { id: 'erik', skin: 'fair', hair: 'sidePart', colour: 'blond', age: 36 },
    { id: 'amir', skin: 'olive', hair: 'quiff', colour: 'black', age: 31, beard: 'full' },
    { id: 'lars', skin: 'porcelain', hair: 'receding', colour: 'grey', age: 59, glasses: 'square' },
    { id: 'samuel', skin: 'deep', hair: 'buzz', colour: 'black', age: 33, mouth: 'laugh' },
    { id: 'mikko', skin: 'fair', hair: 'tousled', colour: 'ash', age: 28, beard: 'stubble' },
    { id: 'olav', skin: 'porcelain', hair: 'bald', colour: 'grey', age: 64, beard: 'full' },
    { id: 'raj', skin: 'tan', hair: 'sidePart', colour: 'black', age: 45, beard: 'moustache' },
    { id: 'viktor', skin: 'fair', hair: 'curls', colour: 'chestnut', age: 26, glasses: 'round' },
    { id: 'tomas', skin: 'warm', hair: 'buzz', colour: 'brown', age: 41, beard: 'stubble' },
    { id: 'minh', skin: 'warm', hair: 'quiff', colour: 'black', age: 34, mouth: 'laugh' },
    {
      id: 'fredrik',
      skin: 'porcelain',
      hair: 'sidePart',
      colour: 'copper',
      age: 39,
      beard: 'full',
    },
    { id: 'james', skin: 'brown', hair: 'bald', colour: 'espresso', age: 48, mouth: 'calm' },
  ]),
  ...men('workshop', [
    { id: 'jonas', skin: 'fair', hair: 'tousled', colour: 'brown', age: 30, mouth: 'laugh' },
    { id: 'hassan', skin: 'tan', hair: 'curls', colour: 'black', age: 37, beard: 'full' },
    { id: 'petter', skin: 'porcelain', hair: 'buzz', colour: 'flaxen', age: 24 },
    { id: 'juha', skin: 'fair', hair: 'receding', colour: 'ash', age: 54, beard: 'goatee' },
    { id: 'daniel', skin: 'deep', hair: 'afro', colour: 'black', age: 27, beard: 'stubble' },
    { id: 'marek', skin: 'warm', hair: 'quiff', colour: 'espresso', age: 33, beard: 'stubble' },
    {
      id: 'gunnar',
      skin: 'porcelain',
      hair: 'bald',
      colour: 'silver',
      age: 62,
      beard: 'moustache',
    },
    { id: 'ali', skin: 'olive', hair: 'sidePart', colour: 'black', age: 44, glasses: 'square' },
  ]),
];

type Described = Omit<Person, 'looks' | 'work'>;

function women(work: Person['work'], people: readonly Described[]): Person[] {
  return people.map((person) => ({ ...person, looks: 'woman', work }));
}

function men(work: Person['work'], people: readonly Described[]): Person[] {
  return people.map((person) => ({ ...person, looks: 'man', work }));
}
