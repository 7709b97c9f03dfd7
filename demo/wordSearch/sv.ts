import type { QuerySet } from './query.ts';

const towbar = ['Dragkrok', 'Infällbar dragkrok'];
const rearCamera = ['Backkamera', '360-graderskamera'];
const vw = { car_brand: 'Volkswagen' };
const volvo = { car_brand: 'Volvo' };
const electric = { car_fuel: 'El' };
const estate = { car_body: 'Kombi' };
const v60 = { car_model: ['V60', 'V60 Cross Country'] };

const reduced = { car_price_reduction: { least: 1 } };

/** Swedish queries, at the main site. */
export const sv: QuerySet = {
  site: 'nordvik-se',
  queries: [
    ['sänkt pris', reduced],
    ['prissänkta elbilar', { ...reduced, car_fuel: 'El' }],
    ['störst prissänkning', reduced],
    ['vw', vw],
    ['folkvagn', vw],
    ['folkvagnar', vw],
    ['folka kombi', { ...vw, ...estate }],
    ['merca', { car_brand: 'Mercedes-Benz' }],
    ['mersa glc', { car_brand: 'Mercedes-Benz', car_model: 'GLC' }],
    ['volvo v60', v60],
    ['skåpbil utan moms', { car_body: 'Skåpbil', car_vat_eligible: true }],
    ['V60 CC', { car_model: 'V60 Cross Country' }],
    ['v90 cc diesel', { car_model: 'V90 Cross Country', car_fuel: 'Diesel' }],
    ['bmwx3', { car_brand: 'BMW', car_model: ['X3', 'iX3'] }],
    ['volvoxc60', { car_model: 'XC60' }],
    ['vwgolf', { ...vw, car_model: ['Golf', 'Golf Sportscombi'] }],
    ['xc 60', { car_model: 'XC60' }],
    ['elbil', electric],
    ['elbilar', electric],
    ['ev', electric],
    ['elektrisk suv', { ...electric, car_body: 'SUV' }],
    ['elbil under 300000', { ...electric, car_price: { most: 300_000 } }],
    ['elbil under 300 000 kr', { ...electric, car_price: { most: 300_000 } }],
    ['elbil max 300tkr', { ...electric, car_price: { most: 300_000 } }],
    ['volvo över 500000 kr', { ...volvo, car_price: { least: 500_000 } }],
    [
      'suv mellan 200000 och 300000',
      { car_body: 'SUV', car_price: { least: 200_000, most: 300_000 } },
    ],
    ['kombi 200-300 tkr', { ...estate, car_price: { least: 200_000, most: 300_000 } }],
    ['volvo från 2022', { ...volvo, car_year: [2022, 2023, 2024, 2025, 2026] }],
    ['volvo 2020 eller nyare', { ...volvo, car_year: [2020, 2021, 2022, 2023, 2024, 2025, 2026] }],
    [
      'golf under 5000 mil',
      { car_model: ['Golf', 'Golf Sportscombi'], car_mileage: { most: 5000 } },
    ],
    ['diesel minst 200 hk', { car_fuel: 'Diesel', car_power: { least: 200 } }],
    ['7-sits', { car_seats: 7 }],
    ['7 sits', { car_seats: 7 }],
    ['sjusitsig volvo', { ...volvo, car_seats: 7 }],
    ['bil med dragkrok', { car_equipment: towbar }],
    ['bilar med drag', { car_equipment: towbar }],
    ['kombi med dragkrok', { ...estate, car_equipment: towbar }],
    ['volvo i göteborg', { ...volvo, car_site_city: 'Göteborg' }],
    ['volvo gbg', { ...volvo, car_site_city: 'Göteborg' }],
    [
      'begagnad golf i stockholm',
      {
        car_condition: 'Begagnad',
        car_model: ['Golf', 'Golf Sportscombi'],
        car_site_city: 'Stockholm',
      },
    ],
    ['laddhybrider', { car_fuel: 'Laddhybrid' }],
    ['plug-in hybrid', { car_fuel: 'Laddhybrid' }],
    ['bensinare', { car_fuel: 'Bensin' }],
    ['dieselbil automat', { car_fuel: 'Diesel', car_gearbox: 'Automat' }],
    ['automatväxlad kombi', { ...estate, car_gearbox: 'Automat' }],
    ['manuell', { car_gearbox: 'Manuell' }],
    ['röda bilar', { car_color: 'Röd' }],
    ['svart xc90', { car_color: 'Svart', car_model: 'XC90' }],
    ['vit skåpbil', { car_color: 'Vit', car_body: 'Skåpbil' }],
    ['fyrhjulsdriven kombi', { ...estate, car_drive: 'Fyrhjulsdrift' }],
    ['awd diesel', { car_drive: 'Fyrhjulsdrift', car_fuel: 'Diesel' }],
    ['suv med panoramatak och dragkrok', { car_body: 'SUV', car_equipment: towbar }],
    ['backkamera', { car_equipment: rearCamera }],
    ['skinnklädsel', { car_equipment: 'Läderklädsel' }],
    ['gps', { car_equipment: 'Navigation' }],
    ['stolsvärme', { car_equipment: 'Eluppvärmda framsäten' }],
    ['eluppvärmd vindruta', { car_equipment: 'Eluppvärmd vindruta' }],
    ['värmepump', { car_equipment: 'Värmepump' }],
    ['vovlo', volvo],
    ['volkswagn passat', { ...vw, car_model: 'Passat' }],
    ['rod xc40', { car_color: 'Röd', car_model: 'XC40' }],
    ['skodor', { car_brand: 'Skoda' }],
  ],
  heldOut: [
    ['folkvagnen under 150000', { ...vw, car_price: { most: 150_000 } }],
    ['merca med drag', { car_brand: 'Mercedes-Benz', car_equipment: towbar }],
    ['familjebil 7 platser', { car_seats: 7 }],
    ['billig elbil i malmö', { ...electric, car_site_city: 'Malmö' }],
    ['kiaev6', { car_model: 'EV6' }],
    ['polestar 2 vit', { car_brand: 'Polestar', car_model: '2', car_color: 'Vit' }],
    [
      'grå kombi diesel dragkrok',
      { ...estate, car_color: 'Grå', car_fuel: 'Diesel', car_equipment: towbar },
    ],
    ['id.4', { car_model: 'ID.4' }],
    ['transportbil volkswagen', { ...vw, car_body: 'Skåpbil' }],
    ['laddhybrid högst 400 000', { car_fuel: 'Laddhybrid', car_price: { most: 400_000 } }],
    ['demobilar', { car_condition: 'Demobil' }],
    [
      'blå golf manuell',
      { car_color: 'Blå', car_model: ['Golf', 'Golf Sportscombi'], car_gearbox: 'Manuell' },
    ],
    ['tesla med autopilot', { car_brand: 'Tesla' }],
    ['bilar under 3000 mil', { car_mileage: { most: 3000 } }],
  ],
};
