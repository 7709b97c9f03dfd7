import { titleTagSv } from '#cms/manual/swedish.ts';
import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { legalInfoFields } from './LegalInfo.fields.ts';

/** What editors call LegalInfo, and its manual in Swedish. */
export const legalInfoTexts: BlockTextsOf<typeof legalInfoFields> = {
  words: {
    sv: 'finstilt, finstilta, villkor, juridisk text, juridik, ansvarsfriskrivning, friskrivning, fotnot, köpvillkor, regler, källhänvisning, källa, moms, bränsleförbrukning, utsläpp, WLTP, räkneexempel, reservation, cookies, GDPR, reservation för fel',
    nb: 'liten skrift, vilkår, juridisk tekst, juss, ansvarsfraskrivelse, fotnote, kjøpsvilkår, regler, kildehenvisning, kilde, mva, moms, drivstofforbruk, utslipp, WLTP, forbehold, informasjonskapsler, GDPR',
    en: 'small print, fine print, terms, terms and conditions, conditions, disclaimer, legal, legal text, footnote, source, VAT, fuel consumption, emissions, WLTP, reservation, cookies, GDPR',
    fi: 'pieni präntti, pienellä painettu, ehdot, ehto, lakiteksti, juridinen teksti, vastuuvapauslauseke, alaviite, toimitusehdot, säännöt, lähde, alv, kulutus, päästöt, WLTP, varaukset, evästeet, GDPR',
    sk: 'drobné písmo, malým písmom, podmienky, obchodné podmienky, právny text, právne informácie, vylúčenie zodpovednosti, poznámka pod čiarou, pravidlá, zdroj, DPH, spotreba, emisie, WLTP, výhrada, cookies, GDPR',
  },
  sv: {
    purpose: 'Finstilt text: text som krävs men som få läser, liten men läsbar.',
    useWhen: [
      'Ett erbjudande har villkor, ett pris behöver ett räkneexempel eller en siffra behöver en källa.',
      'Lagen kräver en text som inte hjälper besökarna att välja.',
    ],
    avoidWhen: [
      'Det påverkar vad ett erbjudande kostar: säg det bredvid priset.',
      'Det handlar om kredit: då krävs CreditWarning, och LegalInfo kan bara komplettera den.',
      'Det är sidans ämne, till exempel villkor eller integritet: använd en Blurb med vanlig text.',
    ],
    fields: {
      title: 'Vad den finstilta texten handlar om. Den behövs inte.',
      titleTag: titleTagSv,
      text: 'Den finstilta texten: villkor för ett erbjudande, skatteregler, källor. I hela meningar.',
    },
  },
};
