import type { QuerySet } from './query.ts';

const towbar = ['Vetokoukku', 'Sähköinen vetokoukku'];
const sensors = ['Pysäköintitutka takana', 'Pysäköintitutkat edessä ja takana'];
const cruise = ['Vakionopeudensäädin', 'Mukautuva vakionopeudensäädin'];
const vw = { car_brand: 'Volkswagen' };
const golf = { car_model: ['Golf', 'Golf Variant', 'e-Golf'] };
const estate = { car_body: 'Farmari' };
const electric = { car_fuel: 'Sähkö' };

const reduced = { car_price_reduction: { least: 1 } };

/** Finnish queries. */
export const fi: QuerySet = {
  site: 'carstore-fi',
  queries: [
    ['alennettu', reduced],
    ['suurin alennus', reduced],
    ['vw', vw],
    ['volkkari', vw],
    ['folkkari', vw],
    ['mersu', { car_brand: 'Mercedes-Benz' }],
    ['mersut', { car_brand: 'Mercedes-Benz' }],
    ['bemari', { car_brand: 'BMW' }],
    ['bemareita', { car_brand: 'BMW' }],
    ['bemu', { car_brand: 'BMW' }],
    ['bmwx3', { car_model: ['X3', 'iX3'] }],
    ['skodat', { car_brand: 'Skoda' }],
    ['skodaoctavia', { car_model: 'Octavia' }],
    ['toyotat', { car_brand: 'Toyota' }],
    ['V60 CC', { car_model: 'V60 Cross Country' }],
    ['sähköauto', electric],
    ['sähköautot', electric],
    ['sähköautoja', electric],
    ['elbil', electric],
    ['ev', electric],
    ['sähköauto alle 30000', { ...electric, car_price: { most: 30_000 } }],
    ['farmari alle 20 000 €', { ...estate, car_price: { most: 20_000 } }],
    ['diesel enintään 15000 euroa', { car_fuel: 'Diesel', car_price: { most: 15_000 } }],
    ['volvo yli 30000', { car_brand: 'Volvo', car_price: { least: 30_000 } }],
    ['skoda 15000-25000', { car_brand: 'Skoda', car_price: { least: 15_000, most: 25_000 } }],
    [
      'toyota 2020 tai uudempi',
      { car_brand: 'Toyota', car_year: [2020, 2021, 2022, 2023, 2024, 2025, 2026] },
    ],
    ['golf alle 100000 km', { ...golf, car_mileage: { most: 100_000 } }],
    ['vähintään 200 hv', { car_power: { least: 200 } }],
    ['7-paikkainen', { car_seats: 7 }],
    ['7 paikkainen', { car_seats: 7 }],
    ['seitsemänpaikkainen', { car_seats: 7 }],
    ['7 hengen auto', { car_seats: 7 }],
    ['auto vetokoukulla', { car_equipment: towbar }],
    ['farmari vetokoukulla', { ...estate, car_equipment: towbar }],
    ['koukku', { car_equipment: towbar }],
    ['vetokoukku', { car_equipment: towbar }],
    ['toyota helsingissä', { car_brand: 'Toyota', car_site_city: 'Helsinki' }],
    ['skoda tampereella', { car_brand: 'Skoda', car_site_city: 'Tampere' }],
    ['kia turussa', { car_brand: 'Kia', car_site_city: 'Turku' }],
    ['farmareita', estate],
    ['katumaasturit', { car_body: 'Katumaasturi' }],
    ['maasturi', { car_body: 'Katumaasturi' }],
    ['pakut', { car_body: 'Pakettiauto' }],
    ['ladattava hybridi', { car_fuel: 'Ladattava hybridi' }],
    ['ladattavat hybridit', { car_fuel: 'Ladattava hybridi' }],
    ['lataushybridi', { car_fuel: 'Ladattava hybridi' }],
    ['bensa', { car_fuel: 'Bensiini' }],
    ['dieselit', { car_fuel: 'Diesel' }],
    ['automaatti diesel', { car_gearbox: 'Automaatti', car_fuel: 'Diesel' }],
    ['manuaalivaihteinen', { car_gearbox: 'Manuaali' }],
    ['neliveto', { car_drive: 'Neliveto' }],
    ['nelivetoinen farmari', { car_drive: 'Neliveto', ...estate }],
    ['punainen toyota', { car_color: 'Punainen', car_brand: 'Toyota' }],
    ['mustat autot', { car_color: 'Musta' }],
    ['nahkapenkit', { car_equipment: 'Nahkaverhoilu' }],
    ['peruutuskamera', { car_equipment: ['Peruutuskamera', '360 asteen kamera'] }],
    ['vakkari', { car_equipment: cruise }],
    ['parkkitutkat', { car_equipment: sensors }],
    ['webasto', { car_equipment: 'Polttoainekäyttöinen lisälämmitin' }],
    ['ilmajousituksella', { car_equipment: 'Ilmajousitus' }],
    ['panoraamakatolla', { car_equipment: 'Panoraamakatto' }],
  ],
  heldOut: [
    ['halpa mersu', { car_brand: 'Mercedes-Benz' }],
    ['valkoinen farmari', { car_color: 'Valkoinen', ...estate }],
    [
      'skoda octavia diesel automaatti',
      { car_model: 'Octavia', car_fuel: 'Diesel', car_gearbox: 'Automaatti' },
    ],
    ['sähköauto vaasassa', { ...electric, car_site_city: 'Vaasa' }],
    [
      'hybridi toyota alle 25000 e',
      { car_fuel: 'Hybridi', car_brand: 'Toyota', car_price: { most: 25_000 } },
    ],
    ['pakettiauto alv vähennyskelpoinen', { car_body: 'Pakettiauto', car_vat_eligible: true }],
    ['volkkarin pakettiauto', { ...vw, car_body: 'Pakettiauto' }],
    ['seitsemän hengen auto', { car_seats: 7 }],
    ['nelivetoinen bemari', { car_brand: 'BMW', car_drive: 'Neliveto' }],
    [
      'harmaa volvo vetokoukulla',
      { car_color: 'Harmaa', car_brand: 'Volvo', car_equipment: towbar },
    ],
    ['toyota yaris', { car_model: ['Yaris', 'Yaris Cross'] }],
    ['lämpöpumpulla', { car_equipment: 'Lämpöpumppu' }],
    ['urheiluistuimilla', { car_equipment: 'Urheiluistuimet' }],
    ['auto talvirenkailla', { car_equipment: 'Talvirenkaat vanteilla' }],
  ],
};
