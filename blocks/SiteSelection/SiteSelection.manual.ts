import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call SiteSelection. */
export const siteSelectionTexts: BlockTexts = {
  words: {
    sv: 'verkstäder, verkstad, välj verkstad, våra verkstäder, anläggningar, öppettider, adresser, platser, serviceverkstäder, närmaste verkstad, däckverkstad, skadeverkstad, plåtverkstad, telefonnummer, adress, kontaktuppgifter, kontakt',
    nb: 'verksteder, verksted, velg verksted, våre verksteder, anlegg, åpningstider, adresser, steder, serviceverksteder, nærmeste verksted, dekkverksted, skadeverksted, telefonnummer, adresse, kontaktinformasjon',
    en: 'workshops, workshop, choose a workshop, our workshops, facilities, opening hours, addresses, locations, service centres, nearest workshop, garages, body shop, phone number, address, contact details',
    fi: 'korjaamot, korjaamo, valitse korjaamo, huoltopisteet, toimipisteet, aukioloajat, osoitteet, sijainnit, lähin korjaamo, rengasliike, vauriokorjaamo, puhelinnumero, osoite, yhteystiedot',
    sk: 'dielne, dielňa, servisy, vybrať servis, naše servisy, pobočky, otváracie hodiny, adresy, servisné strediská, najbližší servis, pneuservis, karosáreň, telefónne číslo, adresa, kontaktné údaje',
  },
};
