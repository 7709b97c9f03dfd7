import { readModels } from './readModels.ts';

/** Toyota, Lexus, Nissan, Mazda, Subaru, Mitsubishi, Honda and Suzuki. */
export const japanese = readModels(`
Toyota | Yaris | hatchback | 5 | 5 | 3940x1745x1500 | 286 | 5 | 450 | 8
  hybrid | 1.5 Hybrid Active | 2014-2020 | A | F | 100 | 11.8 | 4.8 | 36 | 1160 | 199
  hybrid | 1.5 Hybrid 116 Active Plus | 2020- | A | F | 116 | 9.7 | 4.1 | 36 | 1135 | 249
Toyota | Yaris Cross | suv | 5 | 5 | 4180x1765x1595 | 397 | 5 | 750 | 5
  hybrid | 1.5 Hybrid 116 Style | 2021- | A | F | 116 | 11.2 | 4.6 | 36 | 1250 | 299
  hybrid | 1.5 Hybrid AWD-i Adventure | 2021- | A | 4 | 116 | 11.8 | 5.1 | 36 | 1330 | 329
Toyota | Corolla | estate | 5 | 5 | 4650x1790x1435 | 596 | 5 | 750 | 7
  hybrid | Touring Sports 1.8 Hybrid Active | 2019- | A | F | 122 | 11.1 | 4.6 | 43 | 1440 | 289
  hybrid | Touring Sports 2.0 Hybrid Executive | 2019- | A | F | 184 | 8.1 | 5.1 | 43 | 1490 | 339
Toyota | Auris | estate | 5 | 5 | 4595x1760x1485 | 530 | 5 | 0 | 3
  hybrid | Touring Sports 1.8 Hybrid Active | 2013-2018 | A | F | 136 | 11.2 | 4.7 | 45 | 1410 | 239
Toyota | C-HR | suv | 5 | 5 | 4390x1795x1555 | 377 | 5 | 725 | 4
  hybrid | 1.8 Hybrid X-EDITION | 2016-2023 | A | F | 122 | 11.0 | 4.8 | 43 | 1420 | 289
  hybrid | 2.0 Hybrid Executive | 2020-2023 | A | F | 184 | 8.2 | 5.3 | 43 | 1485 | 329
Toyota | RAV4 | suv | 5 | 5 | 4600x1855x1685 | 580 | 5 | 1650 | 7
  hybrid | 2.5 Hybrid AWD-i Executive | 2016-2018 | A | 4 | 197 | 8.4 | 5.9 | 56 | 1745 | 369
  hybrid | 2.5 Hybrid AWD-i Style | 2019- | A | 4 | 222 | 8.1 | 5.7 | 55 | 1735 | 429
  plugin | Plug-in Hybrid AWD-i | 2021- | 4 | 306 | 6.0 | 1.0 | 75 | 18.1 | 6.6 | 55 | 1985 | 529
Toyota | Aygo | hatchback | 4 | 5 | 3465x1615x1460 | 168 | 3 | 0 | 3
  petrol | 1.0 x-play | 2014-2021 | M | F | 72 | 13.8 | 4.9 | 35 | 950 | 129
Toyota | Avensis | estate | 5 | 5 | 4820x1810x1480 | 543 | 5 | 1700 | 1
  diesel | 2.0 D-4D 143 Active Plus | 2015-2018 | M | F | 143 | 9.8 | 4.9 | 60 | 1560 | 289
Toyota | bZ4X | suv | 5 | 5 | 4690x1860x1650 | 452 | 5 | 750 | 3
  electric | FWD Active | 2022- | F | 204 | 7.5 | 504 | 64 | 11 | 150 | 15.9 | 1920 | 469
  electric | AWD Premium | 2022- | 4 | 218 | 6.9 | 461 | 64 | 11 | 150 | 17.8 | 2035 | 539
Lexus | UX | suv | 5 | 5 | 4495x1840x1540 | 320 | 5 | 750 | 2
  hybrid | 250h E-Four Premium | 2019- | A | 4 | 184 | 8.7 | 5.7 | 43 | 1680 | 389
Lexus | NX | suv | 5 | 5 | 4660x1865x1670 | 545 | 5 | 1500 | 2
  plugin | 450h+ AWD Executive | 2022- | 4 | 309 | 6.3 | 1.1 | 69 | 18.1 | 6.6 | 55 | 2050 | 679
Nissan | Leaf | hatchback | 5 | 5 | 4490x1788x1540 | 435 | 5 | 0 | 6
  electric | Acenta 40 kWh | 2018-2023 | F | 150 | 7.9 | 270 | 39 | 6.6 | 50 | 17.1 | 1580 | 359
  electric | e+ N-Connecta 62 kWh | 2019-2023 | F | 217 | 6.9 | 385 | 59 | 6.6 | 100 | 18.5 | 1731 | 429
Nissan | Qashqai | suv | 5 | 5 | 4425x1835x1625 | 504 | 5 | 1500 | 5
  petrol | 1.3 DIG-T 140 N-Connecta | 2019-2021 | M | F | 140 | 10.5 | 6.4 | 55 | 1405 | 269
  petrol | 1.3 DIG-T 158 Xtronic Tekna | 2021- | A | F | 158 | 9.2 | 6.4 | 55 | 1470 | 349
  hybrid | e-POWER N-Connecta | 2022- | A | F | 190 | 7.9 | 5.3 | 55 | 1658 | 399
Nissan | X-Trail | suv | 7 | 5 | 4680x1840x1725 | 485 | 5 | 1650 | 2
  hybrid | e-POWER e-4ORCE Tekna | 2022- | A | 4 | 213 | 7.0 | 6.4 | 55 | 1940 | 479
Nissan | Juke | suv | 5 | 5 | 4210x1800x1595 | 422 | 5 | 1250 | 2
  petrol | 1.0 DIG-T 114 Acenta | 2020- | A | F | 114 | 11.8 | 6.1 | 46 | 1212 | 239
Mazda | CX-5 | suv | 5 | 5 | 4550x1840x1675 | 506 | 5 | 2100 | 5
  petrol | 2.0 Sky 165 | 2017- | M | F | 165 | 10.3 | 6.8 | 56 | 1450 | 309
  diesel | 2.2 Sky 184 AWD Optimum | 2018-2022 | A | 4 | 184 | 9.6 | 6.6 | 58 | 1725 | 389
Mazda | CX-30 | suv | 5 | 5 | 4395x1795x1540 | 430 | 5 | 1300 | 3
  petrol | e-SKYACTIV X 186 Cosmo | 2020-2024 | A | F | 186 | 8.3 | 6.0 | 51 | 1468 | 329
Mazda | Mazda6 | estate | 5 | 5 | 4805x1840x1480 | 522 | 5 | 1500 | 3
  petrol | 2.0 Sky 165 Optimum Wagon | 2015-2021 | A | F | 165 | 9.6 | 6.7 | 62 | 1515 | 299
Mazda | MX-30 | suv | 5 | 5 | 4395x1795x1555 | 366 | 5 | 0 | 2
  electric | Cosmo | 2020-2024 | F | 145 | 9.7 | 200 | 30 | 6.6 | 50 | 17.3 | 1645 | 389
Subaru | Outback | estate | 5 | 5 | 4870x1875x1675 | 561 | 5 | 2000 | 4
  petrol | 2.5i Summit | 2018-2020 | A | 4 | 175 | 10.2 | 8.6 | 60 | 1612 | 389
  petrol | 2.5i XFuel Limited | 2021- | A | 4 | 169 | 10.2 | 8.6 | 63 | 1664 | 449
Subaru | Forester | suv | 5 | 5 | 4625x1815x1730 | 509 | 5 | 1870 | 3
  hybrid | e-BOXER Active | 2020- | A | 4 | 150 | 11.8 | 8.1 | 48 | 1674 | 389
Subaru | XV | suv | 5 | 5 | 4465x1800x1595 | 340 | 5 | 1400 | 2
  hybrid | e-BOXER 2.0i Ridge | 2020-2023 | A | 4 | 150 | 10.7 | 7.9 | 48 | 1553 | 339
Mitsubishi | Outlander | suv | 5 | 5 | 4695x1800x1710 | 463 | 5 | 1500 | 5
  plugin | PHEV Business | 2015-2018 | 4 | 203 | 11.0 | 1.8 | 42 | 9.8 | 3.7 | 45 | 1880 | 419
  plugin | PHEV Business X | 2019-2021 | 4 | 224 | 10.5 | 2.0 | 45 | 11.1 | 3.7 | 45 | 1905 | 439
Mitsubishi | Eclipse Cross | suv | 5 | 5 | 4545x1805x1685 | 359 | 5 | 1500 | 2
  plugin | PHEV Business | 2021-2024 | 4 | 188 | 10.9 | 2.0 | 45 | 11.1 | 3.7 | 45 | 1985 | 419
Honda | CR-V | suv | 5 | 5 | 4600x1855x1689 | 497 | 5 | 750 | 2
  hybrid | e:HEV AWD Lifestyle | 2019-2023 | A | 4 | 184 | 9.4 | 7.0 | 57 | 1700 | 419
Honda | Jazz | hatchback | 5 | 5 | 4044x1694x1526 | 304 | 5 | 0 | 2
  hybrid | e:HEV Elegance | 2020- | A | F | 109 | 9.5 | 4.6 | 40 | 1225 | 249
Suzuki | Swift | hatchback | 5 | 5 | 3840x1735x1495 | 265 | 3 | 1000 | 3
  petrol | 1.2 Select CVT | 2017-2023 | A | F | 83 | 12.2 | 5.4 | 37 | 970 | 189
Suzuki | Vitara | suv | 5 | 5 | 4175x1775x1610 | 375 | 5 | 1500 | 3
  petrol | 1.4 Boosterjet Hybrid AllGrip Inclusive | 2020-2024 | M | 4 | 129 | 10.2 | 6.1 | 47 | 1235 | 279
`);
