import { fail, ok } from '#domain/result.ts';
import type { FieldServices, MediaItem } from '#editor/fields/fieldServices.ts';
import coast from '../../fixtures/coast.webp';
import film from '../../fixtures/film.webm?url';
import fjord from '../../fixtures/fjord.webp';
import forest from '../../fixtures/forest.webp';
import studio from '../../fixtures/studio.webp';
import { exampleId } from './rawContent.ts';

const inEditor = { reason: 'Files are uploaded in the editor. Here, choose one of the examples.' };

const noAlt = { id: '', alt: '', width: 0, height: 0 };

const pictures: readonly MediaItem[] = [
  { ...coast, id: '', name: 'Coast', alt: 'A car at the sea' },
  { ...fjord, id: '', name: 'Fjord', alt: 'A car at a fjord' },
  { ...forest, id: '', name: 'Forest', alt: 'A car in the forest' },
  { ...studio, id: '', name: 'Studio', alt: 'A car in a studio' },
];

const files: readonly MediaItem[] = [{ ...noAlt, src: film, name: 'Film' }];

const pages = [
  { title: 'Book a workshop', path: '/boka' },
  { title: 'Buy a car', path: '/kop-bil' },
  { title: 'Tire hotel', path: '/dackhotell' },
].map((page, at) => ({ ...page, id: exampleId([253, at]) }));

function called(name: string, words: string): boolean {
  return name.toLowerCase().includes(words.toLowerCase());
}

let made = 0;

/** The services of the form in a manual: a few pictures and pages, and nothing is stored. */
export const triedServices: FieldServices = {
  searchPages: async (words) => ok(pages.filter(({ title }) => called(title, words))),
  searchMedia: async (kind, words) =>
    ok((kind === 'picture' ? pictures : files).filter(({ name }) => called(name, words))),
  uploadMedia: async () => fail(inEditor),
  uploadUses: async () => ok([]),
  changeUpload: async () => fail(inEditor),
  deleteUpload: async () => fail(inEditor),
  searchShared: async () => fail({ reason: 'Tags are chosen in the editor.' }),
  createEntry: async () => {
    made += 1;
    return ok(exampleId([254, 0, 0, 0, Math.floor(made / 255), made % 255]));
  },
};
