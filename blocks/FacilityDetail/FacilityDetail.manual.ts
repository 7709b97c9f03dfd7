import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call FacilityDetail. */
export const facilityDetailTexts: BlockTexts = {
  words: {
    sv: 'anläggning, anläggningens sida, anläggningssida, öppettider, öppettid, öppet, adress, telefonnummer, telefon, återförsäljare, butik, bilhall, filial, kontaktuppgifter, avdelningar, avdelning, vägbeskrivning, karta, kontaktpersoner, säljare, personal, lunchstängt, helgöppet',
    nb: 'anlegg, anleggets side, avdelingsside, åpningstider, åpningstid, åpent, adresse, telefonnummer, telefon, forhandler, butikk, bilhall, filial, kontaktinformasjon, avdelinger, avdeling, veibeskrivelse, kart, kontaktpersoner, selgere',
    en: 'opening hours, opening times, business hours, facility page, dealer page, branch page, site page, location page, address, phone number, telephone, dealer, dealership, branch, contact details, departments, department, directions, map, contact persons, sales team, hours',
    fi: 'aukioloajat, aukioloaika, aukiolo, auki, toimipisteen sivu, toimipiste, toimipaikka, osoite, puhelinnumero, puhelin, jälleenmyyjä, liike, autoliike, myymälä, yhteystiedot, osastot, osasto, ajo-ohjeet, reittiohjeet, kartta, yhteyshenkilöt, myyjät',
    sk: 'otváracie hodiny, otváracia doba, otvorené, pobočka, stránka pobočky, prevádzka, prevádzkové hodiny, adresa, telefónne číslo, telefón, predajca, predajňa, autosalón, kontaktné údaje, oddelenia, oddelenie, mapa, ako sa k nám dostanete, kontaktné osoby, predajcovia',
  },
};
