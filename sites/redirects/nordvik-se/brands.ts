import type { RedirectRule } from '#domain/redirects/redirectRule.ts';
import { movedTo } from '../movedTo.ts';

/** Brands of cars. */
export const brands: readonly RedirectRule[] = [
  // Crossed when the table was first written. Both are kept, because the pages have been linked this way since.
  ...movedTo('/kop-bil/bilmarken/daf', ['/v(å|a)ra-bilm(ä|a)rken/dacia']),
  ...movedTo('/kop-bil/bilmarken/dacia', ['/v(å|a)ra-bilm(ä|a)rken/daf']),
  ...movedTo('/kop-bil/bilmarken', [
    '/v(å|a)ra-bilm(ä|a)rken',
    '/bilm(ä|a)rken',
    '/m(ä|a)rken',
    '/nya-bilar/bilm(ä|a)rken',
  ]),
  // Brands with a page of their own.
  ...movedTo('/kop-bil/bilmarken/kia', [
    '/v(å|a)ra-bilm(ä|a)rken/kia',
    '/nya-bilar/kia',
    '/bilm(ä|a)rken/kia',
    '/kia',
  ]),
  ...movedTo('/kop-bil/bilmarken/volvo', [
    '/v(å|a)ra-bilm(ä|a)rken/volvo',
    '/nya-bilar/volvo',
    '/bilm(ä|a)rken/volvo',
    '/volvo',
    '/volvo-cars',
  ]),
  ...movedTo('/kop-bil/bilmarken/volkswagen', [
    '/v(å|a)ra-bilm(ä|a)rken/volkswagen',
    '/nya-bilar/volkswagen',
    '/bilm(ä|a)rken/volkswagen',
    '/vw',
    '/volkswagen',
  ]),
  ...movedTo('/kop-bil/bilmarken/mercedes-benz', [
    '/v(å|a)ra-bilm(ä|a)rken/mercedes-benz',
    '/nya-bilar/mercedes-benz',
    '/bilm(ä|a)rken/mercedes-benz',
    '/mercedes',
    '/v(å|a)ra-bilm(ä|a)rken/mercedes',
  ]),
  ...movedTo('/kop-bil/bilmarken/bmw', [
    '/v(å|a)ra-bilm(ä|a)rken/bmw',
    '/nya-bilar/bmw',
    '/bilm(ä|a)rken/bmw',
  ]),
  ...movedTo('/kop-bil/bilmarken/audi', [
    '/v(å|a)ra-bilm(ä|a)rken/audi',
    '/nya-bilar/audi',
    '/bilm(ä|a)rken/audi',
  ]),
  ...movedTo('/kop-bil/bilmarken/toyota', [
    '/v(å|a)ra-bilm(ä|a)rken/toyota',
    '/nya-bilar/toyota',
    '/bilm(ä|a)rken/toyota',
  ]),
  ...movedTo('/kop-bil/bilmarken/skoda', [
    '/nya-bilar/skoda',
    '/bilm(ä|a)rken/skoda',
    '/v(å|a)ra-bilm(ä|a)rken/(š|s)koda',
  ]),
  ...movedTo('/kop-bil/bilmarken/renault', [
    '/v(å|a)ra-bilm(ä|a)rken/renault',
    '/nya-bilar/renault',
    '/bilm(ä|a)rken/renault',
  ]),
  // The others are listed only.
  ...movedTo('/kop-bil/bilar-i-lager/byd', ['/v(å|a)ra-bilm(ä|a)rken/byd', '/bilm(ä|a)rken/byd']),
  ...movedTo('/kop-bil/bilar-i-lager/cupra', [
    '/v(å|a)ra-bilm(ä|a)rken/cupra',
    '/bilm(ä|a)rken/cupra',
  ]),
  ...movedTo('/kop-bil/bilar-i-lager/ford', [
    '/v(å|a)ra-bilm(ä|a)rken/ford',
    '/bilm(ä|a)rken/ford',
  ]),
  ...movedTo('/kop-bil/bilar-i-lager/honda', [
    '/v(å|a)ra-bilm(ä|a)rken/honda',
    '/bilm(ä|a)rken/honda',
  ]),
  ...movedTo('/kop-bil/bilar-i-lager/hyundai', [
    '/v(å|a)ra-bilm(ä|a)rken/hyundai',
    '/bilm(ä|a)rken/hyundai',
  ]),
  ...movedTo('/kop-bil/bilar-i-lager/jaguar', [
    '/v(å|a)ra-bilm(ä|a)rken/jaguar',
    '/bilm(ä|a)rken/jaguar',
  ]),
  ...movedTo('/kop-bil/bilar-i-lager/jeep', [
    '/v(å|a)ra-bilm(ä|a)rken/jeep',
    '/bilm(ä|a)rken/jeep',
  ]),
  ...movedTo('/kop-bil/bilar-i-lager/lexus', [
    '/v(å|a)ra-bilm(ä|a)rken/lexus',
    '/bilm(ä|a)rken/lexus',
  ]),
  ...movedTo('/kop-bil/bilar-i-lager/mazda', [
    '/v(å|a)ra-bilm(ä|a)rken/mazda',
    '/bilm(ä|a)rken/mazda',
  ]),
  ...movedTo('/kop-bil/bilar-i-lager/mg', ['/v(å|a)ra-bilm(ä|a)rken/mg', '/bilm(ä|a)rken/mg']),
  ...movedTo('/kop-bil/bilar-i-lager/mini', [
    '/v(å|a)ra-bilm(ä|a)rken/mini',
    '/bilm(ä|a)rken/mini',
  ]),
  ...movedTo('/kop-bil/bilar-i-lager/mitsubishi', [
    '/v(å|a)ra-bilm(ä|a)rken/mitsubishi',
    '/bilm(ä|a)rken/mitsubishi',
  ]),
  ...movedTo('/kop-bil/bilar-i-lager/nissan', [
    '/v(å|a)ra-bilm(ä|a)rken/nissan',
    '/bilm(ä|a)rken/nissan',
  ]),
  ...movedTo('/kop-bil/bilar-i-lager/opel', [
    '/v(å|a)ra-bilm(ä|a)rken/opel',
    '/bilm(ä|a)rken/opel',
  ]),
  ...movedTo('/kop-bil/bilar-i-lager/peugeot', [
    '/v(å|a)ra-bilm(ä|a)rken/peugeot',
    '/bilm(ä|a)rken/peugeot',
  ]),
  ...movedTo('/kop-bil/bilar-i-lager/polestar', [
    '/v(å|a)ra-bilm(ä|a)rken/polestar',
    '/bilm(ä|a)rken/polestar',
  ]),
  ...movedTo('/kop-bil/bilar-i-lager/porsche', [
    '/v(å|a)ra-bilm(ä|a)rken/porsche',
    '/bilm(ä|a)rken/porsche',
  ]),
  ...movedTo('/kop-bil/bilar-i-lager/seat', [
    '/v(å|a)ra-bilm(ä|a)rken/seat',
    '/bilm(ä|a)rken/seat',
  ]),
  ...movedTo('/kop-bil/bilar-i-lager/subaru', [
    '/v(å|a)ra-bilm(ä|a)rken/subaru',
    '/bilm(ä|a)rken/subaru',
  ]),
  ...movedTo('/kop-bil/bilar-i-lager/suzuki', [
    '/v(å|a)ra-bilm(ä|a)rken/suzuki',
    '/bilm(ä|a)rken/suzuki',
  ]),
  ...movedTo('/kop-bil/bilar-i-lager/tesla', [
    '/v(å|a)ra-bilm(ä|a)rken/tesla',
    '/bilm(ä|a)rken/tesla',
  ]),
  ...movedTo('/kop-bil/bilar-i-lager/fiat', [
    '/v(å|a)ra-bilm(ä|a)rken/fiat',
    '/bilm(ä|a)rken/fiat',
  ]),
  ...movedTo('/kop-bil/bilar-i-lager?car_brand=Citro%C3%ABn', [
    '/v(å|a)ra-bilm(ä|a)rken/citro(ë|e)n',
    '/bilm(ä|a)rken/citro(ë|e)n',
  ]),
  ...movedTo('/kop-bil/bilar-i-lager?car_brand=Land%20Rover', [
    '/v(å|a)ra-bilm(ä|a)rken/land-rover',
    '/bilm(ä|a)rken/land-rover',
  ]),
  ...movedTo('/kop-bil/bilmarken', [
    '/v(å|a)ra-bilm(ä|a)rken/saab',
    '/v(å|a)ra-bilm(ä|a)rken/chevrolet',
    '/v(å|a)ra-bilm(ä|a)rken/lancia',
  ]),
];
