import { readModels } from './readModels.ts';

/** Volkswagen's passenger cars. */
export const volkswagen = readModels(`
Volkswagen | ID.3 | hatchback | 5 | 5 | 4261x1809x1568 | 385 | 5 | 0 | 9
  electric | Pro Performance Life | 2020-2023 | R | 204 | 7.3 | 426 | 58 | 11 | 120 | 15.4 | 1805 | 419
  electric | Pro S Tour | 2020-2023 | R | 204 | 7.9 | 549 | 77 | 11 | 135 | 15.9 | 1934 | 499
  electric | Pro Style | 2023- | R | 204 | 7.4 | 434 | 59 | 11 | 165 | 15.2 | 1812 | 449
  electric | Pro S Style | 2024- | R | 231 | 6.7 | 557 | 79 | 11 | 185 | 15.7 | 1925 | 519
Volkswagen | ID.4 | suv | 5 | 5 | 4584x1852x1640 | 543 | 5 | 1400 | 11
  electric | Pure City | 2021-2023 | R | 149 | 10.9 | 344 | 52 | 7.2 | 110 | 16.7 | 1890 | 419
  electric | Pro Performance Family | 2021-2023 | R | 204 | 8.5 | 520 | 77 | 11 | 135 | 17.3 | 2124 | 499
  electric | GTX 4Motion | 2021-2023 | 4 | 299 | 6.2 | 480 | 77 | 11 | 135 | 18.2 | 2224 | 589
  electric | Pro Business | 2024- | R | 286 | 6.7 | 550 | 77 | 11 | 175 | 16.1 | 2156 | 549
  electric | Pro 4Motion Style | 2024- | 4 | 286 | 6.6 | 522 | 77 | 11 | 175 | 17.1 | 2242 | 589
Volkswagen | ID.5 | suv | 5 | 5 | 4599x1852x1613 | 549 | 5 | 1400 | 2
  electric | Pro Performance | 2022-2023 | R | 204 | 8.4 | 530 | 77 | 11 | 135 | 16.6 | 2117 | 539
  electric | GTX 4Motion | 2022- | 4 | 340 | 5.4 | 533 | 77 | 11 | 175 | 16.9 | 2238 | 659
Volkswagen | ID.7 Tourer | estate | 5 | 5 | 4961x1862x1549 | 605 | 5 | 1200 | 4
  electric | Pro Business | 2024- | R | 286 | 6.6 | 607 | 77 | 11 | 175 | 14.5 | 2189 | 619
  electric | GTX 4Motion | 2024- | 4 | 340 | 5.5 | 575 | 86 | 11 | 200 | 16.6 | 2346 | 719
Volkswagen | ID.7 | saloon | 5 | 5 | 4961x1862x1536 | 532 | 5 | 1200 | 2
  electric | Pro | 2023- | R | 286 | 6.5 | 621 | 77 | 11 | 175 | 14.1 | 2172 | 599
Volkswagen | ID. Buzz | mpv | 5 | 5 | 4712x1985x1937 | 1121 | 5 | 1000 | 2
  electric | Pro | 2022-2024 | R | 204 | 10.2 | 423 | 77 | 11 | 170 | 20.6 | 2471 | 629
  electric | Pro 4Motion Lång | 2025- | 4 | 340 | 6.4 | 462 | 86 | 11 | 200 | 20.9 | 2680 | 769
Volkswagen | e-Golf | hatchback | 5 | 5 | 4270x1799x1482 | 341 | 5 | 0 | 2
  electric | e-Golf Comfort | 2017-2020 | F | 136 | 9.6 | 231 | 32 | 7.2 | 40 | 15.8 | 1615 | 379
Volkswagen | e-up! | hatchback | 4 | 5 | 3600x1645x1492 | 250 | 3 | 0 | 2
  electric | Style | 2020-2023 | F | 83 | 11.9 | 258 | 32 | 7.2 | 40 | 14.5 | 1235 | 259
Volkswagen | Polo | hatchback | 5 | 5 | 4074x1751x1451 | 351 | 5 | 1000 | 6
  petrol | 1.0 TSI 95 Life | 2018- | M | F | 95 | 10.8 | 5.2 | 40 | 1190 | 229
  petrol | 1.0 TSI 95 Style DSG | 2021- | A | F | 95 | 10.8 | 5.5 | 40 | 1221 | 269
  petrol | 1.2 TSI 90 Comfortline | 2014-2017 | M | F | 90 | 10.8 | 5.6 | 45 | 1145 | 179
Volkswagen | Golf | hatchback | 5 | 5 | 4284x1789x1491 | 381 | 5 | 1500 | 12
  petrol | 1.4 TSI 125 Highline | 2014-2018 | M | F | 125 | 9.1 | 6.2 | 50 | 1315 | 239
  petrol | 1.0 TSI 115 Comfortline | 2017-2019 | M | F | 115 | 9.9 | 5.8 | 50 | 1276 | 229
  petrol | 1.5 TSI 130 Life | 2020-2024 | M | F | 130 | 9.2 | 5.6 | 50 | 1346 | 289
  petrol | 1.5 eTSI 150 Style DSG | 2020- | A | F | 150 | 8.5 | 5.5 | 50 | 1385 | 349
  diesel | 2.0 TDI 150 Style DSG | 2020- | A | F | 150 | 8.8 | 4.6 | 50 | 1465 | 369
  petrol | GTI 245 DSG | 2020-2024 | A | F | 245 | 6.2 | 7.2 | 50 | 1463 | 429
  plugin | GTE 204 | 2015-2019 | F | 204 | 7.6 | 1.9 | 36 | 7 | 3.6 | 40 | 1615 | 389
  plugin | GTE 245 | 2020-2023 | F | 245 | 6.7 | 1.2 | 62 | 10.4 | 3.6 | 40 | 1624 | 449
  plugin | eHybrid 204 Style | 2024- | F | 204 | 7.2 | 0.3 | 141 | 19.7 | 11 | 40 | 1671 | 459
Volkswagen | Golf Sportscombi | estate | 5 | 5 | 4633x1789x1483 | 611 | 5 | 1500 | 7
  petrol | 1.0 TSI 110 Life | 2020-2023 | M | F | 110 | 10.5 | 5.4 | 50 | 1362 | 279
  petrol | 1.5 eTSI 150 Style DSG | 2021- | A | F | 150 | 8.7 | 5.5 | 50 | 1451 | 369
  diesel | 1.6 TDI 115 Comfortline | 2015-2019 | M | F | 115 | 10.7 | 4.7 | 50 | 1395 | 249
  diesel | 2.0 TDI 150 4Motion Alltrack | 2016-2024 | A | 4 | 150 | 9.1 | 5.9 | 55 | 1584 | 369
Volkswagen | Passat | estate | 5 | 5 | 4773x1832x1516 | 650 | 5 | 2000 | 11
  diesel | 2.0 TDI 150 Business | 2015-2023 | A | F | 150 | 8.9 | 4.9 | 66 | 1570 | 359
  diesel | 2.0 TDI 190 4Motion GTS | 2015-2019 | A | 4 | 190 | 7.7 | 5.9 | 66 | 1696 | 419
  diesel | 2.0 TDI 200 4Motion R-Line | 2020-2023 | A | 4 | 200 | 7.4 | 6.0 | 66 | 1710 | 449
  plugin | GTE Executive | 2016-2019 | F | 218 | 7.6 | 1.8 | 38 | 8.7 | 3.6 | 50 | 1735 | 429
  plugin | GTE Executive Business | 2019-2023 | F | 218 | 7.6 | 1.3 | 54 | 10.4 | 3.6 | 50 | 1760 | 469
Volkswagen | Passat | estate | 5 | 5 | 4917x1849x1521 | 690 | 5 | 1800 | 6
  petrol | 1.5 eTSI 150 Edition | 2024- | A | F | 150 | 9.2 | 5.4 | 66 | 1575 | 449
  diesel | 2.0 TDI 150 Business | 2024- | A | F | 150 | 9.3 | 5.0 | 66 | 1645 | 469
  plugin | eHybrid 204 Business | 2024- | F | 204 | 7.9 | 0.4 | 120 | 19.7 | 11 | 45 | 1802 | 519
  plugin | eHybrid 272 R-Line | 2024- | F | 272 | 7.1 | 0.4 | 117 | 19.7 | 11 | 45 | 1818 | 589
Volkswagen | Arteon Shooting Brake | estate | 5 | 5 | 4866x1871x1450 | 565 | 5 | 1600 | 2
  diesel | 2.0 TDI 200 4Motion R-Line | 2020-2024 | A | 4 | 200 | 7.4 | 5.9 | 66 | 1757 | 519
  plugin | eHybrid 218 R-Line | 2020-2024 | F | 218 | 7.8 | 1.3 | 59 | 10.4 | 3.6 | 50 | 1741 | 519
Volkswagen | T-Cross | suv | 5 | 5 | 4108x1760x1584 | 455 | 5 | 1100 | 4
  petrol | 1.0 TSI 95 Life | 2019-2024 | M | F | 95 | 11.5 | 5.8 | 40 | 1245 | 239
  petrol | 1.0 TSI 115 Style DSG | 2019- | A | F | 115 | 10.2 | 6.2 | 40 | 1291 | 289
Volkswagen | T-Roc | suv | 5 | 5 | 4236x1819x1573 | 445 | 5 | 1500 | 6
  petrol | 1.0 TSI 115 | 2018-2021 | M | F | 115 | 10.1 | 6.1 | 50 | 1346 | 249
  petrol | 1.5 TSI 150 Style DSG | 2018- | A | F | 150 | 8.4 | 6.4 | 50 | 1420 | 329
  petrol | 2.0 TSI 190 4Motion R-Line | 2018- | A | 4 | 190 | 7.2 | 7.6 | 55 | 1570 | 399
Volkswagen | Tiguan | suv | 5 | 5 | 4509x1839x1675 | 615 | 5 | 2000 | 9
  petrol | 1.5 TSI 150 Life | 2019-2023 | A | F | 150 | 9.2 | 6.9 | 58 | 1560 | 349
  diesel | 2.0 TDI 150 4Motion | 2016-2020 | A | 4 | 150 | 9.3 | 6.3 | 60 | 1700 | 379
  diesel | 2.0 TDI 200 4Motion R-Line | 2020-2023 | A | 4 | 200 | 7.5 | 6.4 | 60 | 1745 | 479
  plugin | eHybrid 245 Elegance | 2021-2023 | F | 245 | 7.5 | 1.6 | 49 | 10.4 | 3.6 | 42 | 1805 | 469
  plugin | eHybrid 204 Elegance | 2024- | F | 204 | 8.2 | 0.4 | 119 | 19.7 | 11 | 45 | 1890 | 539
Volkswagen | Touran | mpv | 7 | 5 | 4527x1829x1674 | 633 | 5 | 1800 | 2
  petrol | 1.5 TSI 150 Comfortline DSG | 2019-2024 | A | F | 150 | 8.9 | 6.7 | 58 | 1590 | 339
  diesel | 2.0 TDI 150 Highline DSG | 2015-2020 | A | F | 150 | 9.3 | 5.5 | 58 | 1641 | 349
Volkswagen | Touareg | suv | 5 | 5 | 4878x1984x1717 | 810 | 5 | 3500 | 2
  diesel | 3.0 TDI 286 4Motion R-Line | 2018-2023 | A | 4 | 286 | 6.1 | 8.0 | 90 | 2070 | 749
  plugin | R eHybrid 462 | 2021- | 4 | 462 | 5.1 | 2.4 | 46 | 14.3 | 7.2 | 75 | 2533 | 999
Volkswagen | Multivan | mpv | 7 | 5 | 4973x1941x1903 | 469 | 5 | 2000 | 2
  diesel | T6.1 2.0 TDI 150 Comfortline | 2019-2021 | A | F | 150 | 12.9 | 7.7 | 70 | 2255 | 559
  plugin | eHybrid 218 Style | 2022- | F | 218 | 9.0 | 1.8 | 49 | 10.4 | 3.6 | 45 | 2241 | 699
`);
