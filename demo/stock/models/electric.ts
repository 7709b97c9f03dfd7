import { readModels } from './readModels.ts';

/** Makers that sell only, or almost only, electric cars. */
export const electric = readModels(`
Tesla | Model 3 | saloon | 5 | 4 | 4694x1849x1443 | 561 | 5 | 1000 | 8
  electric | Standard Range Plus | 2019-2021 | R | 325 | 5.6 | 448 | 51 | 11 | 170 | 14.2 | 1745 | 479
  electric | Long Range AWD | 2019-2023 | 4 | 440 | 4.4 | 602 | 75 | 11 | 250 | 14.7 | 1844 | 579
  electric | RWD Highland | 2023- | R | 283 | 6.1 | 513 | 57 | 11 | 170 | 13.2 | 1836 | 479
Tesla | Model Y | suv | 5 | 5 | 4751x1921x1624 | 854 | 5 | 1600 | 9
  electric | Long Range AWD | 2021-2024 | 4 | 514 | 5.0 | 533 | 75 | 11 | 250 | 16.9 | 1979 | 619
  electric | RWD | 2022-2024 | R | 299 | 6.9 | 455 | 57 | 11 | 170 | 15.7 | 1909 | 539
  electric | Performance | 2021-2024 | 4 | 534 | 3.7 | 514 | 75 | 11 | 250 | 17.3 | 1995 | 719
Tesla | Model S | saloon | 5 | 5 | 4970x1964x1445 | 804 | 5 | 0 | 1
  electric | 75D | 2016-2019 | 4 | 333 | 4.4 | 450 | 73 | 16.5 | 120 | 18.1 | 2176 | 829
Polestar | 2 | saloon | 5 | 5 | 4606x1859x1479 | 405 | 5 | 1500 | 6
  electric | Long Range Dual Motor Plus | 2020-2023 | 4 | 408 | 4.7 | 482 | 75 | 11 | 150 | 19.3 | 2123 | 599
  electric | Long Range Single Motor | 2021-2023 | F | 231 | 7.4 | 540 | 75 | 11 | 150 | 17.1 | 2007 | 529
  electric | Long Range Single Motor | 2023- | R | 299 | 6.2 | 654 | 79 | 11 | 205 | 14.8 | 2009 | 579
Polestar | 4 | suv | 5 | 5 | 4840x2008x1534 | 526 | 5 | 2000 | 1
  electric | Long Range Single Motor | 2024- | R | 272 | 7.1 | 620 | 94 | 11 | 200 | 17.8 | 2305 | 659
MG | MG4 | hatchback | 5 | 5 | 4287x1836x1504 | 363 | 5 | 500 | 4
  electric | Comfort 64 kWh | 2022- | R | 204 | 7.9 | 450 | 62 | 6.6 | 135 | 16.0 | 1685 | 379
MG | ZS | suv | 5 | 5 | 4323x1809x1649 | 470 | 5 | 500 | 3
  electric | EV Luxury Long Range | 2021-2024 | F | 156 | 8.4 | 440 | 68 | 11 | 94 | 17.8 | 1620 | 389
MG | MG5 | estate | 5 | 5 | 4600x1818x1543 | 479 | 0 | 500 | 2
  electric | Luxury Long Range | 2022-2024 | F | 156 | 7.7 | 400 | 57 | 11 | 87 | 17.5 | 1562 | 369
BYD | Atto 3 | suv | 5 | 5 | 4455x1875x1615 | 440 | 5 | 750 | 2
  electric | Design | 2022- | F | 204 | 7.3 | 420 | 60 | 11 | 88 | 15.6 | 1750 | 439
BYD | Seal | saloon | 5 | 4 | 4800x1875x1460 | 400 | 5 | 1500 | 1
  electric | Design RWD | 2023- | R | 313 | 5.9 | 570 | 82 | 11 | 150 | 16.6 | 2055 | 539
Jaguar | I-PACE | suv | 5 | 5 | 4682x2011x1566 | 505 | 5 | 750 | 1
  electric | EV400 SE | 2018-2023 | 4 | 400 | 4.8 | 470 | 85 | 11 | 104 | 22.0 | 2208 | 849
`);
