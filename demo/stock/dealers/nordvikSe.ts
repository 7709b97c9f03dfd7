import { se } from '../countries/se.ts';
import { type Dealer, week } from './dealer.ts';
import { nordvikChain } from './nordvikChain.ts';
import { readFacilities } from './readFacilities.ts';

const sales = week('09:00-18:00', '10:00-15:00');
const workshop = week('07:00-16:30');

/** The group's main site. Towns, hours, numbers and terms are those of its pages. */
export const nordvikSe: Dealer = {
  site: 'nordvik-se',
  ...nordvikChain,
  country: se,
  cars: 3200,
  mix: { samples: 0.05, fresh: 0.09, demos: 0.035, commercial: 0.06, electric: 0.24 },
  brands: { Volvo: 27, Volkswagen: 16, Kia: 12, 'Land Rover': 0.5, Porsche: 0.5, BMW: 3, Audi: 3 },
  ages: [6, 12, 15, 18, 15, 11, 8, 6, 4, 3, 2, 1, 1],
  turnover: 1.8,
  cheapest: 49_900,
  loan: {
    rate: 5.95,
    campaignRate: 3.95,
    startFee: 495,
    invoiceFee: 45,
    shortest: 12,
    longest: 72,
    standard: 60,
    cash: 20,
    hasResidual: true,
  },
  leasing: {
    months: 36,
    distance: 1000,
    monthlyShare: 0.010_71,
    ending: { step: 100, below: 5 },
  },
  newCarOffer: { text: 'Vinterhjul ingår', until: '2027-01-10' },
  promises: [
    'Genomgången på 127 punkter, med mekanikerns protokoll i handskfacket. Tolv månaders garanti och fjorton dagars ångerrätt.',
    'Tolv månaders garanti på motor, drivlina och elektronik. Ångrar du dig har du fjorton dagar eller 50 mil på dig.',
    'Vi kör den till din närmaste anläggning om du bor på annan ort. Garanti i tolv månader.',
  ],
  oldCarPromise:
    'Bilen är äldre än tio år, så garantin gäller i tre månader. Fjorton dagars ångerrätt som på alla våra begagnade bilar.',
  shown: [
    {
      kind: 'demo',
      model: 'V60',
      version: 'T6 AWD Plus Dark',
      registered: '2026-02-17',
      kilometres: 8900,
      city: 'Sundsvall',
      paint: 'black',
      equipment: ['panorama', 'foldingTowbar'],
      text: 'Laddhybrid med panoramatak och dragkrok, vår egen demobil i Sundsvall. Säljs redan nu.',
    },
  ],
  company: '10',
  mailDomain: 'nordvik.example',
  hours: {
    new: sales,
    used: sales,
    vans: week('07:00-22:00'),
    workshop,
    parts: workshop,
    body: workshop,
    tyres: workshop,
  },
  phones: {
    vans: '08-465 004 40',
    workshop: '08-465 004 20',
    body: '08-465 004 50',
    tyres: '08-465 004 30',
  },
  facilities: readFacilities(`
105 | nordvik-malmo | Nordvik Malmö | Stenyxegatan 18 | 213 76 | Malmö | Malmö | Skåne | 55.5636,13.0358 | 040-628 04 10 | dealership | new used workshop parts tyres
103 | nordvik-goteborg | Nordvik Göteborg | Marieholmsgatan 44 | 415 02 | Göteborg | Göteborg | Västra Götaland | 57.7309,11.9976 | 031-390 06 10 | dealership | new used workshop parts tyres
106 | nordvik-orebro | Nordvik Örebro | Aspholmsvägen 9 | 702 27 | Örebro | Örebro | Örebro | 59.2540,15.2360 | 08-465 004 14 | dealership | new used workshop parts tyres
101 | nordvik-stockholm-kungens-kurva | Nordvik Kungens kurva | Dialoggatan 12 | 141 75 | Stockholm | Stockholm, Kungens kurva | Stockholm | 59.2682,17.9238 | 08-465 004 11 | dealership | new used workshop parts tyres
102 | nordvik-stockholm-taby | Nordvik Täby | Enhagsvägen 5 | 187 40 | Stockholm | Stockholm, Täby | Stockholm | 59.4560,18.1050 | 08-465 004 12 | dealership | new used workshop parts tyres
104 | nordvik-uppsala | Nordvik Uppsala | Stålgatan 4 | 754 50 | Uppsala | Uppsala | Uppsala | 59.8500,17.6910 | 08-465 004 13 | dealership | new used workshop parts tyres
107 | nordvik-gavle | Nordvik Gävle | Ingenjörsgatan 7 | 801 30 | Gävle | Gävle | Gävleborg | 60.6640,17.1320 | 08-465 004 15 | dealership | new used workshop parts tyres
108 | nordvik-sundsvall | Nordvik Sundsvall | Kolvägen 21 | 852 29 | Sundsvall | Sundsvall | Västernorrland | 62.3990,17.3370 | 08-465 004 16 | dealership | new used workshop parts tyres
109 | nordvik-lulea | Nordvik Luleå | Banvägen 22 | 973 46 | Luleå | Luleå | Norrbotten | 65.6060,22.1060 | 08-465 004 17 | dealership | new used workshop parts tyres
111 | nordvik-malmo-begagnat | Nordvik Begagnat Malmö | Jägershillgatan 16 | 213 75 | Malmö | Malmö, Jägersro | Skåne | 55.5660,13.0610 | 040-628 04 11 | forecourt | used
112 | nordvik-goteborg-begagnat | Nordvik Begagnat Sisjön | Datavägen 31 | 436 32 | Göteborg | Göteborg, Sisjön | Västra Götaland | 57.6400,11.9560 | 031-390 06 11 | forecourt | used
113 | nordvik-stockholm-begagnat | Nordvik Begagnat Barkarby | Herrestavägen 8 | 177 38 | Stockholm | Stockholm, Barkarby | Stockholm | 59.4190,17.8640 | 08-465 004 18 | forecourt | used
114 | nordvik-sundsvall-begagnat | Nordvik Begagnat Birsta | Gesällvägen 3 | 863 41 | Sundsvall | Sundsvall, Birsta | Västernorrland | 62.4440,17.3420 | 08-465 004 19 | forecourt | used
121 | nordvik-malmo-transportbilar | Nordvik Transportbilar Malmö | Flintyxegatan 6 | 213 76 | Malmö | Malmö, Fosie | Skåne | 55.5590,13.0290 | 040-628 04 40 | workshop | vans workshop parts
122 | nordvik-goteborg-transportbilar | Nordvik Transportbilar Göteborg | Importgatan 27 | 422 46 | Göteborg | Göteborg, Hisings Backa | Västra Götaland | 57.7480,11.9880 | 031-390 06 40 | workshop | vans workshop parts
123 | nordvik-stockholm-transportbilar | Nordvik Transportbilar Västberga | Elektravägen 15 | 126 30 | Stockholm | Stockholm, Västberga | Stockholm | 59.2950,18.0060 | 08-465 004 43 | workshop | vans workshop parts
124 | nordvik-uppsala-transportbilar | Nordvik Transportbilar Uppsala | Verkstadsgatan 11 | 753 23 | Uppsala | Uppsala, Boländerna | Uppsala | 59.8460,17.6660 | 08-465 004 44 | workshop | vans workshop parts
125 | nordvik-sundsvall-transportbilar | Nordvik Transportbilar Sundsvall | Regementsvägen 12 | 852 38 | Sundsvall | Sundsvall, Nacksta | Västernorrland | 62.3890,17.2670 | 08-465 004 45 | workshop | vans workshop parts
126 | nordvik-orebro-byggverkstad | Nordvik Byggverkstad Örebro | Boställsvägen 4 | 702 27 | Örebro | Örebro, Aspholmen | Örebro | 59.2510,15.2250 | 08-465 004 46 | workshop | vans
131 | nordvik-malmo-skadeverkstad | Nordvik Skadeverkstad Malmö | Agnesfridsvägen 119 | 213 75 | Malmö | Malmö, Jägersro | Skåne | 55.5640,13.0560 | 040-628 04 50 | workshop | body
132 | nordvik-goteborg-skadeverkstad | Nordvik Skadeverkstad Göteborg | Backa Bergögata 14 | 422 46 | Göteborg | Göteborg, Hisings Backa | Västra Götaland | 57.7470,11.9830 | 031-390 06 50 | workshop | body
133 | nordvik-stockholm-skadeverkstad | Nordvik Skadeverkstad Skärholmen | Månskärsvägen 9 | 141 75 | Stockholm | Stockholm, Kungens kurva | Stockholm | 59.2710,17.9180 | 08-465 004 54 | workshop | body
134 | nordvik-uppsala-skadeverkstad | Nordvik Skadeverkstad Uppsala | Danmarksgatan 30 | 753 23 | Uppsala | Uppsala, Boländerna | Uppsala | 59.8490,17.6720 | 08-465 004 55 | workshop | body
135 | nordvik-sundsvall-skadeverkstad | Nordvik Skadeverkstad Sundsvall | Fridhemsgatan 140 | 854 60 | Sundsvall | Sundsvall, Bydalen | Västernorrland | 62.3830,17.2890 | 08-465 004 56 | workshop | body
136 | nordvik-lulea-skadeverkstad | Nordvik Skadeverkstad Luleå | Gammelstadsvägen 19 | 972 41 | Luleå | Luleå, Storheden | Norrbotten | 65.6170,22.0590 | 08-465 004 57 | workshop | body
141 | nordvik-malmo-dackhotell | Nordvik Däckhotell Malmö | Krossverksgatan 8 | 216 16 | Malmö | Malmö, Limhamn | Skåne | 55.5770,12.9480 | 040-628 04 30 | tyreHotel | tyres
142 | nordvik-goteborg-dackhotell | Nordvik Däckhotell Göteborg | Grafiska vägen 22 | 412 63 | Göteborg | Göteborg, Örgryte | Västra Götaland | 57.6890,12.0020 | 031-390 06 30 | tyreHotel | tyres
143 | nordvik-stockholm-dackhotell | Nordvik Däckhotell Solna | Johan Enbergs väg 38 | 171 61 | Stockholm | Stockholm, Solna | Stockholm | 59.3660,17.9820 | 08-465 004 31 | tyreHotel | tyres
`),
};
