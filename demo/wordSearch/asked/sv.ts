import type { AskedSet } from '../query.ts';

const roomy = ['Kombi', 'SUV', 'Familjebuss'];
const towbar = ['Dragkrok', 'Infällbar dragkrok'];
const golf = ['Golf', 'Golf Sportscombi'];
const since = (year: number) => Array.from({ length: 2027 - year }, (_, more) => year + more);
const electric = { car_fuel: 'El' };
const pluginHybrid = { car_fuel: 'Laddhybrid' };
const estate = { car_body: 'Kombi' };
const suv = { car_body: 'SUV' };
const small = { car_body: 'Halvkombi' };
const automatic = { car_gearbox: 'Automat' };
const manual = { car_gearbox: 'Manuell' };
const allWheels = { car_drive: 'Fyrhjulsdrift' };
const volvo = { car_brand: 'Volvo' };

/** What Swedish buyers ask for. */
export const sv: AskedSet = {
  site: 'nordvik-se',
  queries: [
    [
      'letar efter en liten automatväxlad bil under 120000',
      { ...small, ...automatic, car_price: { most: 120_000 } },
    ],
    ['elbil med lång räckvidd', { ...electric, wltp_electric_range: { least: 400 } }],
    [
      'elbil minst 400 km räckvidd under 300 000',
      { ...electric, wltp_electric_range: { least: 400 }, car_price: { most: 300_000 } },
    ],
    [
      'xc60 laddhybrid max 400 tusenlappar',
      { car_model: 'XC60', ...pluginHybrid, car_price: { most: 400_000 } },
    ],
    ['sjusitsig suv laddhybrid', { car_seats: 7, ...suv, ...pluginHybrid }],
    ['<200000 automat kombi', { ...automatic, ...estate, car_price: { most: 200_000 } }],
    ['bmv x1', { car_brand: 'BMW', car_model: ['X1', 'iX1'] }],
    ['dragvikt minst 2000 kg diesel', { car_towing_weight: { least: 2000 }, car_fuel: 'Diesel' }],
    [
      'fyrhjulsdriven kombi mellan 200 och 300 tusen',
      { ...allWheels, ...estate, car_price: { least: 200_000, most: 300_000 } },
    ],
    ['bensinautomat polo', { car_model: 'Polo', car_fuel: 'Bensin', ...automatic }],
    ['bil med värmepump och backkamera', { car_equipment: ['Värmepump'] }],
    ['golf från 2018 till 2020', { car_model: golf, car_year: [2018, 2019, 2020] }],
    ['rymlig familjebil 7 platser', { car_body: roomy, car_seats: 7 }],
    ['över 300 hästkrafter fyrhjulsdrift', { car_power: { least: 300 }, ...allWheels }],
    ['v60 -21', { car_model: ['V60', 'V60 Cross Country'], car_year: 2021 }],
    ['liten elbil till stan', { ...electric, ...small }],
    ['begagnad tesla under 300 000 kr', { car_brand: 'Tesla', car_price: { most: 300_000 } }],
    ['hyundai kona electric', { car_model: 'Kona', ...electric }],
    [
      'årsmodell 2019 volvo v90',
      { ...volvo, car_model: ['V90', 'V90 Cross Country'], car_year: 2019 },
    ],
    [
      'laddhybrid volvo med panoramatak och drag',
      { ...volvo, ...pluginHybrid, car_equipment: 'Panoramatak' },
    ],
    ['mätarställning under 6000 mil xc40', { car_model: 'XC40', car_mileage: { most: 6000 } }],
    ['skodan kombi', { car_brand: 'Skoda', ...estate }],
    [
      'sportstolar läder automat bensin',
      { car_equipment: 'Sportstolar', ...automatic, car_fuel: 'Bensin' },
    ],
    [
      '200-250 tkr laddhybrid kombi',
      { ...pluginHybrid, ...estate, car_price: { least: 200_000, most: 250_000 } },
    ],
    ['hybrid toyota automat', { car_brand: 'Toyota', car_fuel: 'Elhybrid', ...automatic }],
    ['mecedes glc', { car_brand: 'Mercedes-Benz', car_model: 'GLC' }],
    ['autmat elbil', { ...automatic, ...electric }],
    ['pickup', { car_body: 'Pickup' }],
    [
      'cross country awd under 350 000',
      {
        car_model: ['V60 Cross Country', 'V90 Cross Country'],
        ...allWheels,
        car_price: { most: 350_000 },
      },
    ],
    ['huvudet i taket? head up display', { car_equipment: 'Head-up-display' }],
  ],
  heldOut: [
    [
      'kombi som klarar dra husvagn, dragkrok diesel',
      { ...estate, car_equipment: towbar, car_fuel: 'Diesel' },
    ],
    ['audi q5 quattro', { car_brand: 'Audi', car_model: 'Q5' }],
    [
      'transporter skåpbil dieselautomat',
      { car_model: 'Transporter', car_fuel: 'Diesel', ...automatic },
    ],
    ['elbil räckvidd minst 45 mil', { ...electric, wltp_electric_range: { least: 450 } }],
    ['nyare än 2021 kia sportage', { car_model: 'Sportage', car_year: since(2021) }],
    ['kia med låg mil', { car_brand: 'Kia', car_mileage: { most: 5000 } }],
    ['vill köpa en blå polo manuell', { car_model: 'Polo', car_color: 'Blå', ...manual }],
    ['suv el över 450 km', { ...suv, ...electric, wltp_electric_range: { least: 450 } }],
    ['minst fem säten, elbil, max 350.000:-', { ...electric, car_price: { most: 350_000 } }],
    ['2020> volvo xc60 diesel', { car_model: 'XC60', car_fuel: 'Diesel', car_year: since(2020) }],
    ['passad kombi', { car_model: 'Passat', ...estate }],
    [
      'upp till 180 000 kombi bensin',
      { ...estate, car_fuel: 'Bensin', car_price: { most: 180_000 } },
    ],
    ['id buzz', { car_model: ['ID. Buzz', 'ID. Buzz Cargo'] }],
    [
      'manuell bensinare under 10000 mil',
      { ...manual, car_fuel: 'Bensin', car_mileage: { most: 10_000 } },
    ],
    ['företagsbil skåp el', { car_body: 'Skåpbil', ...electric }],
    [
      'hej söker en snål kombi till familjen, max 180 tusen',
      { ...estate, car_price: { most: 180_000 } },
    ],
    [
      'elbil som går minst 40 mil på en laddning',
      { ...electric, wltp_electric_range: { least: 400 } },
    ],
    ['bil för nybörjare runt 100 000 kr', { car_price: { least: 80_000, most: 120_000 } }],
    [
      'någon som säljer xc60 automat 2019 eller senare under 300k',
      { car_model: 'XC60', ...automatic, car_year: since(2019), car_price: { most: 300_000 } },
    ],
    ['tesla model y long range vit', { car_model: 'Model Y', car_color: 'Vit' }],
    [
      'mindre suv automat bensin 2021+',
      { ...suv, ...automatic, car_fuel: 'Bensin', car_year: since(2021) },
    ],
    [
      'volvo årsmodell 2022 under 5000mil',
      { ...volvo, car_year: 2022, car_mileage: { most: 5000 } },
    ],
    ['bil under 100 papp', { car_price: { most: 100_000 } }],
    ['400 hk volvo', { ...volvo, car_power: { least: 400 } }],
    [
      'fyrhjulsdrift och dragkrok 2000kg',
      { ...allWheels, car_equipment: towbar, car_towing_weight: { least: 2000 } },
    ],
    ['audi eller bmw kombi diesel', { car_brand: ['Audi', 'BMW'], ...estate, car_fuel: 'Diesel' }],
    ['inte för dyr laddhybrid kombi', { ...pluginHybrid, ...estate }],
    ['transportbil elektrisk', { car_body: 'Skåpbil', ...electric }],
    ['vart hittar jag en billig automatväxlad golf', { car_model: golf, ...automatic }],
    ['köpa leasingbil elbil 7-sitsig', { ...electric, car_seats: 7 }],
  ],
  saysNothing:
    'bil, bilar, bilen, letar, efter, en, med, och, som, till, vill, köpa, i, är, söker, på, för, eller, jag',
};
