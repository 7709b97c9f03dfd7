import type { AskedSet } from '../query.ts';

const roomy = ['Estate', 'SUV', 'MPV'];
const since = (year: number) => Array.from({ length: 2027 - year }, (_, more) => year + more);
const electric = { car_fuel: 'Electric' };
const pluginHybrid = { car_fuel: 'Plug-in hybrid' };
const estate = { car_body: 'Estate' };
const suv = { car_body: 'SUV' };
const small = { car_body: 'Hatchback' };
const automatic = { car_gearbox: 'Automatic' };
const allWheels = { car_drive: 'Four-wheel drive' };
const golf = { car_model: ['Golf', 'Golf Estate', 'e-Golf'] };

/** What British buyers ask for. */
export const en: AskedSet = {
  site: 'nordvik-uk',
  queries: [
    ['looking for an ev with decent range', { ...electric, wltp_electric_range: { least: 250 } }],
    ['ev 300 mile range', { ...electric, wltp_electric_range: { least: 300 } }],
    ['small automatic under £15000', { ...small, ...automatic, car_price: { most: 15_000 } }],
    ['family suv 7 seats', { ...suv, car_seats: 7 }],
    ['low mileage golf', { ...golf, car_mileage: { most: 30_000 } }],
    ['cheap runaround manual', { car_gearbox: 'Manual' }],
    [
      'between 8 and 12 grand petrol',
      { car_fuel: 'Petrol', car_price: { least: 8000, most: 12_000 } },
    ],
    ['bmv estate', { car_brand: 'BMW', ...estate }],
    ['vauxhal corsa', { car_brand: 'Vauxhall', car_model: 'Corsa' }],
    ['ulez friendly small petrol', { ...small, car_fuel: 'Petrol' }],
    [
      'tow 2000kg diesel 4x4',
      { car_towing_weight: { least: 2000 }, car_fuel: 'Diesel', ...allWheels },
    ],
    [
      'plug in hybrid suv with heated seats',
      { ...pluginHybrid, ...suv, car_equipment: ['Heated front seats', 'Heated rear seats'] },
    ],
    ['no older than 2020 kia sportage', { car_model: 'Sportage', car_year: since(2020) }],
    [
      'range rover evoque under 30000',
      { car_model: 'Range Rover Evoque', car_price: { most: 30_000 } },
    ],
    ['big estate with a good boot', estate],
    ['nissan leaf 2020', { car_model: 'Leaf', car_year: 2020 }],
    ['200 bhp plus petrol', { car_fuel: 'Petrol', car_power: { least: 200 } }],
    ['automatic only please, £12,000 max', { ...automatic, car_price: { most: 12_000 } }],
    ['white tiguan with pan roof', { car_model: 'Tiguan', car_color: 'White' }],
    ['mini cooper convertible or hatch', { car_model: 'Cooper' }],
    [
      'kia niro ev low miles',
      { car_model: ['Niro', 'e-Niro'], ...electric, car_mileage: { most: 30_000 } },
    ],
    ['used ev 2022 onwards', { ...electric, car_year: since(2022) }],
    ['vw transporter', { car_brand: 'Volkswagen', car_model: 'Transporter' }],
    ['phev estate', { ...pluginHybrid, ...estate }],
    [
      'family hybrid under 20k',
      { car_body: roomy, car_fuel: 'Hybrid', car_price: { most: 20_000 } },
    ],
    ['hundai kona', { car_brand: 'Hyundai', car_model: 'Kona' }],
    ['commuter diesel max 50k on the clock', { car_fuel: 'Diesel', car_mileage: { most: 50_000 } }],
    ['volvo xc60 in leeds', { car_model: 'XC60', car_site_city: 'Leeds' }],
    ['4wd for towing horses under £30k', { ...allWheels, car_price: { most: 30_000 } }],
    ['honda jazz auto', { car_model: 'Jazz', ...automatic }],
  ],
  heldOut: [
    ['want a reliable toyota hybrid', { car_brand: 'Toyota', car_fuel: 'Hybrid' }],
    ['max 20k miles polo', { car_model: 'Polo', car_mileage: { most: 20_000 } }],
    ['electric car under twenty grand', { ...electric, car_price: { most: 20_000 } }],
    ['volkswagon id3', { car_brand: 'Volkswagen', car_model: 'ID.3' }],
    ['qashqai automatic petrol', { car_model: 'Qashqai', ...automatic, car_fuel: 'Petrol' }],
    ['audi a4 avant diesel', { car_model: 'A4 Avant', car_fuel: 'Diesel' }],
    ['city car manual petrol', { ...small, car_gearbox: 'Manual', car_fuel: 'Petrol' }],
    ['car for a new driver, small engine', small],
    ['something sporty with over 300bhp', { car_power: { least: 300 } }],
    ['mercades glc', { car_brand: 'Mercedes-Benz', car_model: 'GLC' }],
    ['electirc suv', { ...electric, ...suv }],
    [
      'apple carplay automatic estate',
      { car_equipment: 'Apple CarPlay and Android Auto', ...automatic, ...estate },
    ],
    ['15k budget suv petrol', { ...suv, car_fuel: 'Petrol', car_price: { most: 15_000 } }],
    ['audi quattro', { car_brand: 'Audi', ...allWheels }],
    ['tesla model s long range', { car_model: 'Model S', wltp_electric_range: { least: 250 } }],
    [
      'looking for a cheap runaround, automatic, max £8k',
      { ...small, ...automatic, car_price: { most: 8000 } },
    ],
    [
      'used electric suv 200 mile range under £25,000',
      { ...electric, ...suv, wltp_electric_range: { least: 200 }, car_price: { most: 25_000 } },
    ],
    ['something to tow a caravan 2000kg', { car_towing_weight: { least: 2000 } }],
    ['what ev has 300 miles range', { ...electric, wltp_electric_range: { least: 300 } }],
    ['small suv petrol auto', { ...suv, car_fuel: 'Petrol', ...automatic }],
    ['mercedes glb 7 seater', { car_model: 'GLB', car_seats: 7 }],
    ['mini countryman phev', { car_model: 'Countryman', ...pluginHybrid }],
    [
      'hatch under 50k miles and £10,000',
      { ...small, car_mileage: { most: 50_000 }, car_price: { most: 10_000 } },
    ],
    [
      'family estate with big boot and sat nav',
      { ...estate, car_equipment: 'Satellite navigation' },
    ],
    ['good first car for my son', small],
    [
      'discovery sport diesel auto',
      { car_model: 'Discovery Sport', car_fuel: 'Diesel', ...automatic },
    ],
    ['audi or bmw under 20 grand', { car_brand: ['Audi', 'BMW'], car_price: { most: 20_000 } }],
    ['not too expensive hybrid suv', { ...suv, car_fuel: 'Hybrid' }],
    ['ford transit custom van', { car_model: 'Transit Custom' }],
    [
      'kia sportage from 2020 up to 25000',
      { car_model: 'Sportage', car_year: since(2020), car_price: { most: 25_000 } },
    ],
  ],
  saysNothing:
    'car, looking, for, an, a, with, want, please, or, the, in, something, only, to, has, and, my',
};
