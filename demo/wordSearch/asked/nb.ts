import type { AskedSet } from '../query.ts';

const roomy = ['Stasjonsvogn', 'SUV', 'Flerbruksbil'];
const towbar = ['Hengerfeste', 'Nedfellbart hengerfeste'];
const since = (year: number) => Array.from({ length: 2027 - year }, (_, more) => year + more);
const electric = { car_fuel: 'El' };
const pluginHybrid = { car_fuel: 'Ladbar hybrid' };
const estate = { car_body: 'Stasjonsvogn' };
const suv = { car_body: 'SUV' };
const small = { car_body: 'Kombi' };
const automatic = { car_gearbox: 'Automat' };
const allWheels = { car_drive: 'Firehjulsdrift' };
const vw = { car_brand: 'Volkswagen' };

/** What Norwegian buyers ask for. */
export const nb: AskedSet = {
  site: 'nordvik-no',
  queries: [
    [
      'elbil med god rekkevidde under 400 000',
      { ...electric, wltp_electric_range: { least: 400 }, car_price: { most: 400_000 } },
    ],
    ['elbil med minst 50 mil rekkevidde', { ...electric, wltp_electric_range: { least: 500 } }],
    ['familiebil med god plass', { car_body: roomy }],
    ['bil under 150 000 kr', { car_price: { most: 150_000 } }],
    ['elbil maks 250.000,-', { ...electric, car_price: { most: 250_000 } }],
    ['suv firehjulsdrift opptil 300000', { ...suv, ...allWheels, car_price: { most: 300_000 } }],
    [
      'diesel stasjonsvogn < 200000',
      { ...estate, car_fuel: 'Diesel', car_price: { most: 200_000 } },
    ],
    ['elvarebil', { ...electric, car_body: 'Varebil' }],
    ['ladbar suv med panoramatak', { ...pluginHybrid, ...suv, car_equipment: 'Panoramatak' }],
    ['billig førstebil', small],
    ['tilhengervekt minst 1500 kg elbil', { car_towing_weight: { least: 1500 }, ...electric }],
    ['id.4 4x4', { car_model: 'ID.4', ...allWheels }],
    ['skoda enyaq', { car_model: 'Enyaq' }],
    [
      'svart suv med skinnseter og krok',
      { car_color: 'Svart', ...suv, car_equipment: 'Skinnseter' },
    ],
    ['mc under 100000', { car_body: 'Motorsykkel', car_price: { most: 100_000 } }],
    ['hvit elbil med varmepumpe', { ...electric, car_color: 'Hvit', car_equipment: 'Varmepumpe' }],
    ['ser etter en elektrisk suv med hengerfeste', { ...electric, ...suv, car_equipment: towbar }],
    ['volkswagn elbil', { ...vw, ...electric }],
    ['km stand under 50 000 diesel', { car_mileage: { most: 50_000 }, car_fuel: 'Diesel' }],
    ['elbil 7 seter under 600000', { car_seats: 7, ...electric, car_price: { most: 600_000 } }],
    ['stor suv diesel', { ...suv, car_fuel: 'Diesel' }],
    ['tesla modell y', { car_model: 'Model Y' }],
    [
      'hybridbil automat under 250000',
      { car_fuel: 'Hybrid', ...automatic, car_price: { most: 250_000 } },
    ],
    ['ny elbil', { ...electric, car_condition: 'Ny' }],
    ['røde elbiler', { car_color: 'Rød', ...electric }],
    [
      'vil kjøpe brukt bmw med ryggekamera',
      { car_brand: 'BMW', car_equipment: ['Ryggekamera', '360-graders kamera'] },
    ],
    ['250-350 tusen suv', { ...suv, car_price: { least: 250_000, most: 350_000 } }],
    [
      'varebil volkswagen maks 100000 km',
      { ...vw, car_body: 'Varebil', car_mileage: { most: 100_000 } },
    ],
    ['audi stasjonsvogn', { car_brand: 'Audi', ...estate }],
    ['lav kilometerstand elbil', { ...electric, car_mileage: { most: 50_000 } }],
  ],
  heldOut: [
    [
      'mellom 200 000 og 300 000 kr elektrisk suv',
      { ...suv, ...electric, car_price: { least: 200_000, most: 300_000 } },
    ],
    ['maks 5 år gammel elbil', { ...electric, car_year: since(2021) }],
    [
      'kia niro elbil under 250k',
      { car_model: ['Niro', 'e-Niro'], ...electric, car_price: { most: 250_000 } },
    ],
    ['billig stasjonsvogn firehjulstrekk', { ...estate, ...allWheels }],
    ['årsmodell 2020 elbil', { ...electric, car_year: 2020 }],
    ['elbil over 500 km', { ...electric, wltp_electric_range: { least: 500 } }],
    ['toyta yaris', { car_brand: 'Toyota', car_model: ['Yaris', 'Yaris Cross'] }],
    [
      'kassebil diesel manuell',
      { car_body: 'Varebil', car_fuel: 'Diesel', car_gearbox: 'Manuell' },
    ],
    ['audi e-tron', { car_brand: 'Audi', car_model: ['e-tron', 'Q4 e-tron'] }],
    ['bensin manuell småbil', { ...small, car_fuel: 'Bensin', car_gearbox: 'Manuell' }],
    ['bodø elbil', { ...electric, car_site_city: 'Bodø' }],
    ['rekkevidde over 450', { wltp_electric_range: { least: 450 } }],
    ['elbil med setevarme og rattvarme', { ...electric, car_equipment: ['Rattvarme'] }],
    [
      'volvo xc60 ladbar hybrid 2021 eller nyere',
      { car_model: 'XC60', ...pluginHybrid, car_year: since(2021) },
    ],
    ['polestar 2', { car_brand: 'Polestar', car_model: '2' }],
    [
      'ser etter brukt elbil med hengerfeste og minst 350 km rekkevidde, maks 300 000',
      {
        ...electric,
        car_equipment: towbar,
        wltp_electric_range: { least: 350 },
        car_price: { most: 300_000 },
      },
    ],
    ['familiebil med plass til barneseter', { car_body: roomy }],
    [
      'diesel suv 4x4 med krok under 400k',
      {
        ...suv,
        car_fuel: 'Diesel',
        ...allWheels,
        car_equipment: towbar,
        car_price: { most: 400_000 },
      },
    ],
    ['elbil for pendling under 200000 kr', { ...electric, car_price: { most: 200_000 } }],
    ['rav 4', { car_model: 'RAV4' }],
    ['bil til ungdom automat elektrisk billig', { ...automatic, ...electric }],
    [
      'elbil 2021-modell eller nyere med varmepumpe',
      { ...electric, car_year: since(2021), car_equipment: 'Varmepumpe' },
    ],
    ['hybrid stasjonsvogn toyota corolla', { car_fuel: 'Hybrid', ...estate, car_model: 'Corolla' }],
    ['kia ev9 7-seter', { car_model: 'EV9', car_seats: 7 }],
    ['varebil med automatgir', { car_body: 'Varebil', ...automatic }],
    ['mindre enn 60000 km', { car_mileage: { most: 60_000 } }],
    ['ikke for dyr elektrisk suv', { ...electric, ...suv }],
    ['volvo eller bmw med krok', { car_brand: ['Volvo', 'BMW'], car_equipment: towbar }],
    ['tesla under 300 lapper', { car_brand: 'Tesla', car_price: { most: 300_000 } }],
    ['bmw ix1', { car_model: 'iX1' }],
  ],
  saysNothing: 'bil, med, og, i, en, ser, etter, vil, kjøpe, modell, til, for, eller',
};
