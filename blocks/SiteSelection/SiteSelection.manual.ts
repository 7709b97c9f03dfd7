import { backgroundColorSv, titleTagSv } from '#cms/manual/swedish.ts';
import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { siteSelectionFields } from './SiteSelection.fields.ts';

/** What editors call SiteSelection, and its manual in Swedish. */
export const siteSelectionTexts: BlockTextsOf<typeof siteSelectionFields> = {
  words: {
    sv: 'verkstäder, verkstad, välj verkstad, våra verkstäder, anläggningar, öppettider, adresser, platser, serviceverkstäder, närmaste verkstad, däckverkstad, skadeverkstad, plåtverkstad, telefonnummer, adress, kontaktuppgifter, kontakt',
    nb: 'verksteder, verksted, velg verksted, våre verksteder, anlegg, åpningstider, adresser, steder, serviceverksteder, nærmeste verksted, dekkverksted, skadeverksted, telefonnummer, adresse, kontaktinformasjon',
    en: 'workshops, workshop, choose a workshop, our workshops, facilities, opening hours, addresses, locations, service centres, nearest workshop, garages, body shop, phone number, address, contact details',
    fi: 'korjaamot, korjaamo, valitse korjaamo, huoltopisteet, toimipisteet, aukioloajat, osoitteet, sijainnit, lähin korjaamo, rengasliike, vauriokorjaamo, puhelinnumero, osoite, yhteystiedot',
    sk: 'dielne, dielňa, servisy, vybrať servis, naše servisy, pobočky, otváracie hodiny, adresy, servisné strediská, najbližší servis, pneuservis, karosáreň, telefónne číslo, adresa, kontaktné údaje',
  },
  sv: {
    purpose:
      'Webbplatsens verkstäder som kort, vart och ett med adress, telefonnummer och en länk till dess sida.',
    useWhen: [
      'Besökarna väljer en verkstad, bland alla eller bland några nära varandra.',
      'En sida handlar om en tjänst som bara vissa verkstäder erbjuder: lista dem.',
    ],
    avoidWhen: [
      'Det gäller en enda verkstad: länka till dess sida.',
      'Besökarna vill boka: bokningen hittar den närmaste verkstaden med en ledig tid.',
    ],
    fields: {
      title: 'Rubriken, till exempel ”Våra verkstäder”.',
      titleTag: titleTagSv,
      text: 'Vad verkstäderna har gemensamt, i en eller två meningar.',
      siteIds:
        'Id för verkstäderna som ska visas, åtskilda med kommatecken, i den ordning de visas. Är fältet tomt visas webbplatsens alla verkstäder.',
      link: 'Ytterligare en sida, som en knapp under verkstäderna.',
      backgroundColor: backgroundColorSv,
    },
  },
};
