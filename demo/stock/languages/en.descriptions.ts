import type { DescriptionWords } from './language.ts';

/** Sentences about cars in British English. */
export const descriptions: DescriptionWords = {
  openings: {
    family: [
      'This {model} swallows the pushchair, the dog and the shopping in one go.',
      'Roomy {model} for anyone who packs a lot and drives a long way.',
      '{model} with room for the whole family and everything they bring.',
    ],
    tall: [
      '{model} with a high seat, a clear view and easy steps in and out.',
      'This {model} is as happy on a farm track as in town.',
      'Steady {model} for the week, the winter and the holiday.',
      'This {model} is easy to drive, with plenty of room in the back.',
    ],
    small: [
      'Neat, light and simple to park, this {model} was made for town.',
      '{model} for commuting and short trips, and cheap to run.',
      'This {model} makes as good a first car as a second.',
    ],
    saloon: [
      'Quiet, comfortable {model} for long journeys.',
      '{model} that drives well and has a boot big enough for the airport run.',
      'This {model} is as relaxed in traffic as on the motorway.',
    ],
    fun: ['{model} for sunny days and winding roads.'],
    van: [
      '{model} ready to start work on Monday morning.',
      'This {model} has been serviced on time and never overloaded.',
      'Hard-working {model} with a low load floor and a sensible payload.',
    ],
    pickup: ['{model} that tows, copes with mud and seats five.'],
  },
  fuels: {
    electric: [
      'Official range is {range}, and we have measured the battery at {health}% health.',
      'The {battery} battery shows {health}% health in our own test, with an official range of {range}.',
      'Electric, with an official range of {range}. Allow for two thirds of that on a cold day.',
    ],
    plugin: [
      'Does up to {range} on electricity, so most days need no petrol at all.',
      'Charges overnight and covers up to {range} on electricity.',
      'Electric range of up to {range}. Battery tested at {health}% health.',
    ],
    hybrid: [
      'The hybrid charges itself and averages {consumption}.',
      'No cable needed: the motor does its share in town, and the average is {consumption}.',
    ],
    petrol: ['The petrol engine averages {consumption}.'],
    diesel: [
      'Averages {consumption}, so fill-ups are far apart.',
      'A strong diesel for long distances, averaging {consumption}.',
    ],
  },
  oneOwner: [
    'One keeper from new, serviced every time it was due.',
    'One previous keeper and a full service book.',
  ],
  soldHere: ['Supplied new by us and looked after in our workshops ever since.'],
  owners: [
    '{owners} previous keepers and a full service history.',
    '{owners} keepers, two keys and a service book without gaps.',
    'It has had {owners} keepers. The latest service was done when we bought it.',
  ],
  counts: ['two', 'three', 'four', 'five'],
  flaws: [
    'A few stone chips on the bonnet, otherwise in fine condition.',
    'A small parking dent in the nearside rear door that shows in the right light.',
    'Scratches on the boot lip from a bicycle or two.',
    'New front brake discs and pads.',
    'Four matching tyres with plenty of tread.',
    'A little wear on the driver’s seat bolster.',
    'The windscreen was replaced this year.',
    'One kerbed alloy on the nearside front, nothing else to report.',
    'Like new inside, with a few small scratches around the door handles.',
  ],
  inspected: 'New MOT with no advisories, and never less than ten months left on it.',
  equipment: [
    'Equipment worth a mention: {equipment}.',
    'Highlights: {equipment}.',
    'Among the equipment: {equipment}.',
  ],
  demo: [
    'Our own demonstrator, driven by customers and washed every week. The manufacturer’s warranty runs from the first registration.',
    'Demonstrator, serviced on time and ready to collect within a week.',
  ],
  fresh: [
    'New and in stock, never registered. Ready as soon as it is taxed and plated.',
    'New and in the showroom. Sit in it today and drive it home within a fortnight.',
  ],
  sample: [
    'An example: you choose paint, trim and options with the salesperson, and the price in the contract stands.',
    'This is how yours could look when you order new. We price your options and tell you when it can be delivered.',
  ],
  and: 'and',
};
