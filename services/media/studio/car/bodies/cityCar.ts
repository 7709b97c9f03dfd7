import type { CarBody } from '../body.ts';

/** A short, tall car for towns: two doors, a wheel at each corner. */
export const cityCar: CarBody = {
  length: 296,
  height: 150,
  outline:
    'M 12 24 C 6 30 3 44 4 58 C 6 72 14 82 34 88 C 52 92 62 96 72 101 C 92 128 112 144 140 149 C 180 153 222 150 248 140 C 268 130 280 112 286 92 C 291 74 292 46 284 27',
  floor: 21,
  belt: [
    [0, 80],
    [70, 96],
    [296, 98],
  ],
  crease: [
    [0, 66],
    [100, 76],
    [296, 82],
  ],
  glass:
    'M 84 101 C 100 122 118 137 142 141 C 178 145 216 143 238 134 C 252 126 262 114 266 104 C 210 102 140 100 84 101 Z',
  pillars: ['M 164 99 L 176 99 L 178 146 L 167 146 Z'],
  seams: [
    'M 80 99 C 74 88 74 62 78 34',
    'M 174 101 C 178 80 178 56 174 34',
    'M 78 34 L 174 34',
    'M 8 50 C 20 48 30 49 40 52',
  ],
  handles: [[152, 90]],
  mirror: [96, 106],
  headlamp: 'M 8 66 C 12 76 24 82 40 86 C 46 80 40 70 28 66 C 20 64 12 64 8 66 Z',
  signature: 'M 14 68 C 22 72 32 76 38 82',
  taillamp: 'M 289 84 C 282 90 270 92 262 90 C 266 100 274 104 282 103 C 287 98 289 92 289 84 Z',
  cladding: ['M 70 24 L 230 24 L 230 29 C 180 27 120 27 70 29 Z'],
  rails: [],
  wheels: { radius: 31, front: 58, rear: 240 },
  rounding: { nose: 40, top: 22, tail: 40 },
  archMoulding: false,
};
