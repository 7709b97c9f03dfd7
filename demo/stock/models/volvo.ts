import { readModels } from './readModels.ts';

/** Volvo. */
export const volvo = readModels(`
Volvo | EX30 | suv | 5 | 5 | 4233x1837x1549 | 318 | 5 | 1600 | 9
  electric | Single Motor Core | 2024- | R | 272 | 5.7 | 339 | 49 | 11 | 134 | 17.0 | 1830 | 419
  electric | Single Motor Extended Range Plus | 2024- | R | 272 | 5.3 | 476 | 64 | 11 | 153 | 17.0 | 1850 | 479
  electric | Twin Motor Performance Ultra | 2024- | 4 | 428 | 3.6 | 450 | 64 | 22 | 153 | 17.5 | 1960 | 569
  electric | Twin Motor Cross Country | 2025- | 4 | 428 | 3.7 | 427 | 64 | 11 | 153 | 18.5 | 1960 | 589
Volvo | EX40 | suv | 5 | 5 | 4440x1873x1647 | 410 | 5 | 1800 | 7
  electric | Single Motor Core | 2024- | R | 238 | 7.3 | 484 | 67 | 11 | 175 | 16.6 | 2020 | 569
  electric | Single Motor Extended Range Plus | 2024- | R | 252 | 7.3 | 576 | 79 | 11 | 205 | 16.5 | 2080 | 619
  electric | Twin Motor Ultra | 2024- | 4 | 408 | 4.8 | 538 | 79 | 11 | 205 | 17.7 | 2190 | 699
Volvo | EC40 | suv | 5 | 5 | 4440x1873x1591 | 404 | 5 | 1800 | 2
  electric | Single Motor Extended Range Plus | 2024- | R | 252 | 7.3 | 583 | 79 | 11 | 205 | 16.4 | 2075 | 639
  electric | Twin Motor Ultra | 2024- | 4 | 408 | 4.7 | 550 | 79 | 11 | 205 | 17.3 | 2185 | 719
Volvo | C40 | suv | 5 | 5 | 4440x1873x1591 | 404 | 5 | 1800 | 2
  electric | Recharge Single Motor Core | 2022-2023 | F | 231 | 7.4 | 438 | 67 | 11 | 150 | 17.9 | 2001 | 549
  electric | Recharge Twin Plus | 2022-2023 | 4 | 408 | 4.7 | 450 | 75 | 11 | 150 | 20.7 | 2207 | 654
Volvo | XC40 | suv | 5 | 5 | 4425x1863x1652 | 452 | 5 | 1800 | 14
  petrol | T3 Momentum | 2018-2020 | M | F | 163 | 9.4 | 7.0 | 54 | 1626 | 309
  petrol | T3 Momentum Advanced | 2019-2021 | A | F | 163 | 9.6 | 7.2 | 54 | 1653 | 339
  petrol | B4 Plus Dark | 2022- | A | F | 197 | 8.4 | 6.7 | 54 | 1674 | 449
  diesel | D3 Momentum | 2018-2020 | A | F | 150 | 10.2 | 5.6 | 54 | 1683 | 339
  diesel | D4 AWD R-Design | 2018-2020 | A | 4 | 190 | 7.9 | 6.1 | 54 | 1735 | 399
  plugin | Recharge T4 Inscription | 2021-2023 | F | 211 | 8.5 | 2.1 | 46 | 8.5 | 3.7 | 48 | 1812 | 459
  plugin | Recharge T5 R-Design | 2020-2023 | F | 262 | 7.3 | 2.2 | 45 | 8.5 | 3.7 | 48 | 1812 | 489
  electric | Recharge Twin Plus | 2021-2023 | 4 | 408 | 4.9 | 438 | 75 | 11 | 150 | 21.2 | 2188 | 639
  electric | Recharge Single Motor Core | 2022-2023 | F | 231 | 7.4 | 425 | 67 | 11 | 130 | 18.7 | 2030 | 529
Volvo | XC60 | suv | 5 | 5 | 4708x1902x1658 | 483 | 5 | 2250 | 16
  diesel | D4 AWD Momentum | 2017-2019 | A | 4 | 190 | 8.4 | 6.2 | 71 | 1920 | 449
  diesel | D4 AWD Inscription | 2017-2019 | A | 4 | 190 | 8.4 | 6.3 | 71 | 1932 | 489
  diesel | B4 AWD Momentum Advanced | 2020-2022 | A | 4 | 197 | 8.3 | 6.3 | 71 | 1930 | 499
  diesel | B4 AWD Plus Dark | 2022-2024 | A | 4 | 197 | 8.3 | 6.4 | 71 | 1945 | 569
  petrol | B5 AWD Plus Dark | 2022- | A | 4 | 250 | 6.9 | 7.9 | 71 | 1940 | 589
  plugin | T8 Twin Engine Inscription | 2018-2020 | 4 | 390 | 5.3 | 2.4 | 50 | 9.1 | 3.7 | 50 | 2174 | 629
  plugin | Recharge T6 Inscription | 2021-2022 | 4 | 350 | 5.9 | 2.3 | 53 | 9.1 | 3.7 | 71 | 2150 | 599
  plugin | Recharge T6 Plus Dark | 2022- | 4 | 350 | 5.7 | 1.0 | 81 | 14.7 | 6.4 | 71 | 2167 | 679
  plugin | Recharge T8 Ultimate Dark | 2022- | 4 | 455 | 4.9 | 1.1 | 79 | 14.7 | 6.4 | 71 | 2175 | 789
Volvo | XC90 | suv | 7 | 5 | 4953x1923x1776 | 680 | 5 | 2400 | 6
  diesel | D5 AWD Momentum | 2016-2019 | A | 4 | 235 | 7.8 | 7.0 | 71 | 2160 | 609
  diesel | D5 AWD Inscription | 2016-2019 | A | 4 | 235 | 7.8 | 7.1 | 71 | 2170 | 679
  diesel | B5 AWD Inscription | 2020-2023 | A | 4 | 235 | 7.6 | 6.9 | 71 | 2175 | 739
  plugin | T8 Twin Engine Inscription | 2016-2020 | 4 | 407 | 5.6 | 2.7 | 44 | 9.1 | 3.7 | 50 | 2354 | 809
  plugin | Recharge T8 Plus Bright | 2022- | 4 | 455 | 5.3 | 1.3 | 71 | 14.7 | 6.4 | 71 | 2385 | 959
Volvo | EX90 | suv | 7 | 5 | 5037x1964x1744 | 655 | 5 | 2200 | 2
  electric | Twin Motor Plus | 2024- | 4 | 408 | 5.9 | 614 | 107 | 11 | 250 | 20.8 | 2780 | 1089
  electric | Twin Motor Performance Ultra | 2024- | 4 | 517 | 4.9 | 614 | 107 | 22 | 250 | 21.1 | 2787 | 1289
Volvo | V60 | estate | 5 | 5 | 4778x1850x1433 | 519 | 5 | 2000 | 17
  diesel | D3 Momentum | 2013-2018 | M | F | 150 | 9.0 | 4.9 | 67 | 1640 | 289
  diesel | D4 Momentum | 2014-2018 | A | F | 181 | 7.7 | 4.8 | 67 | 1660 | 319
  diesel | D3 Momentum Advanced | 2018-2020 | A | F | 150 | 9.9 | 5.3 | 55 | 1690 | 349
  diesel | D4 Inscription | 2018-2020 | A | F | 190 | 7.9 | 5.4 | 55 | 1716 | 399
  diesel | B4 Momentum Advanced | 2020-2022 | A | F | 197 | 7.6 | 5.3 | 60 | 1731 | 409
  diesel | B4 Plus Dark | 2022-2024 | A | F | 197 | 7.6 | 5.3 | 60 | 1745 | 449
  petrol | B4 Core | 2021-2024 | A | F | 197 | 7.9 | 6.5 | 60 | 1668 | 419
  plugin | T6 Twin Engine R-Design | 2019-2020 | 4 | 340 | 5.4 | 2.0 | 52 | 9.1 | 3.7 | 60 | 1996 | 509
  plugin | Recharge T6 Inscription | 2021-2022 | 4 | 350 | 5.4 | 1.9 | 57 | 9.1 | 3.7 | 60 | 1990 | 529
  plugin | T6 AWD Plus Dark | 2022- | 4 | 350 | 5.4 | 0.8 | 91 | 14.7 | 6.4 | 60 | 2025 | 599
Volvo | V60 Cross Country | estate | 5 | 5 | 4784x1850x1499 | 529 | 5 | 2000 | 5
  diesel | D4 AWD Momentum | 2019-2020 | A | 4 | 190 | 8.2 | 5.9 | 60 | 1829 | 429
  diesel | B4 AWD Plus | 2020-2024 | A | 4 | 197 | 8.2 | 5.9 | 60 | 1848 | 479
  petrol | B5 AWD Ultimate | 2022- | A | 4 | 250 | 6.9 | 7.5 | 60 | 1831 | 529
Volvo | V90 | estate | 5 | 5 | 4936x1879x1475 | 560 | 5 | 2200 | 8
  diesel | D4 Momentum | 2016-2019 | A | F | 190 | 8.5 | 5.5 | 55 | 1752 | 419
  diesel | D4 AWD Inscription | 2016-2019 | A | 4 | 190 | 8.8 | 5.9 | 60 | 1840 | 479
  diesel | B4 Momentum Advanced | 2020-2022 | A | F | 197 | 8.2 | 5.6 | 60 | 1800 | 479
  plugin | Recharge T6 Inscription | 2021-2022 | 4 | 350 | 5.8 | 2.0 | 57 | 9.1 | 3.7 | 60 | 2080 | 599
  plugin | Recharge T6 Plus Bright | 2022-2024 | 4 | 350 | 5.7 | 0.9 | 87 | 14.7 | 6.4 | 60 | 2110 | 669
Volvo | V90 Cross Country | estate | 5 | 5 | 4960x1879x1543 | 560 | 5 | 2400 | 4
  diesel | D5 AWD Pro | 2017-2019 | A | 4 | 235 | 7.5 | 6.4 | 60 | 1896 | 529
  diesel | B5 AWD Plus | 2020-2023 | A | 4 | 235 | 7.5 | 6.3 | 60 | 1922 | 599
Volvo | V70 | estate | 5 | 5 | 4814x1861x1547 | 575 | 0 | 1800 | 3
  diesel | D3 Momentum | 2013-2016 | A | F | 136 | 10.9 | 5.2 | 70 | 1740 | 309
  diesel | D4 Summum | 2014-2016 | A | F | 181 | 8.4 | 4.9 | 70 | 1760 | 349
Volvo | V40 | hatchback | 5 | 5 | 4369x1802x1445 | 335 | 5 | 1500 | 5
  petrol | T2 Kinetic | 2015-2019 | M | F | 122 | 9.8 | 6.2 | 62 | 1421 | 219
  diesel | D2 Momentum | 2013-2019 | M | F | 120 | 10.5 | 4.2 | 62 | 1471 | 239
  diesel | D3 R-Design | 2015-2019 | A | F | 150 | 8.3 | 4.6 | 62 | 1503 | 289
Volvo | S60 | saloon | 5 | 4 | 4761x1850x1431 | 391 | 5 | 2000 | 2
  petrol | T5 R-Design | 2019-2020 | A | F | 250 | 6.5 | 7.2 | 60 | 1681 | 419
  plugin | Recharge T6 R-Design | 2021-2023 | 4 | 350 | 5.3 | 1.6 | 60 | 9.1 | 3.7 | 60 | 1970 | 559
Volvo | S90 | saloon | 5 | 4 | 4963x1879x1443 | 500 | 5 | 2000 | 2
  diesel | D4 Momentum | 2016-2020 | A | F | 190 | 8.2 | 5.3 | 55 | 1713 | 409
  plugin | Recharge T8 Inscription | 2020-2023 | 4 | 390 | 5.1 | 1.7 | 60 | 9.1 | 3.7 | 60 | 2082 | 659
`);
