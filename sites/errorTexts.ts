import type { Locale } from '#domain/sites/site.ts';

/**
 * - `refused`: the address or the request can't be understood.
 * - `method`: the address can't be used this way, for example by sending a form to it.
 * - `expired`: a link to a draft is too old.
 * - `failed`: the site has a problem of its own.
 */
export type ErrorKind = 'refused' | 'method' | 'expired' | 'failed';

/** Texts of one language. */
interface ErrorTexts extends Readonly<Record<ErrorKind, ErrorText>> {
  /** Label of the link to the start page. */
  readonly home: string;
  /** In front of the phone number. */
  readonly call: string;
}

interface ErrorText {
  readonly title: string;
  readonly body: string;
}

/** Texts of pages for requests that reach neither the framework nor the content platform. */
export const errorTexts: Readonly<Record<Locale, ErrorTexts>> = {
  sv: {
    refused: {
      title: 'Adressen går inte att läsa',
      body: 'Något har blivit fel i länken. Kontrollera adressen, eller börja om från startsidan.',
    },
    method: {
      title: 'Det gick inte att skicka hit',
      body: 'Sidan tar inte emot det som skickades. Gå tillbaka och försök igen, eller börja om från startsidan.',
    },
    expired: {
      title: 'Länken gäller inte längre',
      body: 'Sidan var ett utkast som visades under en begränsad tid. Be den som skickade länken om en ny.',
    },
    failed: {
      title: 'Något gick fel hos oss',
      body: 'Sidan kunde inte visas. Prova att ladda om den om en liten stund.',
    },
    home: 'Till startsidan',
    call: 'Du kan också ringa oss:',
  },
  nb: {
    refused: {
      title: 'Adressen kan ikke leses',
      body: 'Noe er galt med lenken. Sjekk adressen, eller start på nytt fra forsiden.',
    },
    method: {
      title: 'Det kunne ikke sendes hit',
      body: 'Siden tar ikke imot det som ble sendt. Gå tilbake og prøv igjen, eller start på nytt fra forsiden.',
    },
    expired: {
      title: 'Lenken gjelder ikke lenger',
      body: 'Siden var et utkast som ble vist i en begrenset periode. Be den som sendte lenken, om en ny.',
    },
    failed: {
      title: 'Noe gikk galt hos oss',
      body: 'Siden kunne ikke vises. Prøv å laste den på nytt om litt.',
    },
    home: 'Til forsiden',
    call: 'Du kan også ringe oss:',
  },
  en: {
    refused: {
      title: 'This address can’t be read',
      body: 'Something is wrong with the link. Check the address, or start again from the home page.',
    },
    method: {
      title: 'That couldn’t be sent here',
      body: 'This page doesn’t accept what was sent. Go back and try again, or start again from the home page.',
    },
    expired: {
      title: 'This link has expired',
      body: 'It showed a draft for a limited time. Ask the person who sent it for a new one.',
    },
    failed: {
      title: 'Something went wrong on our side',
      body: 'The page couldn’t be shown. Please try reloading it in a little while.',
    },
    home: 'Go to the home page',
    call: 'You can also call us:',
  },
  fi: {
    refused: {
      title: 'Osoitetta ei voi lukea',
      body: 'Linkissä on virhe. Tarkista osoite tai aloita alusta etusivulta.',
    },
    method: {
      title: 'Lähettäminen tänne ei onnistunut',
      body: 'Sivu ei ota vastaan lähetettyä sisältöä. Palaa takaisin ja yritä uudelleen tai aloita alusta etusivulta.',
    },
    expired: {
      title: 'Linkki ei ole enää voimassa',
      body: 'Sivu oli luonnos, joka näytettiin rajoitetun ajan. Pyydä linkin lähettäjältä uusi.',
    },
    failed: {
      title: 'Meillä tapahtui virhe',
      body: 'Sivua ei voitu näyttää. Kokeile ladata se uudelleen hetken kuluttua.',
    },
    home: 'Etusivulle',
    call: 'Voit myös soittaa meille:',
  },
  sk: {
    refused: {
      title: 'Adresa sa nedá prečítať',
      body: 'V odkaze je chyba. Skontrolujte adresu alebo začnite znova z úvodnej stránky.',
    },
    method: {
      title: 'Sem sa to nepodarilo odoslať',
      body: 'Stránka odoslaný obsah neprijíma. Vráťte sa a skúste to znova alebo začnite z úvodnej stránky.',
    },
    expired: {
      title: 'Platnosť odkazu vypršala',
      body: 'Stránka bola návrh zobrazený na obmedzený čas. Požiadajte odosielateľa o nový odkaz.',
    },
    failed: {
      title: 'Na našej strane nastala chyba',
      body: 'Stránku sa nepodarilo zobraziť. Skúste ju o chvíľu načítať znova.',
    },
    home: 'Na úvodnú stránku',
    call: 'Môžete nám aj zavolať:',
  },
};
