import { backgroundColorSv, titleTagSv } from '#cms/manual/swedish.ts';
import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { facilityListFields } from './FacilityList.fields.ts';

/** What editors call FacilityList, and its manual in Swedish. */
export const facilityListTexts: BlockTextsOf<typeof facilityListFields> = {
  words: {
    sv: 'anläggningar, alla anläggningar, hitta oss, hitta hit, karta, återförsäljare, hitta återförsäljare, närmaste, orter, städer, butiker, kontor, öppettider, våra platser, filialer, besök oss, kontakta oss, bilhandlare',
    nb: 'anlegg, alle anlegg, finn oss, kart, forhandlere, finn forhandler, nærmeste, steder, byer, butikker, kontorer, åpningstider, våre steder, filialer, besøk oss, kontakt oss, bilforhandlere',
    en: 'dealer locator, find us, find a dealer, locations, branches, all facilities, facilities, map, dealers, nearest, towns, cities, shops, offices, opening hours, our locations, visit us, contact us, where to find us',
    fi: 'toimipisteet, kaikki toimipisteet, löydä meidät, kartta, jälleenmyyjät, etsi jälleenmyyjä, lähin, paikkakunnat, kaupungit, myymälät, toimistot, aukioloajat, sijainnit, sijainti, käy meillä, ota yhteyttä, autoliikkeet',
    sk: 'pobočky, všetky pobočky, nájdite nás, kde nás nájdete, mapa, predajcovia, nájsť predajcu, najbližšia, mestá, predajne, prevádzky, otváracie hodiny, navštívte nás, kontaktujte nás, autosalóny',
  },
  sv: {
    purpose:
      'Webbplatsens alla anläggningar på en karta och som kort, på telefoner som rader, med sökning, filter för märke, ort, avdelning och öppettider, och den närmaste först på begäran.',
    useWhen: [
      'Sidan är översikten över webbplatsens anläggningar, ovanför sidorna för var och en av dem.',
    ],
    avoidWhen: [
      'Bara vissa verkstäder är viktiga på sidan: använd SiteSelection, som visar dem du väljer.',
      'Det gäller en enda anläggning: länka till dess sida.',
    ],
    fields: {
      title: 'Rubriken, till exempel ”Våra anläggningar”.',
      titleTag: titleTagSv,
      text: 'Vad anläggningarna har gemensamt, i en eller två meningar.',
      link: 'Ytterligare en sida, som en länk under anläggningarna.',
      backgroundColor: backgroundColorSv,
    },
  },
};
