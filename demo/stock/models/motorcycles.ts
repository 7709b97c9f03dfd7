import { readModels } from './readModels.ts';

/** Roadsters: motorcycles without a fairing. */
export const motorcycles = readModels(`
BMW | R 1250 R | motorcycle | 2 | 0 | 2165x880x1130 | 0 | 0 | 0 | 6
  petrol | Exclusive | 2019-2023 | M | R | 136 | 3.4 | 4.8 | 18 | 239 | 168
  petrol | Style HP | 2019-2022 | M | R | 136 | 3.4 | 4.8 | 18 | 239 | 175
BMW | R nineT | motorcycle | 2 | 0 | 2105x870x1100 | 0 | 0 | 0 | 4
  petrol | Pure | 2017-2023 | M | R | 109 | 3.6 | 5.1 | 17 | 219 | 149
  petrol | Roadster | 2014-2023 | M | R | 110 | 3.5 | 5.3 | 18 | 222 | 172
BMW | F 900 R | motorcycle | 2 | 0 | 2140x815x1130 | 0 | 0 | 0 | 4
  petrol | Sport | 2020- | M | R | 105 | 3.7 | 4.2 | 13 | 211 | 112
Yamaha | MT-07 | motorcycle | 2 | 0 | 2085x780x1105 | 0 | 0 | 0 | 7
  petrol | ABS | 2015-2020 | M | R | 75 | 3.9 | 4.3 | 14 | 182 | 82
  petrol | Pure | 2021- | M | R | 73 | 3.9 | 4.2 | 14 | 184 | 89
Yamaha | MT-09 | motorcycle | 2 | 0 | 2090x795x1190 | 0 | 0 | 0 | 5
  petrol | ABS | 2015-2020 | M | R | 115 | 3.3 | 5.5 | 14 | 193 | 105
  petrol | SP | 2021- | M | R | 119 | 3.1 | 5.0 | 14 | 190 | 139
Yamaha | XSR700 | motorcycle | 2 | 0 | 2075x820x1130 | 0 | 0 | 0 | 3
  petrol | Legacy | 2018- | M | R | 73 | 3.9 | 4.3 | 13 | 188 | 99
Honda | CB650R | motorcycle | 2 | 0 | 2130x780x1075 | 0 | 0 | 0 | 5
  petrol | Neo Sports | 2019- | M | R | 95 | 3.8 | 4.9 | 15 | 202 | 98
Honda | CB1000R | motorcycle | 2 | 0 | 2120x789x1090 | 0 | 0 | 0 | 3
  petrol | Black Edition | 2021-2024 | M | R | 145 | 3.2 | 5.9 | 16 | 213 | 159
Kawasaki | Z900 | motorcycle | 2 | 0 | 2070x825x1080 | 0 | 0 | 0 | 5
  petrol | Performance | 2017- | M | R | 125 | 3.2 | 5.5 | 17 | 212 | 118
Kawasaki | Z900RS | motorcycle | 2 | 0 | 2100x865x1150 | 0 | 0 | 0 | 3
  petrol | Café | 2018- | M | R | 111 | 3.5 | 5.2 | 17 | 216 | 142
Triumph | Street Triple | motorcycle | 2 | 0 | 2065x775x1085 | 0 | 0 | 0 | 5
  petrol | R | 2017-2022 | M | R | 118 | 3.5 | 4.7 | 17 | 184 | 115
  petrol | RS | 2017- | M | R | 130 | 3.3 | 5.4 | 15 | 188 | 139
Triumph | Speed Twin | motorcycle | 2 | 0 | 2099x778x1097 | 0 | 0 | 0 | 4
  petrol | 1200 | 2019- | M | R | 100 | 3.7 | 5.1 | 14 | 216 | 155
Triumph | Trident | motorcycle | 2 | 0 | 2020x795x1089 | 0 | 0 | 0 | 4
  petrol | 660 | 2021- | M | R | 81 | 3.9 | 4.7 | 14 | 189 | 92
Ducati | Monster | motorcycle | 2 | 0 | 2046x825x1105 | 0 | 0 | 0 | 4
  petrol | 821 | 2015-2020 | M | R | 109 | 3.6 | 5.4 | 16 | 206 | 125
  petrol | 937 Plus | 2021- | M | R | 111 | 3.4 | 5.2 | 14 | 188 | 145
KTM | Duke | motorcycle | 2 | 0 | 2095x835x1110 | 0 | 0 | 0 | 4
  petrol | 790 Duke | 2018-2020 | M | R | 105 | 3.4 | 4.6 | 14 | 187 | 109
  petrol | 890 Duke R | 2020-2023 | M | R | 121 | 3.2 | 4.7 | 14 | 184 | 135
Suzuki | SV650 | motorcycle | 2 | 0 | 2140x760x1090 | 0 | 0 | 0 | 3
  petrol | ABS | 2016- | M | R | 73 | 4.0 | 4.2 | 14 | 198 | 79
`);
