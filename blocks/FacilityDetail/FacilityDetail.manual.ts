import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { facilityDetailFields } from './FacilityDetail.fields.ts';

/** What editors call FacilityDetail, and its manual in Swedish. */
export const facilityDetailTexts: BlockTextsOf<typeof facilityDetailFields> = {
  words: {
    sv: 'anläggning, anläggningens sida, anläggningssida, öppettider, öppettid, öppet, adress, telefonnummer, telefon, återförsäljare, butik, bilhall, filial, kontaktuppgifter, avdelningar, avdelning, vägbeskrivning, karta, kontaktpersoner, säljare, personal, lunchstängt, helgöppet',
    nb: 'anlegg, anleggets side, avdelingsside, åpningstider, åpningstid, åpent, adresse, telefonnummer, telefon, forhandler, butikk, bilhall, filial, kontaktinformasjon, avdelinger, avdeling, veibeskrivelse, kart, kontaktpersoner, selgere',
    en: 'opening hours, opening times, business hours, facility page, dealer page, branch page, site page, location page, address, phone number, telephone, dealer, dealership, branch, contact details, departments, department, directions, map, contact persons, sales team, hours',
    fi: 'aukioloajat, aukioloaika, aukiolo, auki, toimipisteen sivu, toimipiste, toimipaikka, osoite, puhelinnumero, puhelin, jälleenmyyjä, liike, autoliike, myymälä, yhteystiedot, osastot, osasto, ajo-ohjeet, reittiohjeet, kartta, yhteyshenkilöt, myyjät',
    sk: 'otváracie hodiny, otváracia doba, otvorené, pobočka, stránka pobočky, prevádzka, prevádzkové hodiny, adresa, telefónne číslo, telefón, predajca, predajňa, autosalón, kontaktné údaje, oddelenia, oddelenie, mapa, ako sa k nám dostanete, kontaktné osoby, predajcovia',
  },
  sv: {
    purpose:
      'Anläggningen som sidans adress anger: var den ligger, hur man når dess avdelningar, och dess nyaste bilar.',
    useWhen: [
      'En sida visar alla webbplatsens anläggningar. Dess sökväg slutar på ,-w-,: ett jokertecken för anläggningens del av adressen. Sidans titel och beskrivning får innehålla {name} och {city}.',
    ],
    avoidWhen: [
      'Sidan har en vanlig adress som inte anger någon anläggning: använd SiteSelection, som visar alla eller valda.',
    ],
    fields: {},
  },
};
