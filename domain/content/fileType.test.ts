import { expect, test } from 'vitest';
import { fileType } from './fileType.ts';

test.each([
  ['/-/media/nordvik-se/prislista.pdf', 'PDF'],
  ['/-/media/nordvik-se/Prislista%202026.PDF?rev=a.b#sida.2', 'PDF'],
  ['https://media.nordvik.example/avtal.docx', 'DOCX'],
  ['https://media.nordvik.example', ''],
  ['https://media.nordvik.example/', ''],
  ['/-/media/nordvik-se/prislista', ''],
  ['/-/media/nordvik-se/prislista.ashx', ''],
  ['/-/media/v1.2/prislista', ''],
  ['/-/media/.pdf', ''],
  ['/arkiv.7z', '7Z'],
  ['/pris.lista.v2.xlsx', 'XLSX'],
  ['/långt.ändelsen', ''],
  ['', ''],
])('%j is of type %j', (href, type) => {
  expect(fileType(href)).toBe(type);
});
