import type { AskedSet } from '../query.ts';

const towbar = ['Ťažné zariadenie', 'Sklopné ťažné zariadenie'];
const since = (year: number) => Array.from({ length: 2027 - year }, (_, more) => year + more);
const electric = { car_fuel: 'Elektro' };
const estate = { car_body: 'Kombi' };
const suv = { car_body: 'SUV' };
const small = { car_body: 'Hatchback' };
const automatic = { car_gearbox: 'Automatická' };
const manual = { car_gearbox: 'Manuálna' };
const allWheels = { car_drive: 'Náhon 4x4' };
const diesel = { car_fuel: 'Diesel' };
const petrol = { car_fuel: 'Benzín' };
const skoda = { car_brand: 'Škoda' };

/** What Slovak buyers ask for. */
export const sk: AskedSet = {
  site: 'carstore-sk',
  queries: [
    ['hľadám malé auto do mesta automat', { ...small, ...automatic }],
    ['elektromobil s dojazdom nad 400 km', { ...electric, wltp_electric_range: { least: 400 } }],
    ['málo jazdené auto benzín', { ...petrol, car_mileage: { most: 50_000 } }],
    ['auto od 8000 do 12000 eur', { car_price: { least: 8000, most: 12_000 } }],
    ['rok výroby od 2020 suv', { ...suv, car_year: since(2020) }],
    ['bmv diesel', { car_brand: 'BMW', ...diesel }],
    ['<12000 eur hatchback', { ...small, car_price: { most: 12_000 } }],
    ['prvé auto pre dcéru', small],
    ['sedemmiestne suv automat', { car_seats: 7, ...suv, ...automatic }],
    ['hyundaj kona', { car_brand: 'Hyundai', car_model: 'Kona' }],
    ['výkon nad 150 koní diesel', { ...diesel, car_power: { least: 150 } }],
    ['lacné auto na dochádzanie nafta', diesel],
    ['peugeot 308 sw', { car_model: '308' }],
    ['dacia duster 4x4', { car_model: 'Duster', ...allWheels }],
    ['ročník 2019 golf', { car_model: ['Golf', 'Golf Variant', 'e-Golf'], car_year: 2019 }],
    ['modré kombi automat', { car_color: 'Modrá', ...estate, ...automatic }],
    ['plug-in hybrid suv', { car_fuel: 'Plug-in hybrid', ...suv }],
    ['opel insignia kombi', { car_model: 'Insignia', ...estate }],
    ['nízky nájazd škoda', { ...skoda, car_mileage: { most: 50_000 } }],
    ['transporter diesel', { car_model: 'Transporter', ...diesel }],
    ['7 miestna škoda kodiaq', { car_model: 'Kodiaq', car_seats: 7 }],
    ['karoq alebo kodiaq diesel', { car_model: ['Karoq', 'Kodiaq'], ...diesel }],
    ['benzinove kombi manual', { ...petrol, ...estate, ...manual }],
    ['sivá octavia', { car_model: 'Octavia', car_color: 'Sivá' }],
    ['vozidlo do 7 tisíc eur', { car_price: { most: 7000 } }],
    ['kia ceed kombi', { car_model: 'Ceed SW', ...estate }],
    ['auto na plyn alebo benzín', petrol],
    ['octavia 2018 až 2020', { car_model: 'Octavia', car_year: [2018, 2019, 2020] }],
    ['100 000 km max, benzín', { ...petrol, car_mileage: { most: 100_000 } }],
    ['tesla model s', { car_model: 'Model S' }],
  ],
  heldOut: [
    ['kupim skodu octaviu diesel', { car_model: 'Octavia', ...diesel }],
    ['hybrid automat do 25000', { car_fuel: 'Hybrid', ...automatic, car_price: { most: 25_000 } }],
    ['auto v košiciach do 9000 eur', { car_site_city: 'Košice', car_price: { most: 9000 } }],
    ['medzi 10000 a 15000 suv', { ...suv, car_price: { least: 10_000, most: 15_000 } }],
    ['elektromobil do 30 000', { ...electric, car_price: { most: 30_000 } }],
    ['mestské auto benzín automat', { ...small, ...petrol, ...automatic }],
    ['volkswagn passat', { car_brand: 'Volkswagen', car_model: 'Passat' }],
    ['auto s panorámou a tempomatom', { car_equipment: 'Panoramatická strecha' }],
    ['utiahne 2000 kg diesel', { ...diesel, car_towing_weight: { least: 2000 } }],
    ['cúvacia kamera navigácia kombi', { ...estate, car_equipment: ['Navigácia'] }],
    ['dieselové suv s pohonom 4x4', { ...suv, ...diesel, ...allWheels }],
    ['ojazdené volvo', { car_brand: 'Volvo' }],
    ['automatik kombi', { ...automatic, ...estate }],
    ['čierne suv bratislava', { ...suv, car_color: 'Čierna', car_site_city: 'Bratislava' }],
    ['mini cooper', { car_model: 'Cooper' }],
    [
      'hľadám octaviu tdi kombi do 16000',
      { car_model: 'Octavia', ...estate, ...diesel, car_price: { most: 16_000 } },
    ],
    ['auto do 5000 eur benzín', { ...petrol, car_price: { most: 5000 } }],
    [
      'suv s pohonom všetkých kolies a ťažným do 20 tis eur',
      { ...suv, ...allWheels, car_equipment: towbar, car_price: { most: 20_000 } },
    ],
    ['elektrické auto s dojazdom 300 km', { ...electric, wltp_electric_range: { least: 300 } }],
    [
      'rodinné kombi automat diesel rok 2019 a vyššie',
      { ...estate, ...automatic, ...diesel, car_year: since(2019) },
    ],
    ['malé mestské autíčko automat', { ...small, ...automatic }],
    ['kodiaq 7 miest 4x4', { car_model: 'Kodiaq', car_seats: 7, ...allWheels }],
    ['karoq dsg', { car_model: 'Karoq' }],
    ['najazdených menej ako 50000', { car_mileage: { most: 50_000 } }],
    ['biele suv benzín manuál', { car_color: 'Biela', ...suv, ...petrol, ...manual }],
    ['volvo alebo bmw diesel', { car_brand: ['Volvo', 'BMW'], ...diesel }],
    ['nie príliš drahé kombi', estate],
    ['hyundai i30 kombi benzin', { car_model: 'i30', ...estate, ...petrol }],
    ['opel do desať tisíc eur', { car_brand: 'Opel', car_price: { most: 10_000 } }],
    ['plugin hybrid kia niro', { car_fuel: 'Plug-in hybrid', car_model: 'Niro' }],
  ],
  saysNothing: 'auto, vozidlo, hľadám, kupim, s, v, a, na, do, pre, alebo',
};
