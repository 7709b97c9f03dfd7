import { readModels } from './readModels.ts';

/** Ford, Opel, Peugeot, Citroën, Renault, Dacia, Fiat, Jeep and Land Rover. */
export const european = readModels(`
Ford | Focus | estate | 5 | 5 | 4668x1825x1481 | 608 | 5 | 1500 | 5
  petrol | 1.0 EcoBoost 125 Titanium Kombi | 2018-2024 | M | F | 125 | 10.3 | 5.8 | 52 | 1383 | 259
  diesel | 1.5 EcoBlue 120 Business Kombi | 2018-2022 | A | F | 120 | 10.5 | 4.7 | 47 | 1445 | 279
Ford | Fiesta | hatchback | 5 | 5 | 4040x1735x1476 | 292 | 5 | 1000 | 4
  petrol | 1.0 EcoBoost 100 Titanium | 2017-2023 | M | F | 100 | 10.5 | 5.2 | 42 | 1144 | 199
Ford | Puma | suv | 5 | 5 | 4186x1805x1537 | 456 | 5 | 900 | 4
  petrol | 1.0 EcoBoost mHEV 125 ST-Line | 2020- | M | F | 125 | 9.8 | 5.5 | 42 | 1280 | 279
Ford | Kuga | suv | 5 | 5 | 4614x1883x1678 | 411 | 5 | 1500 | 5
  plugin | 2.5 PHEV 225 Titanium | 2020- | F | 225 | 9.2 | 1.3 | 57 | 10.3 | 3.7 | 45 | 1844 | 419
  hybrid | 2.5 FHEV AWD ST-Line | 2021- | A | 4 | 190 | 9.1 | 5.8 | 54 | 1740 | 399
Ford | Mustang Mach-E | suv | 5 | 5 | 4713x1881x1624 | 402 | 5 | 750 | 3
  electric | AWD Extended Range | 2021- | 4 | 351 | 5.1 | 540 | 88 | 11 | 150 | 18.7 | 2182 | 659
  electric | Standard Range | 2021- | R | 269 | 6.9 | 440 | 70 | 11 | 115 | 17.2 | 1969 | 529
Ford | Mondeo | estate | 5 | 5 | 4867x1852x1501 | 525 | 5 | 2000 | 2
  diesel | 2.0 TDCi 180 AWD Titanium | 2015-2021 | A | 4 | 180 | 8.9 | 5.6 | 62 | 1690 | 339
Opel | Corsa | hatchback | 5 | 5 | 4060x1765x1433 | 309 | 4 | 1200 | 4
  petrol | 1.2 Turbo 100 Elegance | 2020- | M | F | 100 | 9.9 | 5.3 | 44 | 1165 | 209
  electric | Corsa-e 50 kWh | 2020-2023 | F | 136 | 8.1 | 357 | 46 | 11 | 100 | 15.8 | 1530 | 369
Opel | Astra | estate | 5 | 5 | 4642x1860x1480 | 597 | 4 | 1450 | 4
  petrol | 1.2 Turbo 130 GS Sports Tourer | 2022- | A | F | 130 | 10.0 | 5.7 | 52 | 1405 | 319
  plugin | Hybrid 180 GS Sports Tourer | 2022- | F | 180 | 7.7 | 1.1 | 60 | 10.2 | 3.7 | 42 | 1653 | 399
Opel | Mokka | suv | 5 | 5 | 4151x1791x1531 | 350 | 4 | 1200 | 3
  electric | Mokka-e Ultimate | 2021-2023 | F | 136 | 9.0 | 338 | 46 | 11 | 100 | 16.5 | 1598 | 399
  petrol | 1.2 Turbo 130 Elegance | 2021- | A | F | 130 | 9.2 | 5.9 | 44 | 1295 | 279
Opel | Insignia | estate | 5 | 5 | 4986x1863x1500 | 560 | 5 | 2100 | 2
  diesel | 2.0 CDTI 170 4x4 Dynamic Sports Tourer | 2017-2020 | A | 4 | 170 | 8.9 | 6.3 | 62 | 1700 | 349
Peugeot | 208 | hatchback | 5 | 5 | 4055x1745x1430 | 311 | 4 | 1200 | 5
  petrol | 1.2 PureTech 100 Allure | 2019-2024 | M | F | 100 | 9.9 | 5.4 | 44 | 1165 | 219
  electric | e-208 Allure Pack 50 kWh | 2020-2023 | F | 136 | 8.1 | 362 | 46 | 11 | 100 | 15.5 | 1530 | 379
Peugeot | 2008 | suv | 5 | 5 | 4300x1770x1530 | 434 | 4 | 1200 | 4
  petrol | 1.2 PureTech 130 GT | 2020-2024 | A | F | 130 | 9.4 | 5.9 | 44 | 1292 | 289
  electric | e-2008 Allure 50 kWh | 2020-2023 | F | 136 | 9.0 | 345 | 46 | 11 | 100 | 16.3 | 1623 | 409
Peugeot | 308 | estate | 5 | 5 | 4636x1852x1442 | 608 | 4 | 1450 | 5
  petrol | SW 1.2 PureTech 130 Allure | 2015-2024 | M | F | 130 | 9.5 | 5.5 | 53 | 1265 | 269
  plugin | SW Hybrid 180 Allure Pack | 2022- | F | 180 | 7.7 | 1.1 | 60 | 10.2 | 3.7 | 40 | 1687 | 399
Peugeot | 3008 | suv | 5 | 5 | 4447x1841x1624 | 520 | 5 | 1400 | 4
  diesel | 1.5 BlueHDi 130 Allure | 2018-2023 | A | F | 130 | 11.5 | 5.1 | 53 | 1470 | 329
  plugin | Hybrid4 300 GT | 2020-2023 | 4 | 300 | 5.9 | 1.3 | 59 | 11.3 | 7.4 | 43 | 1915 | 499
Peugeot | 508 | estate | 5 | 5 | 4778x1859x1420 | 530 | 5 | 1400 | 2
  plugin | SW Hybrid 225 GT | 2020-2023 | F | 225 | 8.2 | 1.3 | 52 | 10.0 | 7.4 | 43 | 1795 | 449
Citroën | C3 | hatchback | 5 | 5 | 3996x1749x1474 | 300 | 4 | 600 | 3
  petrol | 1.2 PureTech 83 Shine | 2017-2024 | M | F | 83 | 12.8 | 5.4 | 45 | 1055 | 179
Citroën | C4 | hatchback | 5 | 5 | 4360x1800x1525 | 380 | 4 | 1200 | 3
  electric | ë-C4 Shine 50 kWh | 2021-2023 | F | 136 | 9.7 | 350 | 46 | 11 | 100 | 16.1 | 1616 | 389
Citroën | C5 Aircross | suv | 5 | 5 | 4500x1840x1670 | 460 | 5 | 1350 | 2
  plugin | Hybrid 225 Shine | 2020- | F | 225 | 8.7 | 1.4 | 55 | 10.2 | 7.4 | 43 | 1845 | 449
Renault | Zoe | hatchback | 5 | 5 | 4087x1787x1562 | 338 | 0 | 0 | 5
  electric | R135 Intens 52 kWh | 2019-2023 | F | 136 | 9.5 | 386 | 52 | 22 | 46 | 17.2 | 1577 | 369
  electric | R90 Zen 41 kWh | 2017-2019 | F | 92 | 13.2 | 316 | 41 | 22 | 22 | 17.7 | 1555 | 319
Renault | Clio | hatchback | 5 | 5 | 4050x1798x1440 | 391 | 5 | 900 | 4
  petrol | TCe 90 Techno | 2019- | M | F | 91 | 12.2 | 5.2 | 42 | 1120 | 199
  hybrid | E-Tech 145 Techno | 2020- | A | F | 143 | 9.3 | 4.3 | 39 | 1313 | 269
Renault | Captur | suv | 5 | 5 | 4227x1797x1576 | 404 | 5 | 900 | 3
  petrol | TCe 100 Intens | 2020-2023 | M | F | 101 | 13.2 | 5.9 | 48 | 1202 | 239
  plugin | E-Tech Plug-in 160 Intens | 2020-2023 | F | 158 | 10.1 | 1.4 | 50 | 9.8 | 3.6 | 39 | 1639 | 349
Renault | Megane | hatchback | 5 | 5 | 4199x1768x1505 | 389 | 5 | 900 | 3
  electric | E-Tech EV60 Techno | 2022- | F | 218 | 7.4 | 450 | 60 | 22 | 130 | 15.8 | 1711 | 449
Dacia | Duster | suv | 5 | 5 | 4341x1804x1693 | 467 | 3 | 1500 | 4
  petrol | TCe 130 Prestige | 2019-2024 | M | F | 131 | 10.6 | 6.3 | 50 | 1311 | 209
  diesel | 1.5 Blue dCi 115 4x4 Prestige | 2018-2023 | M | 4 | 115 | 10.2 | 5.4 | 50 | 1464 | 229
Dacia | Sandero | hatchback | 5 | 5 | 4099x1848x1535 | 328 | 2 | 1100 | 4
  petrol | Stepway TCe 90 Comfort | 2021- | M | F | 91 | 12.0 | 5.6 | 50 | 1152 | 169
Dacia | Jogger | estate | 7 | 5 | 4547x1784x1632 | 708 | 1 | 1200 | 2
  petrol | TCe 110 Extreme | 2022- | M | F | 110 | 11.2 | 5.7 | 50 | 1262 | 229
Fiat | 500 | hatchback | 4 | 3 | 3571x1627x1488 | 185 | 3 | 0 | 3
  petrol | 1.2 69 Lounge | 2014-2020 | M | F | 69 | 12.9 | 5.3 | 35 | 980 | 159
  electric | 500e 42 kWh Icon | 2020- | F | 118 | 9.0 | 321 | 37 | 11 | 85 | 14.9 | 1440 | 379
Jeep | Avenger | suv | 5 | 5 | 4084x1776x1528 | 355 | 3 | 0 | 2
  electric | Summit 54 kWh | 2023- | F | 156 | 9.0 | 394 | 51 | 11 | 100 | 15.9 | 1595 | 429
Jeep | Compass | suv | 5 | 5 | 4404x1819x1649 | 420 | 5 | 1250 | 2
  plugin | 4xe 240 Limited | 2020-2024 | 4 | 240 | 7.3 | 1.9 | 49 | 9.1 | 7.4 | 36 | 1935 | 439
Land Rover | Discovery Sport | suv | 7 | 5 | 4597x1904x1727 | 754 | 5 | 2200 | 2
  diesel | D180 AWD SE | 2019-2023 | A | 4 | 180 | 9.7 | 7.0 | 65 | 2005 | 549
Land Rover | Range Rover Evoque | suv | 5 | 5 | 4371x1904x1649 | 591 | 5 | 1600 | 2
  plugin | P300e R-Dynamic S | 2020- | 4 | 309 | 6.4 | 1.9 | 59 | 12.2 | 7.2 | 57 | 2157 | 619
`);
