import type { AskedSet } from '../query.ts';

const towbar = ['Vetokoukku', 'Sähköinen vetokoukku'];
const since = (year: number) => Array.from({ length: 2027 - year }, (_, more) => year + more);
const electric = { car_fuel: 'Sähkö' };
const pluginHybrid = { car_fuel: 'Ladattava hybridi' };
const estate = { car_body: 'Farmari' };
const suv = { car_body: 'Katumaasturi' };
const small = { car_body: 'Viistoperä' };
const automatic = { car_gearbox: 'Automaatti' };
const manual = { car_gearbox: 'Manuaali' };
const allWheels = { car_drive: 'Neliveto' };
const diesel = { car_fuel: 'Diesel' };

/** What Finnish buyers ask for. */
export const fi: AskedSet = {
  site: 'carstore-fi',
  queries: [
    [
      'etsin pientä automaattia alle 15000',
      { ...small, ...automatic, car_price: { most: 15_000 } },
    ],
    ['sähköauto toimintamatka yli 400 km', { ...electric, wltp_electric_range: { least: 400 } }],
    ['vähän ajettu pikkuauto', { ...small, car_mileage: { most: 50_000 } }],
    ['ajettu alle 100 tkm', { car_mileage: { most: 100_000 } }],
    ['auto kymppitonnilla', { car_price: { most: 10_000 } }],
    [
      '10 000 - 20 000 euron sähköauto',
      { ...electric, car_price: { least: 10_000, most: 20_000 } },
    ],
    ['octavia farmari manuaali', { car_model: 'Octavia', ...estate, ...manual }],
    ['<15000 € automaatti', { ...automatic, car_price: { most: 15_000 } }],
    ['iso farmari tampere', { ...estate, car_site_city: 'Tampere' }],
    ['seitsenpaikkainen katumaasturi', { ...suv, car_seats: 7 }],
    ['volkkari passat 2018', { car_model: 'Passat', car_year: 2018 }],
    ['rav4', { car_model: 'RAV4' }],
    ['pakettiauto manuaali diesel', { car_body: 'Pakettiauto', ...manual, ...diesel }],
    ['yli 200 hv katumaasturi', { ...suv, car_power: { least: 200 } }],
    [
      'bensa manuaali alle 10 000',
      { car_fuel: 'Bensiini', ...manual, car_price: { most: 10_000 } },
    ],
    ['valkoinen tai musta tiguan', { car_model: 'Tiguan', car_color: ['Valkoinen', 'Musta'] }],
    ['bemari diesel neliveto', { car_brand: 'BMW', ...diesel, ...allWheels }],
    ['pieni sähköauto', { ...electric, ...small }],
    ['vähän ajettu kia', { car_brand: 'Kia', car_mileage: { most: 50_000 } }],
    [
      '2019-2021 toyota yaris',
      { car_model: ['Yaris', 'Yaris Cross'], car_year: [2019, 2020, 2021] },
    ],
    ['vetopaino 2000 kg diesel', { car_towing_weight: { least: 2000 }, ...diesel }],
    ['volvo xc60', { car_model: 'XC60' }],
    ['käytetty sähköauto', electric],
    ['panoraamakatto ja nahat', { car_equipment: 'Panoraamakatto' }],
    [
      'enintään 12 000 € ja alle 120 000 km',
      { car_price: { most: 12_000 }, car_mileage: { most: 120_000 } },
    ],
    ['tummansininen toyota', { car_color: 'Tummansininen', car_brand: 'Toyota' }],
    ['automati diesel', { ...automatic, ...diesel }],
    [
      'haluan farmarin jossa peruutuskamera',
      { ...estate, car_equipment: ['Peruutuskamera', '360 asteen kamera'] },
    ],
    ['sähköauto kantama 300 km', { ...electric, wltp_electric_range: { least: 300 } }],
    ['vaasasta hybridi', { car_fuel: 'Hybridi', car_site_city: 'Vaasa' }],
  ],
  heldOut: [
    ['mersu c farmari', { car_brand: 'Mercedes-Benz', car_model: 'C-sarja' }],
    [
      'sähköauto helsingistä alle 20000',
      { ...electric, car_site_city: 'Helsinki', car_price: { most: 20_000 } },
    ],
    ['lapsiperheelle tilava farmari', estate],
    ['max 5 vuotta vanha hybridi', { car_fuel: 'Hybridi', car_year: since(2021) }],
    ['automaatti katumaasturi bensa', { ...automatic, ...suv, car_fuel: 'Bensiini' }],
    [
      'kilometrejä alle 80000 golf',
      { car_model: ['Golf', 'Golf Variant', 'e-Golf'], car_mileage: { most: 80_000 } },
    ],
    ['mazda cx5', { car_model: 'CX-5' }],
    ['hybridi farmari toyota', { car_brand: 'Toyota', car_fuel: 'Hybridi', ...estate }],
    ['audi a6', { car_model: 'A6 Avant' }],
    ['ladattava katumaasturi', { ...pluginHybrid, ...suv }],
    ['peugot farmari', { car_brand: 'Peugeot', ...estate }],
    ['nissan qashqai', { car_model: 'Qashqai' }],
    ['volkswagen transporter pitkä', { car_model: 'Transporter' }],
    ['kymmenen tonnin auto', { car_price: { most: 10_000 } }],
    ['2018 ylöspäin skoda', { car_brand: 'Skoda', car_year: since(2018) }],
    [
      'etsinnässä edullinen farmari automaatti vetokoukulla max 14000e',
      { ...estate, ...automatic, car_equipment: towbar, car_price: { most: 14_000 } },
    ],
    ['sähköauto jolla pääsee 400 km', { ...electric, wltp_electric_range: { least: 400 } }],
    [
      'neliveto automaatti alle 20 tuhatta',
      { ...allWheels, ...automatic, car_price: { most: 20_000 } },
    ],
    ['bmw x3 diesel 2017->', { car_model: 'X3', ...diesel, car_year: since(2017) }],
    ['pieni ja pihi kauppakassi', small],
    ['seitsemälle hengelle auto', { car_seats: 7 }],
    ['mersu glc neliveto musta', { car_model: 'GLC', ...allWheels, car_color: 'Musta' }],
    ['ajettu max 80tkm', { car_mileage: { most: 80_000 } }],
    [
      'yaris hybridi alle 15ke',
      { car_model: ['Yaris', 'Yaris Cross'], car_fuel: 'Hybridi', car_price: { most: 15_000 } },
    ],
    ['käytetty lataushybridi suv', { ...pluginHybrid, ...suv }],
    ['skoda oktavia', { car_model: 'Octavia' }],
    ['koiralle tilaa farmari', estate],
    ['volvo tai bmw diesel automaatti', { car_brand: ['Volvo', 'BMW'], ...diesel, ...automatic }],
    ['ei liian kallis hybridi', { car_fuel: 'Hybridi' }],
    ['toyota auris farmari vm 2016', { car_model: 'Auris', ...estate, car_year: 2016 }],
  ],
  saysNothing: 'auto, etsin, haluan, jossa, ja, tai',
};
