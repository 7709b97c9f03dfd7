import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call LegalInfo. */
export const legalInfoTexts: BlockTexts = {
  words: {
    sv: 'finstilt, finstilta, villkor, juridisk text, juridik, ansvarsfriskrivning, friskrivning, fotnot, köpvillkor, regler, källhänvisning, källa, moms, bränsleförbrukning, utsläpp, WLTP, räkneexempel, reservation, cookies, GDPR, reservation för fel',
    nb: 'liten skrift, vilkår, juridisk tekst, juss, ansvarsfraskrivelse, fotnote, kjøpsvilkår, regler, kildehenvisning, kilde, mva, moms, drivstofforbruk, utslipp, WLTP, forbehold, informasjonskapsler, GDPR',
    en: 'small print, fine print, terms, terms and conditions, conditions, disclaimer, legal, legal text, footnote, source, VAT, fuel consumption, emissions, WLTP, reservation, cookies, GDPR',
    fi: 'pieni präntti, pienellä painettu, ehdot, ehto, lakiteksti, juridinen teksti, vastuuvapauslauseke, alaviite, toimitusehdot, säännöt, lähde, alv, kulutus, päästöt, WLTP, varaukset, evästeet, GDPR',
    sk: 'drobné písmo, malým písmom, podmienky, obchodné podmienky, právny text, právne informácie, vylúčenie zodpovednosti, poznámka pod čiarou, pravidlá, zdroj, DPH, spotreba, emisie, WLTP, výhrada, cookies, GDPR',
  },
};
