import { headerFieldsSv } from '#cms/manual/swedish.ts';
import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { megaMenuNavigationFields } from './MegaMenuNavigation.fields.ts';

const entry = {
  title: 'Postens namn.',
  url: 'Vart posten leder. En post utan adress behöver underposter och öppnar dem.',
  imageUrl: {
    help: 'En bild av målsidan (16:9). Den visas om panelen har högst fyra poster, eller om fönstret är bredare än 1500 px.',
    decorative: 'Postens namn säger vad bilden visar.',
  },
  topSelected: 'Lyfter fram posten och ställer den före de andra.',
  hideInNavigation: 'Utelämnar posten och allt under den ur menyn.',
} as const;

const children = 'Posterna under den här, i den här ordningen.';

/** What editors call MegaMenuNavigation, and its manual in Swedish. */
export const megaMenuNavigationTexts: BlockTextsOf<typeof megaMenuNavigationFields> = {
  words: {
    sv: 'megameny, modellmeny, stor meny, meny med bilder, meny, utfällbar meny, egen meny, sidhuvud, navigering, panelmeny',
    nb: 'megameny, modellmeny, stor meny, meny med bilder, meny, utfoldbar meny, egen meny, topptekst, navigasjon',
    en: 'mega menu, megamenu, flyout, menu with pictures, large menu, menu, header, navigation, model menu, custom menu, panel menu',
    fi: 'megavalikko, mallivalikko, iso valikko, valikko kuvilla, kuvallinen valikko, valikko, ylätunniste, navigaatio, oma valikko',
    sk: 'megamenu, mega menu, menu modelov, veľké menu, menu s obrázkami, menu, hlavička, navigácia, vlastné menu',
  },
  sv: {
    purpose:
      'Sidans topp med en meny som redaktörerna sätter ihop: varje post öppnar en panel tvärs över sidan, med bilder och kolumner av länkar.',
    useWhen: [
      'Webbplatsen har få avdelningar, och bilder hjälper besökarna att välja, till exempel mellan modeller.',
      'Menyn ska skilja sig från sidträdet.',
    ],
    avoidWhen: [
      'Menyn ska följa sidorna automatiskt: använd MainNavigation.',
      'Det finns lite att visa i panelerna: använd MainNavigation, vars små listor distraherar mindre.',
    ],
    fields: {
      ...headerFieldsSv,
      items: {
        help: 'Menyns poster. Tre till sex fungerar bäst.',
        entries: {
          ...entry,
          children: {
            help: children,
            entries: { ...entry, children: { help: children, entries: entry } },
          },
        },
      },
    },
  },
};
