import { readModels } from './readModels.ts';

/** Kia and Hyundai. */
export const kia = readModels(`
Kia | EV3 | suv | 5 | 5 | 4300x1850x1560 | 460 | 5 | 1000 | 6
  electric | Standard Range Air | 2024- | F | 204 | 7.5 | 436 | 58 | 11 | 102 | 14.9 | 1800 | 419
  electric | Long Range GT-Line | 2024- | F | 204 | 7.7 | 605 | 81 | 11 | 128 | 14.9 | 1885 | 499
Kia | EV6 | suv | 5 | 5 | 4695x1890x1550 | 490 | 5 | 1600 | 6
  electric | Long Range Air | 2021-2024 | R | 229 | 7.3 | 528 | 77 | 11 | 233 | 16.5 | 1985 | 519
  electric | Long Range AWD GT-Line | 2021-2024 | 4 | 325 | 5.2 | 506 | 77 | 11 | 233 | 17.2 | 2090 | 599
  electric | Long Range AWD GT-Line | 2025- | 4 | 325 | 5.3 | 546 | 84 | 11 | 258 | 17.0 | 2130 | 629
Kia | EV9 | suv | 7 | 5 | 5010x1980x1755 | 828 | 5 | 2500 | 2
  electric | Long Range AWD GT-Line | 2023- | 4 | 385 | 5.3 | 505 | 98 | 11 | 210 | 22.8 | 2664 | 929
Kia | Niro | suv | 5 | 5 | 4420x1825x1570 | 475 | 4 | 750 | 12
  electric | EV Advance | 2022- | F | 204 | 7.8 | 460 | 65 | 11 | 80 | 16.2 | 1757 | 449
  electric | EV Advance Plus | 2022- | F | 204 | 7.8 | 460 | 65 | 11 | 80 | 16.2 | 1757 | 479
  plugin | PHEV Action | 2018-2022 | F | 141 | 10.8 | 1.4 | 49 | 8.9 | 3.3 | 43 | 1594 | 329
  plugin | PHEV Advance | 2022- | F | 183 | 9.8 | 0.8 | 65 | 11.1 | 3.3 | 37 | 1594 | 399
  hybrid | HEV Action | 2017-2022 | A | F | 141 | 11.5 | 4.8 | 45 | 1500 | 269
  hybrid | HEV Advance | 2022- | A | F | 141 | 10.8 | 4.7 | 42 | 1474 | 339
Kia | e-Niro | suv | 5 | 5 | 4375x1805x1560 | 451 | 4 | 0 | 4
  electric | 64 kWh Advance | 2019-2022 | F | 204 | 7.8 | 455 | 64 | 11 | 77 | 15.9 | 1812 | 439
  electric | 39 kWh Action | 2019-2022 | F | 136 | 9.8 | 289 | 39 | 7.2 | 50 | 15.3 | 1667 | 369
Kia | Sportage | suv | 5 | 5 | 4515x1865x1650 | 540 | 5 | 1350 | 10
  petrol | 1.6 T-GDI 177 AWD GT-Line | 2016-2021 | A | 4 | 177 | 9.1 | 8.6 | 62 | 1619 | 329
  diesel | 1.6 CRDi 136 AWD Advance | 2018-2021 | A | 4 | 136 | 11.6 | 5.9 | 62 | 1653 | 339
  petrol | 1.6 T-GDI 160 Action | 2022- | A | F | 160 | 9.6 | 6.7 | 54 | 1561 | 349
  hybrid | HEV 230 AWD Advance | 2022- | A | 4 | 230 | 8.3 | 6.3 | 52 | 1710 | 429
  plugin | PHEV AWD Action | 2022- | 4 | 265 | 8.2 | 1.1 | 70 | 13.8 | 7.2 | 42 | 1905 | 449
  plugin | PHEV AWD GT-Line | 2022- | 4 | 265 | 8.2 | 1.1 | 70 | 13.8 | 7.2 | 42 | 1915 | 509
Kia | Sorento | suv | 7 | 5 | 4810x1900x1700 | 604 | 5 | 2000 | 4
  diesel | 2.2 CRDi 200 AWD Advance | 2015-2020 | A | 4 | 200 | 9.1 | 7.1 | 71 | 1950 | 449
  diesel | 2.2 CRDi 202 AWD GT-Line | 2020-2024 | A | 4 | 202 | 9.1 | 6.6 | 67 | 1884 | 529
  plugin | PHEV AWD Advance | 2021- | 4 | 265 | 8.7 | 1.6 | 57 | 13.8 | 3.3 | 47 | 2026 | 559
Kia | Ceed SW | estate | 5 | 5 | 4605x1800x1465 | 625 | 5 | 1400 | 6
  petrol | 1.0 T-GDI 120 Action | 2018-2024 | M | F | 120 | 11.4 | 5.7 | 50 | 1340 | 229
  diesel | 1.6 CRDi 136 Advance | 2018-2022 | A | F | 136 | 10.4 | 4.7 | 50 | 1435 | 269
  plugin | PHEV Advance Plus | 2020-2024 | F | 141 | 10.8 | 1.3 | 57 | 8.9 | 3.3 | 37 | 1608 | 339
Kia | Ceed | hatchback | 5 | 5 | 4310x1800x1447 | 395 | 5 | 1400 | 3
  petrol | 1.4 T-GDI 140 Advance | 2018-2021 | M | F | 140 | 8.9 | 6.0 | 50 | 1322 | 239
  petrol | 1.0 T-GDI 100 Action | 2018-2024 | M | F | 100 | 12.6 | 5.5 | 50 | 1297 | 209
Kia | XCeed | suv | 5 | 5 | 4395x1826x1495 | 426 | 5 | 1400 | 4
  petrol | 1.5 T-GDI 160 Advance | 2021- | A | F | 160 | 9.2 | 6.2 | 50 | 1370 | 299
  plugin | PHEV Advance Plus | 2020- | F | 141 | 11.0 | 1.4 | 48 | 8.9 | 3.3 | 37 | 1594 | 349
Kia | Stonic | suv | 5 | 5 | 4140x1760x1500 | 352 | 5 | 1110 | 3
  petrol | 1.0 T-GDI 100 Advance | 2018- | M | F | 100 | 10.7 | 5.5 | 45 | 1185 | 229
Kia | Picanto | hatchback | 5 | 5 | 3595x1595x1485 | 255 | 3 | 0 | 3
  petrol | 1.0 67 Advance | 2017- | M | F | 67 | 14.3 | 5.1 | 35 | 976 | 159
Kia | Soul | hatchback | 5 | 5 | 4195x1800x1605 | 315 | 4 | 0 | 1
  electric | EV Long Range Advance Plus | 2020-2023 | F | 204 | 7.9 | 452 | 64 | 11 | 77 | 15.7 | 1757 | 439
Hyundai | Kona | suv | 5 | 5 | 4205x1800x1570 | 332 | 5 | 0 | 5
  electric | Electric 64 kWh Premium | 2018-2023 | F | 204 | 7.9 | 484 | 64 | 11 | 77 | 14.7 | 1760 | 429
  electric | 65 kWh Advanced | 2023- | F | 218 | 7.8 | 514 | 65 | 11 | 102 | 14.7 | 1773 | 459
  petrol | 1.0 T-GDi 120 Trend | 2018-2023 | M | F | 120 | 11.9 | 6.0 | 50 | 1328 | 219
Hyundai | Ioniq 5 | suv | 5 | 5 | 4635x1890x1605 | 527 | 5 | 1600 | 5
  electric | 73 kWh Advanced | 2021-2022 | R | 218 | 7.4 | 481 | 73 | 11 | 220 | 16.8 | 1985 | 499
  electric | 77 kWh AWD Advanced | 2022-2024 | 4 | 325 | 5.1 | 481 | 77 | 11 | 233 | 17.9 | 2100 | 569
  electric | 84 kWh Advanced | 2025- | R | 229 | 7.5 | 570 | 84 | 11 | 258 | 16.0 | 2060 | 559
Hyundai | Ioniq 6 | saloon | 5 | 4 | 4855x1880x1495 | 401 | 5 | 1500 | 1
  electric | 77 kWh Advanced | 2023- | R | 229 | 7.4 | 614 | 77 | 11 | 233 | 14.3 | 1985 | 569
Hyundai | Tucson | suv | 5 | 5 | 4500x1865x1650 | 558 | 5 | 1350 | 4
  hybrid | 1.6 T-GDi HEV 230 Advanced | 2021- | A | F | 230 | 8.0 | 5.7 | 52 | 1639 | 399
  plugin | 1.6 T-GDi PHEV AWD Premium | 2021- | 4 | 265 | 8.6 | 1.4 | 62 | 13.8 | 7.2 | 42 | 1894 | 459
Hyundai | i30 | estate | 5 | 5 | 4585x1795x1465 | 602 | 5 | 1300 | 3
  petrol | 1.0 T-GDi 120 Trend Kombi | 2017-2023 | M | F | 120 | 11.4 | 5.7 | 50 | 1340 | 219
Hyundai | i20 | hatchback | 5 | 5 | 4040x1775x1450 | 352 | 4 | 1110 | 3
  petrol | 1.0 T-GDi 100 Essential | 2021- | M | F | 100 | 10.4 | 5.2 | 40 | 1090 | 199
Hyundai | Santa Fe | suv | 7 | 5 | 4785x1900x1710 | 571 | 5 | 2500 | 1
  diesel | 2.2 CRDi 200 4WD Premium | 2018-2020 | A | 4 | 200 | 9.3 | 7.0 | 71 | 1930 | 479
`);
