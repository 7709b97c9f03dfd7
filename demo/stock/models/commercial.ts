import { readModels } from './readModels.ts';

/** Light commercial vehicles; their prices are without VAT. */
export const commercial = readModels(`
Volkswagen | Transporter | van | 3 | 5 | 4904x1904x1990 | 5800 | 0 | 2500 | 9
  diesel | T6.1 2.0 TDI 150 DSG | 2019-2023 | A | F | 150 | 12.7 | 7.4 | 70 | 1990 | 379
  diesel | T6.1 2.0 TDI 204 4Motion DSG | 2020-2023 | A | 4 | 204 | 9.5 | 8.6 | 70 | 2110 | 459
  diesel | T6 2.0 TDI 102 | 2015-2019 | M | F | 102 | 17.3 | 6.9 | 80 | 1880 | 289
  diesel | 2.0 TDI 150 Lång | 2025- | A | F | 150 | 12.3 | 7.1 | 70 | 2050 | 419
Volkswagen | Caddy Cargo | van | 2 | 5 | 4500x1855x1798 | 3100 | 0 | 1500 | 6
  diesel | 2.0 TDI 102 | 2020- | M | F | 102 | 13.5 | 5.0 | 50 | 1540 | 239
  diesel | 2.0 TDI 122 Maxi DSG | 2020- | A | F | 122 | 11.6 | 5.3 | 50 | 1620 | 279
Volkswagen | Crafter | van | 3 | 4 | 5986x2040x2590 | 11300 | 0 | 3000 | 3
  diesel | 35 2.0 TDI 140 | 2017- | M | F | 140 | 15.8 | 9.3 | 75 | 2250 | 399
  diesel | 35 2.0 TDI 177 4Motion | 2017- | A | 4 | 177 | 13.2 | 10.1 | 75 | 2390 | 479
Volkswagen | ID. Buzz Cargo | van | 3 | 5 | 4712x1985x1938 | 3900 | 0 | 1000 | 4
  electric | Pro | 2022- | R | 204 | 10.2 | 424 | 77 | 11 | 170 | 20.6 | 2340 | 479
Ford | Transit Custom | van | 3 | 5 | 4973x1986x1977 | 6000 | 5 | 2800 | 7
  diesel | 280 2.0 EcoBlue 130 Trend | 2018-2023 | M | F | 130 | 12.2 | 7.2 | 70 | 1960 | 309
  diesel | 320 2.0 EcoBlue 170 Limited | 2018-2023 | A | F | 170 | 10.1 | 7.7 | 70 | 2080 | 369
Ford | Transit | van | 3 | 4 | 5981x2059x2500 | 11000 | 0 | 2800 | 4
  diesel | 350 L3H2 2.0 EcoBlue 130 | 2019- | M | F | 130 | 14.4 | 9.1 | 70 | 2210 | 359
  electric | E-Transit 350 L3H2 | 2022- | R | 184 | 11.5 | 258 | 68 | 11 | 115 | 30.6 | 2600 | 559
Ford | Transit Connect | van | 3 | 5 | 4425x1835x1844 | 2900 | 0 | 1200 | 3
  diesel | 1.5 EcoBlue 100 Trend | 2018-2023 | M | F | 100 | 13.6 | 5.6 | 56 | 1510 | 229
Ford | Ranger | pickup | 5 | 4 | 5370x1918x1884 | 1233 | 5 | 3500 | 2
  diesel | 2.0 EcoBlue 205 Wildtrak | 2023- | A | 4 | 205 | 10.5 | 8.7 | 80 | 2350 | 489
  diesel | 3.2 TDCi 200 Limited | 2016-2019 | A | 4 | 200 | 10.6 | 8.9 | 80 | 2240 | 369
Opel | Vivaro | van | 3 | 5 | 4959x1920x1895 | 5800 | 0 | 2500 | 5
  diesel | 2.0 D 145 L2 | 2019-2024 | A | F | 145 | 12.3 | 6.9 | 69 | 1790 | 299
  electric | Vivaro-e L2 75 kWh | 2021-2024 | F | 136 | 13.1 | 329 | 68 | 11 | 100 | 25.6 | 2130 | 429
Mercedes-Benz | Vito | van | 3 | 5 | 5140x1928x1910 | 6000 | 0 | 2500 | 5
  diesel | 116 CDI Lång Pro | 2020- | A | R | 163 | 11.4 | 7.6 | 70 | 2030 | 389
  diesel | 114 CDI 4x4 Lång | 2015-2020 | A | 4 | 136 | 14.0 | 8.3 | 70 | 2080 | 389
  electric | eVito 112 Lång | 2021- | F | 116 | 15.5 | 314 | 60 | 11 | 80 | 24.1 | 2350 | 479
Mercedes-Benz | Sprinter | van | 3 | 4 | 5932x2020x2638 | 10500 | 0 | 2800 | 3
  diesel | 317 CDI Skåp | 2021- | A | R | 170 | 13.4 | 9.6 | 71 | 2350 | 439
Mercedes-Benz | Citan | van | 2 | 5 | 4498x1859x1832 | 2900 | 5 | 1500 | 2
  diesel | 110 CDI Pro | 2021- | M | F | 95 | 13.8 | 5.3 | 54 | 1550 | 239
Peugeot | Partner | van | 3 | 5 | 4403x1848x1796 | 3300 | 0 | 1200 | 4
  diesel | 1.5 BlueHDi 100 L1 | 2019- | M | F | 102 | 12.4 | 5.2 | 50 | 1410 | 199
  electric | e-Partner L1 50 kWh | 2021- | F | 136 | 11.2 | 275 | 46 | 7.4 | 100 | 20.2 | 1690 | 319
Peugeot | Expert | van | 3 | 5 | 4959x1920x1895 | 5800 | 0 | 2500 | 3
  diesel | 2.0 BlueHDi 145 L2 | 2019-2024 | A | F | 145 | 12.3 | 6.9 | 69 | 1790 | 289
Renault | Trafic | van | 3 | 5 | 5080x1956x1967 | 5800 | 0 | 2500 | 3
  diesel | 2.0 dCi 150 L1H1 | 2020- | A | F | 150 | 11.5 | 7.3 | 80 | 1900 | 309
Renault | Kangoo | van | 2 | 5 | 4486x1860x1838 | 3300 | 4 | 1500 | 3
  diesel | 1.5 dCi 95 Nordic Line | 2021- | M | F | 95 | 14.0 | 5.4 | 54 | 1530 | 209
  electric | E-Tech 45 kWh | 2022- | F | 122 | 11.6 | 300 | 45 | 22 | 80 | 17.9 | 1720 | 339
Citroën | Berlingo | van | 3 | 5 | 4403x1848x1796 | 3300 | 0 | 1200 | 3
  diesel | 1.5 BlueHDi 100 M | 2019- | M | F | 102 | 12.4 | 5.2 | 50 | 1410 | 195
Toyota | Proace | van | 3 | 5 | 4959x1920x1899 | 5800 | 0 | 2500 | 4
  diesel | 2.0 D 144 Comfort | 2020-2024 | A | F | 144 | 12.3 | 6.9 | 69 | 1800 | 309
  electric | Electric 75 kWh | 2021-2024 | F | 136 | 13.1 | 325 | 68 | 11 | 100 | 25.9 | 2140 | 449
Toyota | Hilux | pickup | 5 | 4 | 5325x1855x1815 | 1000 | 5 | 3500 | 3
  diesel | 2.8 D-4D 204 Invincible | 2020- | A | 4 | 204 | 10.7 | 9.4 | 80 | 2270 | 429
Fiat | Ducato | van | 3 | 4 | 5998x2050x2525 | 11500 | 0 | 3000 | 2
  diesel | 35 L3H2 2.2 Multijet 140 | 2021- | M | F | 140 | 15.0 | 8.9 | 90 | 2100 | 329
`);
