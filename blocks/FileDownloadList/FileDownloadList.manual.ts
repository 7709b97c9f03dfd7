import { backgroundColorSv, titleTagSv } from '#cms/manual/swedish.ts';
import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { fileDownloadListFields } from './FileDownloadList.fields.ts';

/** What editors call FileDownloadList, and its manual in Swedish. */
export const fileDownloadListTexts: BlockTextsOf<typeof fileDownloadListFields> = {
  words: {
    sv: 'ladda ner, nedladdning, nedladdningar, ladda hem, dokument, fil, filer, PDF, broschyr, prislista, prislistor, priser, katalog, blankett, instruktionsbok, manual, bilaga, bruksanvisning, avtal',
    nb: 'last ned, nedlasting, dokument, dokumenter, fil, filer, PDF, brosjyre, prisliste, priser, katalog, skjema for utskrift, instruksjonsbok, manual, vedlegg, bruksanvisning, avtale',
    en: 'download, downloads, documents, document, file, files, PDF, brochure, price list, prices, catalogue, printable form, manual, handbook, attachment, instructions',
    fi: 'lataa, ladattava, lataukset, lataus, tiedosto, tiedostot, asiakirja, dokumentti, PDF, esite, hinnasto, hinnat, hinta, luettelo, lomake tulostettavaksi, ohjekirja, käyttöohje, liite, sopimus',
    sk: 'stiahnuť, na stiahnutie, sťahovanie, dokument, dokumenty, súbor, súbory, PDF, brožúra, cenník, ceny, cien, katalóg, tlačivo, návod, príručka, príloha, zmluva',
  },
  sv: {
    purpose:
      'Filer att ladda ner: tre till att börja med, de andra på begäran, var och en med titel och filtyp.',
    useWhen: [
      'Besökarna vill spara eller skriva ut något: prislistor, villkor, blanketter, broschyrer.',
      'Flera filer hör till sidans ämne.',
    ],
    avoidWhen: [
      'Innehållet kan stå på själva sidan: text är lättare än en PDF att hitta, översätta och läsa i mobilen.',
      'Det är en enda fil som en mening nämner: länka till den där.',
    ],
    fields: {
      title: 'Vad filerna handlar om.',
      titleTag: titleTagSv,
      text: 'En eller två meningar under titeln. På bärbara datorer och bredare skärmar står titel och text bredvid filerna.',
      files: {
        help: 'Filerna, den viktigaste först. Tre visas, de andra på begäran. En post utan titel eller fil utelämnas.',
        entries: {
          title: 'Vad filen är, utan filtyp: ”Prislista 2026”, inte ”prislista_v3.pdf”.',
          file: 'Filen i mediebiblioteket. Filtypen tas från filändelsen.',
          description: 'En rad om innehållet.',
        },
      },
      backgroundColor: backgroundColorSv,
    },
  },
};
