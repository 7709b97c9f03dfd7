import type { Canvas } from './scenes/canvas.ts';
import { delivery, forecourt, summerForecourt } from './scenes/forecourt.ts';
import {
  dealership,
  hall,
  handover,
  paddle,
  studio,
  tyreHotel,
  workshop,
} from './scenes/indoors.ts';
import { charging, city, coast, fjord, greenHills, winter } from './scenes/outdoors.ts';
import { bread, longTable, plate, windowTable } from './scenes/table.ts';
import { dawnRoad, nightRoad, parkedTruck, yard } from './scenes/trucks.ts';

/** Paints one picture. */
export type Painter = (canvas: Canvas) => string[] | Promise<string[]>;

/** A site's pictures: what is in its hero, and what is in each of its others. */
export interface Album {
  readonly hero: Painter;
  readonly pictures: Readonly<Record<string, Painter>>;
}

const blue = { body: 'estate', colour: '#1d4e89' } as const;
const red = { body: 'estate', colour: '#8f2230' } as const;
const green = { body: 'estate', colour: '#2f5a46' } as const;
const silver = { body: 'saloon', colour: '#aab4ba' } as const;
const white = { body: 'saloon', colour: '#e8ecee' } as const;
const black = { body: 'saloon', colour: '#0b0d10' } as const;
const small = { body: 'cityCar', colour: '#d7ee2f' } as const;

const cobalt = '#0b3bd6';
const yellow = '#ffd400';
const calm = ['#eef4f5', '#c9dbe0'] as const;
const stores = ['#e8ecee', '#8f2230', '#1d2f57'];

function store(colours: readonly string[]): Album {
  return {
    hero: (canvas) => forecourt(canvas, colours, cobalt, yellow),
    pictures: {
      forecourt: (canvas) =>
        forecourt(canvas, colours.slice(1).concat('#d8dde2'), '#f3f5f8', yellow),
      handover: (canvas) => handover(canvas, ['#f5f7fb', '#cdd8f2'], yellow),
      inspection: (canvas) => workshop(canvas, { body: 'estate', colour: colours[1] ?? '#444444' }),
    },
  };
}

/** The pictures of every site, by the name content knows them under. */
export const catalogue: Readonly<Record<string, Album>> = {
  'nordvik-se': {
    hero: (canvas) => fjord(canvas, blue),
    pictures: {
      forecourt: (canvas) => summerForecourt(canvas, ['#1d4e89', '#d8dde2']),
      workshop: (canvas) => workshop(canvas, silver),
      charging: (canvas) => charging(canvas, white),
      'tyre-hotel': tyreHotel,
      handover: (canvas) => handover(canvas, calm, '#f9953d'),
      dealership: (canvas) => dealership(canvas, ['#1d4e89', '#8f2230']),
      'dealership-wide': (canvas) => dealership(canvas, ['#1d4e89', '#8f2230']),
      'dealership-tall': (canvas) => dealership(canvas, ['#1d4e89', '#8f2230']),
      'winter-road': (canvas) => winter(canvas, red),
    },
  },
  'nordvik-no': {
    hero: (canvas) => fjord(canvas, red),
    pictures: {
      'coast-road': (canvas) => coast(canvas, silver),
      charging: (canvas) => charging(canvas, blue, 0),
      'tyre-hotel': tyreHotel,
      workshop: (canvas) => workshop(canvas, white),
      handover: (canvas) => handover(canvas, calm, '#f9953d'),
    },
  },
  'nordvik-uk': {
    hero: (canvas) => greenHills(canvas, green),
    pictures: {
      'hill-road': (canvas) => greenHills(canvas, { ...silver, facing: 'right' }),
      charging: (canvas) => charging(canvas, white, 0),
      dealership: (canvas) => dealership(canvas, ['#2f5a46', '#d8dde2']),
      workshop: (canvas) => workshop(canvas, blue),
      handover: (canvas) => handover(canvas, calm, '#f9953d'),
    },
  },
  'mercedes-smart-se': {
    hero: (canvas) => studio(canvas, black),
    pictures: {
      'studio-front': (canvas) => studio(canvas, { ...black, facing: 'right' }),
      'studio-line': (canvas) => studio(canvas, { body: 'estate', colour: '#0e1114' }),
      'studio-suv': (canvas) =>
        studio(canvas, { body: 'estate', colour: '#1b2026', facing: 'right' }),
      'workshop-night': (canvas) => workshop(canvas, black, 'studio'),
      'smart-hero-wide': (canvas) => city(canvas, small),
      'smart-hero-tall': (canvas) => city(canvas, small),
      'smart-charging': (canvas) => city(canvas, { ...small, colour: '#f4f4f0' }),
      'smart-city': (canvas) => city(canvas, { ...small, facing: 'right' }),
      'smart-parking': (canvas) => city(canvas, { ...small, colour: '#1a1a1a' }),
    },
  },
  'nordvik-trucks-se': {
    hero: (canvas) => dawnRoad(canvas, '#1f5b8f'),
    pictures: {
      'night-road': (canvas) => nightRoad(canvas, '#2a5f93'),
      yard: (canvas) => yard(canvas, ['#c9d2d9', '#1f5b8f', '#8f2230']),
      workshop: (canvas) => parkedTruck(canvas, '#1f5b8f', false),
      charging: (canvas) => parkedTruck(canvas, '#2f7a5a', true),
    },
  },
  'nordvik-auctions-se': {
    hero: (canvas) => hall(canvas, ['#7c1e2a']),
    pictures: {
      row: (canvas) => hall(canvas, ['#31506e', '#8a8f94', '#7c1e2a']),
      'under-cover': (canvas) => hall(canvas, ['#31506e'], true),
      inspection: (canvas) => workshop(canvas, { body: 'saloon', colour: '#31506e' }, 'studio'),
      paddle: (canvas) => paddle(canvas, '#31506e'),
    },
  },
  'nordvik-restaurant-se': {
    hero: windowTable,
    pictures: { plate, bread, window: windowTable, 'long-table': longTable },
  },
  'carstore-se': {
    ...store(stores),
    pictures: {
      ...store(stores).pictures,
      delivery: (canvas) => delivery(canvas, '#8f2230', cobalt),
    },
  },
  'carstore-no': store(['#2f5a46', '#e8ecee', '#8f2230']),
  'carstore-fi': store(['#e8ecee', '#1d4e89', '#3a3f45']),
  'carstore-sk': store(['#8f2230', '#aab4ba', '#1d4e89']),
};
