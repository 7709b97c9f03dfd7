import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call FacilityList. */
export const facilityListTexts: BlockTexts = {
  words: {
    sv: 'anläggningar, alla anläggningar, hitta oss, hitta hit, karta, återförsäljare, hitta återförsäljare, närmaste, orter, städer, butiker, kontor, öppettider, våra platser, filialer, besök oss, kontakta oss, bilhandlare',
    nb: 'anlegg, alle anlegg, finn oss, kart, forhandlere, finn forhandler, nærmeste, steder, byer, butikker, kontorer, åpningstider, våre steder, filialer, besøk oss, kontakt oss, bilforhandlere',
    en: 'dealer locator, find us, find a dealer, locations, branches, all facilities, facilities, map, dealers, nearest, towns, cities, shops, offices, opening hours, our locations, visit us, contact us, where to find us',
    fi: 'toimipisteet, kaikki toimipisteet, löydä meidät, kartta, jälleenmyyjät, etsi jälleenmyyjä, lähin, paikkakunnat, kaupungit, myymälät, toimistot, aukioloajat, sijainnit, sijainti, käy meillä, ota yhteyttä, autoliikkeet',
    sk: 'pobočky, všetky pobočky, nájdite nás, kde nás nájdete, mapa, predajcovia, nájsť predajcu, najbližšia, mestá, predajne, prevádzky, otváracie hodiny, navštívte nás, kontaktujte nás, autosalóny',
  },
};
