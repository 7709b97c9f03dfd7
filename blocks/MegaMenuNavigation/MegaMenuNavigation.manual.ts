import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call MegaMenuNavigation. */
export const megaMenuNavigationTexts: BlockTexts = {
  words: {
    sv: 'megameny, modellmeny, stor meny, meny med bilder, meny, utfällbar meny, egen meny, sidhuvud, navigering, panelmeny',
    nb: 'megameny, modellmeny, stor meny, meny med bilder, meny, utfoldbar meny, egen meny, topptekst, navigasjon',
    en: 'mega menu, megamenu, flyout, menu with pictures, large menu, menu, header, navigation, model menu, custom menu, panel menu',
    fi: 'megavalikko, mallivalikko, iso valikko, valikko kuvilla, kuvallinen valikko, valikko, ylätunniste, navigaatio, oma valikko',
    sk: 'megamenu, mega menu, menu modelov, veľké menu, menu s obrázkami, menu, hlavička, navigácia, vlastné menu',
  },
};
