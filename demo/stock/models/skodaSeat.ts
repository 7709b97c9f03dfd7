import { readModels } from './readModels.ts';

/** Skoda, Seat and Cupra. */
export const skodaSeat = readModels(`
Skoda | Octavia | estate | 5 | 5 | 4689x1829x1468 | 640 | 5 | 1600 | 12
  diesel | 2.0 TDI 150 Style | 2014-2020 | A | F | 150 | 8.5 | 4.8 | 50 | 1450 | 279
  diesel | 2.0 TDI 150 Ambition DSG | 2020- | A | F | 150 | 8.8 | 4.6 | 45 | 1487 | 339
  diesel | 2.0 TDI 200 4x4 Style | 2020-2024 | A | 4 | 200 | 7.1 | 5.6 | 55 | 1625 | 399
  petrol | 1.0 TSI 115 Ambition | 2017-2020 | M | F | 115 | 10.2 | 5.6 | 50 | 1303 | 229
  petrol | 1.5 TSI 150 Style | 2018-2024 | M | F | 150 | 8.3 | 5.6 | 45 | 1374 | 289
  plugin | iV 204 Style | 2020-2023 | F | 204 | 7.8 | 1.2 | 61 | 10.4 | 3.6 | 40 | 1695 | 389
Skoda | Superb | estate | 5 | 5 | 4862x1864x1477 | 660 | 5 | 2000 | 8
  diesel | 2.0 TDI 190 4x4 Style | 2015-2020 | A | 4 | 190 | 7.8 | 5.9 | 66 | 1675 | 389
  diesel | 2.0 TDI 150 Business | 2015-2023 | A | F | 150 | 9.1 | 5.0 | 66 | 1575 | 349
  plugin | iV 218 L&K | 2020-2023 | F | 218 | 7.8 | 1.3 | 54 | 10.4 | 3.6 | 50 | 1765 | 449
Skoda | Fabia | hatchback | 5 | 5 | 4108x1780x1459 | 380 | 5 | 1000 | 5
  petrol | 1.0 TSI 95 Ambition | 2021- | M | F | 95 | 10.6 | 5.0 | 40 | 1120 | 209
  petrol | 1.2 TSI 90 Style | 2015-2018 | M | F | 90 | 10.9 | 5.2 | 45 | 1109 | 169
Skoda | Scala | hatchback | 5 | 5 | 4362x1793x1471 | 467 | 5 | 1250 | 3
  petrol | 1.0 TSI 110 Ambition | 2019- | M | F | 110 | 10.3 | 5.3 | 50 | 1215 | 229
Skoda | Kamiq | suv | 5 | 5 | 4241x1793x1531 | 400 | 5 | 1250 | 5
  petrol | 1.0 TSI 110 Style DSG | 2019- | A | F | 110 | 10.2 | 5.9 | 50 | 1276 | 269
Skoda | Karoq | suv | 5 | 5 | 4390x1841x1603 | 521 | 5 | 1500 | 5
  petrol | 1.5 TSI 150 Style DSG | 2018- | A | F | 150 | 8.8 | 6.2 | 50 | 1415 | 329
  diesel | 2.0 TDI 150 4x4 Style | 2018-2024 | A | 4 | 150 | 8.9 | 5.7 | 55 | 1610 | 379
Skoda | Kodiaq | suv | 7 | 5 | 4697x1882x1681 | 560 | 5 | 2300 | 6
  diesel | 2.0 TDI 190 4x4 Style | 2017-2021 | A | 4 | 190 | 8.6 | 6.4 | 60 | 1800 | 429
  diesel | 2.0 TDI 200 4x4 SportLine | 2021-2024 | A | 4 | 200 | 7.8 | 6.5 | 58 | 1812 | 499
  plugin | iV 204 Selection | 2024- | F | 204 | 8.4 | 0.4 | 120 | 19.7 | 11 | 45 | 1914 | 549
Skoda | Enyaq | suv | 5 | 5 | 4649x1879x1616 | 585 | 5 | 1200 | 7
  electric | iV 60 | 2021-2023 | R | 180 | 8.7 | 412 | 58 | 11 | 120 | 16.1 | 1965 | 469
  electric | iV 80 | 2021-2023 | R | 204 | 8.6 | 534 | 77 | 11 | 135 | 16.7 | 2097 | 529
  electric | iV 80x SportLine | 2021-2023 | 4 | 265 | 6.9 | 510 | 77 | 11 | 135 | 17.5 | 2191 | 589
  electric | 85 | 2024- | R | 286 | 6.7 | 577 | 77 | 11 | 135 | 15.2 | 2141 | 559
Skoda | Elroq | suv | 5 | 5 | 4488x1884x1625 | 470 | 5 | 1200 | 3
  electric | 85 Selection | 2025- | R | 286 | 6.6 | 579 | 77 | 11 | 175 | 15.2 | 2119 | 499
Seat | Leon | estate | 5 | 5 | 4642x1799x1437 | 620 | 5 | 1500 | 4
  petrol | 1.5 TSI 130 Style Sportstourer | 2020-2024 | M | F | 130 | 9.7 | 5.5 | 50 | 1360 | 259
  petrol | 1.4 TSI 125 Style ST | 2014-2018 | M | F | 125 | 9.3 | 5.9 | 50 | 1326 | 229
Seat | Ibiza | hatchback | 5 | 5 | 4059x1780x1447 | 355 | 5 | 1000 | 3
  petrol | 1.0 TSI 95 Style | 2017-2024 | M | F | 95 | 10.9 | 5.2 | 40 | 1122 | 189
Seat | Ateca | suv | 5 | 5 | 4381x1841x1615 | 510 | 5 | 1500 | 3
  petrol | 1.5 TSI 150 Xcellence DSG | 2018-2024 | A | F | 150 | 8.6 | 6.6 | 50 | 1431 | 299
Cupra | Formentor | suv | 5 | 5 | 4450x1839x1511 | 420 | 5 | 1500 | 3
  petrol | 1.5 TSI 150 | 2021- | A | F | 150 | 8.9 | 6.4 | 50 | 1427 | 359
  plugin | e-HYBRID 245 VZ | 2021-2024 | F | 245 | 7.0 | 1.3 | 55 | 10.4 | 3.6 | 40 | 1704 | 459
Cupra | Born | hatchback | 5 | 5 | 4324x1809x1540 | 385 | 5 | 0 | 3
  electric | 58 kWh 204 | 2022- | R | 204 | 7.3 | 424 | 58 | 11 | 120 | 15.5 | 1811 | 429
  electric | 77 kWh 231 e-Boost | 2022- | R | 231 | 7.0 | 548 | 77 | 11 | 135 | 15.8 | 1946 | 499
`);
