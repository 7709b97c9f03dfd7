import { readModels } from './readModels.ts';

/** Audi, BMW, Mercedes-Benz, MINI and Porsche. */
export const german = readModels(`
Audi | A3 Sportback | hatchback | 5 | 5 | 4343x1816x1449 | 380 | 5 | 1500 | 5
  petrol | 30 TFSI 110 Proline | 2020- | M | F | 110 | 10.6 | 5.6 | 50 | 1300 | 289
  petrol | 35 TFSI 150 S line | 2020- | A | F | 150 | 8.4 | 5.8 | 50 | 1410 | 349
  petrol | 1.4 TFSI 150 Sport | 2014-2018 | A | F | 150 | 8.2 | 6.3 | 50 | 1355 | 289
  plugin | 40 TFSI e Proline | 2021-2024 | F | 204 | 7.6 | 1.3 | 63 | 10.4 | 3.6 | 40 | 1635 | 419
Audi | A4 Avant | estate | 5 | 5 | 4762x1847x1435 | 495 | 5 | 1700 | 7
  diesel | 2.0 TDI 150 Proline | 2015-2018 | A | F | 150 | 9.0 | 5.0 | 54 | 1625 | 369
  diesel | 40 TDI quattro S line | 2019-2024 | A | 4 | 204 | 7.3 | 5.7 | 58 | 1760 | 459
  petrol | 35 TFSI 150 Proline | 2019-2024 | A | F | 150 | 8.9 | 6.6 | 54 | 1565 | 389
Audi | A6 Avant | estate | 5 | 5 | 4939x1886x1467 | 565 | 5 | 2000 | 6
  diesel | 2.0 TDI 190 quattro Proline | 2015-2018 | A | 4 | 190 | 7.9 | 5.6 | 65 | 1835 | 459
  diesel | 40 TDI quattro Proline | 2019- | A | 4 | 204 | 7.8 | 5.9 | 63 | 1860 | 549
  plugin | 50 TFSI e quattro Proline | 2020-2024 | 4 | 299 | 6.3 | 1.4 | 62 | 14.4 | 7.4 | 52 | 2105 | 639
Audi | Q3 | suv | 5 | 5 | 4484x1849x1616 | 530 | 5 | 2000 | 4
  petrol | 35 TFSI 150 Proline | 2019-2024 | A | F | 150 | 9.2 | 6.9 | 58 | 1570 | 379
  plugin | 45 TFSI e S line | 2021-2024 | F | 245 | 7.3 | 1.7 | 48 | 10.4 | 3.6 | 45 | 1815 | 469
Audi | Q5 | suv | 5 | 5 | 4682x1893x1662 | 520 | 5 | 2400 | 5
  diesel | 2.0 TDI 190 quattro Sport | 2017-2020 | A | 4 | 190 | 7.9 | 6.4 | 65 | 1845 | 489
  diesel | 40 TDI quattro S line | 2020-2024 | A | 4 | 204 | 7.6 | 6.3 | 65 | 1895 | 569
  plugin | 50 TFSI e quattro Proline | 2020-2024 | 4 | 299 | 6.1 | 1.6 | 61 | 14.4 | 7.4 | 54 | 2150 | 639
Audi | Q4 e-tron | suv | 5 | 5 | 4588x1865x1632 | 520 | 5 | 1200 | 5
  electric | 40 Proline | 2021-2023 | R | 204 | 8.5 | 517 | 77 | 11 | 135 | 17.3 | 2125 | 539
  electric | 50 quattro S line | 2021-2023 | 4 | 299 | 6.2 | 490 | 77 | 11 | 135 | 18.0 | 2215 | 629
  electric | 45 Advanced | 2024- | R | 286 | 6.7 | 545 | 77 | 11 | 175 | 16.7 | 2145 | 579
Audi | e-tron | suv | 5 | 5 | 4901x1935x1629 | 660 | 5 | 1800 | 2
  electric | 50 quattro Proline | 2020-2022 | 4 | 313 | 6.8 | 341 | 65 | 11 | 120 | 23.0 | 2445 | 749
  electric | 55 quattro S line | 2019-2022 | 4 | 408 | 5.7 | 441 | 86 | 11 | 150 | 22.4 | 2560 | 899
Audi | A1 Sportback | hatchback | 5 | 5 | 4029x1740x1433 | 335 | 5 | 1200 | 2
  petrol | 25 TFSI 95 Advanced | 2019- | M | F | 95 | 10.8 | 5.4 | 40 | 1180 | 239
BMW | 118 | hatchback | 5 | 5 | 4319x1799x1434 | 380 | 5 | 1300 | 4
  petrol | 118i M Sport | 2019-2024 | A | F | 136 | 8.5 | 6.2 | 42 | 1395 | 329
  diesel | 118d Advantage | 2015-2019 | A | R | 150 | 8.3 | 4.6 | 52 | 1450 | 299
BMW | 320 Touring | estate | 5 | 5 | 4713x1827x1470 | 500 | 5 | 1800 | 7
  diesel | 320d xDrive Sport line | 2013-2019 | A | 4 | 190 | 7.5 | 5.3 | 57 | 1680 | 399
  diesel | 320d xDrive M Sport | 2019- | A | 4 | 190 | 7.5 | 5.4 | 59 | 1765 | 489
BMW | 330 Touring | estate | 5 | 5 | 4713x1827x1470 | 410 | 5 | 1500 | 4
  plugin | 330e xDrive M Sport | 2020- | 4 | 292 | 6.1 | 1.6 | 58 | 10.4 | 3.7 | 40 | 1975 | 569
BMW | 520 Touring | estate | 5 | 5 | 4963x1868x1498 | 560 | 5 | 2000 | 4
  diesel | 520d xDrive Luxury line | 2017-2023 | A | 4 | 190 | 7.9 | 5.7 | 66 | 1835 | 559
BMW | 530 | saloon | 5 | 4 | 4963x1868x1479 | 410 | 5 | 2000 | 2
  plugin | 530e xDrive M Sport | 2019-2023 | 4 | 292 | 5.9 | 1.8 | 54 | 10.4 | 3.7 | 46 | 1995 | 649
BMW | X1 | suv | 5 | 5 | 4447x1821x1598 | 505 | 5 | 2000 | 5
  diesel | xDrive20d xLine | 2015-2022 | A | 4 | 190 | 7.8 | 5.4 | 51 | 1665 | 419
  plugin | xDrive25e M Sport | 2020-2022 | 4 | 220 | 6.9 | 1.9 | 52 | 8.8 | 3.7 | 36 | 1820 | 479
  plugin | xDrive30e M Sport | 2023- | 4 | 326 | 5.6 | 0.9 | 79 | 14.2 | 7.4 | 47 | 1935 | 559
BMW | iX1 | suv | 5 | 5 | 4500x1845x1616 | 490 | 5 | 1200 | 3
  electric | xDrive30 M Sport | 2023- | 4 | 313 | 5.6 | 438 | 65 | 11 | 130 | 17.7 | 2085 | 619
BMW | X3 | suv | 5 | 5 | 4708x1891x1676 | 550 | 5 | 2000 | 5
  diesel | xDrive20d xLine | 2018-2024 | A | 4 | 190 | 7.9 | 6.0 | 68 | 1875 | 529
  plugin | xDrive30e M Sport | 2020-2024 | 4 | 292 | 6.1 | 2.1 | 47 | 10.4 | 3.7 | 50 | 1990 | 629
BMW | X5 | suv | 5 | 5 | 4922x2004x1745 | 500 | 5 | 2700 | 3
  plugin | xDrive45e M Sport | 2020-2023 | 4 | 394 | 5.6 | 1.4 | 85 | 21 | 3.7 | 69 | 2435 | 899
BMW | i3 | hatchback | 4 | 5 | 4011x1775x1598 | 260 | 4 | 0 | 3
  electric | 94 Ah | 2017-2018 | R | 170 | 7.3 | 245 | 27 | 11 | 50 | 15.4 | 1320 | 379
  electric | 120 Ah Charged | 2019-2022 | R | 170 | 7.3 | 308 | 38 | 11 | 50 | 15.3 | 1345 | 419
BMW | i4 | saloon | 5 | 5 | 4783x1852x1448 | 470 | 4 | 1600 | 4
  electric | eDrive40 M Sport | 2021- | R | 340 | 5.7 | 590 | 81 | 11 | 205 | 16.1 | 2125 | 669
  electric | M50 | 2021- | 4 | 544 | 3.9 | 521 | 81 | 11 | 205 | 18.0 | 2290 | 819
BMW | iX3 | suv | 5 | 5 | 4734x1891x1668 | 510 | 5 | 750 | 3
  electric | Charged Plus | 2021-2024 | R | 286 | 6.8 | 460 | 74 | 11 | 150 | 18.5 | 2260 | 719
BMW | 218 Active Tourer | mpv | 5 | 5 | 4386x1824x1576 | 470 | 5 | 1300 | 2
  petrol | 218i Luxury line | 2022- | A | F | 136 | 9.0 | 6.3 | 45 | 1545 | 369
  plugin | 225e xDrive M Sport | 2022- | 4 | 245 | 6.8 | 0.8 | 88 | 14.2 | 7.4 | 47 | 1845 | 469
Mercedes-Benz | A-Klass | hatchback | 5 | 5 | 4419x1796x1440 | 370 | 5 | 1400 | 5
  petrol | A 180 Progressive | 2018-2023 | A | F | 136 | 8.8 | 5.9 | 43 | 1375 | 319
  petrol | A 200 AMG Line | 2018- | A | F | 163 | 8.0 | 6.1 | 43 | 1395 | 369
  plugin | A 250 e AMG Line | 2020- | F | 218 | 6.6 | 1.1 | 70 | 10.6 | 7.4 | 35 | 1680 | 439
Mercedes-Benz | B-Klass | mpv | 5 | 5 | 4419x1796x1562 | 455 | 5 | 1400 | 2
  petrol | B 180 Progressive | 2019- | A | F | 136 | 9.0 | 6.2 | 43 | 1425 | 329
Mercedes-Benz | C-Klass | estate | 5 | 5 | 4751x1820x1455 | 490 | 5 | 1800 | 6
  diesel | C 220 d T 4MATIC AMG Line | 2015-2020 | A | 4 | 194 | 7.2 | 5.6 | 66 | 1745 | 479
  diesel | C 220 d T 4MATIC Avantgarde | 2021- | A | 4 | 200 | 7.4 | 5.5 | 66 | 1870 | 549
  plugin | C 300 e T AMG Line | 2022- | R | 313 | 6.2 | 0.6 | 109 | 19.5 | 11 | 50 | 2075 | 619
Mercedes-Benz | E-Klass | estate | 5 | 5 | 4945x1852x1475 | 640 | 5 | 2100 | 4
  diesel | E 220 d T 4MATIC All-Terrain | 2017-2023 | A | 4 | 194 | 8.0 | 6.2 | 66 | 1920 | 619
  plugin | E 300 de T AMG Line | 2019-2023 | R | 306 | 6.0 | 1.4 | 53 | 13.5 | 7.4 | 60 | 2135 | 649
Mercedes-Benz | GLA | suv | 5 | 5 | 4410x1834x1611 | 435 | 5 | 1800 | 3
  petrol | GLA 200 Progressive | 2020- | A | F | 163 | 8.7 | 6.5 | 43 | 1485 | 389
  plugin | GLA 250 e AMG Line | 2020- | F | 218 | 7.1 | 1.2 | 68 | 10.6 | 7.4 | 35 | 1755 | 489
Mercedes-Benz | GLB | suv | 7 | 5 | 4634x1834x1658 | 570 | 5 | 2000 | 2
  diesel | GLB 200 d 4MATIC Progressive | 2020- | A | 4 | 150 | 9.3 | 5.8 | 52 | 1755 | 469
Mercedes-Benz | GLC | suv | 5 | 5 | 4669x1890x1644 | 550 | 5 | 2500 | 5
  diesel | GLC 220 d 4MATIC AMG Line | 2016-2022 | A | 4 | 194 | 7.9 | 6.1 | 66 | 1835 | 549
  plugin | GLC 300 de 4MATIC AMG Line | 2020-2022 | 4 | 306 | 6.2 | 1.9 | 48 | 13.5 | 7.4 | 60 | 2105 | 639
  plugin | GLC 300 e 4MATIC AMG Line | 2023- | 4 | 313 | 6.7 | 0.6 | 123 | 24.8 | 11 | 49 | 2335 | 759
Mercedes-Benz | EQA | suv | 5 | 5 | 4463x1834x1620 | 340 | 5 | 750 | 4
  electric | EQA 250 AMG Line | 2021-2023 | F | 190 | 8.9 | 426 | 67 | 11 | 100 | 17.7 | 2040 | 529
  electric | EQA 250+ Progressive | 2022- | F | 190 | 8.6 | 560 | 71 | 11 | 100 | 15.9 | 2045 | 559
Mercedes-Benz | EQB | suv | 7 | 5 | 4684x1834x1667 | 465 | 5 | 1800 | 2
  electric | EQB 300 4MATIC AMG Line | 2022- | 4 | 228 | 8.0 | 419 | 67 | 11 | 100 | 18.1 | 2175 | 639
Mercedes-Benz | EQC | suv | 5 | 5 | 4762x1884x1624 | 500 | 5 | 1800 | 2
  electric | EQC 400 4MATIC AMG Line | 2019-2023 | 4 | 408 | 5.1 | 409 | 80 | 11 | 110 | 22.3 | 2495 | 829
Mercedes-Benz | EQE | saloon | 5 | 4 | 4946x1961x1512 | 430 | 5 | 750 | 1
  electric | EQE 350+ AMG Line | 2022- | R | 292 | 6.4 | 639 | 91 | 11 | 170 | 16.1 | 2430 | 899
MINI | Cooper | hatchback | 4 | 3 | 3850x1727x1414 | 211 | 4 | 0 | 2
  petrol | Cooper Yours | 2018-2023 | A | F | 136 | 7.8 | 5.9 | 44 | 1260 | 279
  electric | Cooper SE Charged | 2020-2023 | F | 184 | 7.3 | 234 | 29 | 11 | 50 | 15.8 | 1440 | 379
MINI | Countryman | suv | 5 | 5 | 4299x1822x1557 | 405 | 5 | 1500 | 2
  plugin | Cooper SE ALL4 | 2017-2023 | 4 | 220 | 6.8 | 1.9 | 48 | 8.8 | 3.7 | 36 | 1790 | 429
Porsche | Taycan | saloon | 4 | 4 | 4963x1966x1379 | 407 | 5 | 0 | 2
  electric | 4S Performance Battery Plus | 2020-2023 | 4 | 571 | 4.0 | 464 | 84 | 11 | 270 | 20.0 | 2295 | 1149
Porsche | Cayenne | suv | 5 | 5 | 4926x1983x1698 | 645 | 5 | 3500 | 2
  plugin | E-Hybrid | 2018-2023 | 4 | 462 | 5.0 | 3.2 | 44 | 14.3 | 7.2 | 75 | 2370 | 999
Porsche | Macan | suv | 5 | 5 | 4726x1922x1621 | 458 | 5 | 2000 | 2
  petrol | Macan 2.0 | 2019-2024 | A | 4 | 252 | 6.7 | 9.6 | 65 | 1870 | 699
`);
