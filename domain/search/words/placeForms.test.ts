import { expect, test } from 'vitest';
import { isFormOf } from './placeForms.ts';

test.each([
  ['fi', 'Turku', 'Turkua Turun Turusta Turussa'],
  ['fi', 'Helsinki', 'helsinkiä Helsingin helsingistä'],
  ['fi', 'Tampere', 'Tamperetta Tampereen Tampereelta'],
  ['fi', 'Lahti', 'Lahtea Lahden Lahdesta'],
  ['fi', 'Seinäjoki', 'Seinäjokea Seinäjoen Seinäjoelta'],
  ['fi', 'Espoo', 'Espoota Espoon espoosta'],
  ['fi', 'Jyväskylä', 'jyväskylää Jyväskylän Jyväskylästä'],
  ['fi', 'Rovaniemi', 'Rovaniemeä Rovaniemen Rovaniemeltä'],
  ['fi', 'Joensuu', 'Joensuuta Joensuun'],
  // Each pair of consonants has a weak grade of its own.
  ['fi', 'Nokka', 'Nokan'],
  ['fi', 'Lappi', 'Lapin'],
  ['fi', 'Mutta', 'Mutan'],
  ['fi', 'Kaupunki', 'Kaupungin'],
  ['fi', 'Ranta', 'Rannan'],
  ['fi', 'Silta', 'Sillan'],
  ['fi', 'Parta', 'Parran'],
  ['fi', 'Kumpu', 'Kummun'],
  ['fi', 'Tahto', 'Tahdon'],
  ['fi', 'Pato', 'Padon'],
  ['fi', 'Leipä', 'Leivän'],
  ['fi', 'Joki', 'Joen'],
  ['fi', 'Hämeenlinna', 'Hämeenlinnaa Hämeenlinnan hameenlinnasta'],
  ['sk', 'Košice', 'Košíc Košiciach kosice'],
  ['sk', 'Bratislava', 'Bratislavy bratislave Bratislavou'],
  ['sk', 'Banská Bystrica', 'Banskej_Bystrice'],
  ['sk', 'Trenčín', 'Trenčína trenčíne'],
  ['sv', 'Malmö', 'malmo MALMÖ'],
  ['en', 'Leeds', 'leeds'],
])('%s: %s is also %s', (language, name, forms) => {
  for (const form of forms.split(' '))
    expect([form, isFormOf(form.replaceAll('_', ' '), name, language)]).toEqual([form, true]);
});

test.each([
  ['fi', 'Turku', 'Turkki'],
  ['fi', 'Pori', 'Porvoota'],
  ['fi', 'Salo', 'Saloinen'],
  ['sk', 'Nitra', 'Nitrianske'],
  ['sv', 'Uppsala', 'Uppsalas'],
  ['en', 'Leeds', 'Leed'],
])('%s: %s is not %s', (language, name, other) => {
  expect(isFormOf(other, name, language)).toBe(false);
});
