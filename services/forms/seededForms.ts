import { emailField, nameField, phoneField } from '../webForms/fields.ts';
import type { WebForm } from '../webForms/webForm.ts';

const contact: WebForm = {
  id: 'contact',
  title: {
    sv: 'Kontakta oss',
    en: 'Contact us',
    nb: 'Kontakt oss',
    fi: 'Ota yhteyttä',
    sk: 'Napíšte nám',
  },
  fields: [
    nameField,
    emailField,
    phoneField,
    {
      name: 'message',
      kind: 'textarea',
      isRequired: true,
      label: { sv: 'Meddelande', en: 'Message', nb: 'Melding', fi: 'Viesti', sk: 'Správa' },
    },
  ],
  submit: { sv: 'Skicka', en: 'Send', nb: 'Send', fi: 'Lähetä', sk: 'Odoslať' },
  thanks: {
    sv: 'Tack, ditt meddelande är på väg till oss.',
    en: 'Thank you, your message is on its way to us.',
    nb: 'Takk, meldingen er på vei til oss.',
    fi: 'Kiitos, viestisi on matkalla meille.',
    sk: 'Ďakujeme, vaša správa je na ceste k nám.',
  },
};

const newsletter: WebForm = {
  id: 'newsletter',
  title: {
    sv: 'Nyhetsbrev',
    en: 'Newsletter',
    nb: 'Nyhetsbrev',
    fi: 'Uutiskirje',
    sk: 'Newsletter',
  },
  fields: [
    emailField,
    {
      name: 'consent',
      kind: 'checkbox',
      isRequired: true,
      label: {
        sv: 'Jag vill ha nyhetsbrevet',
        en: 'I want the newsletter',
        nb: 'Jeg vil ha nyhetsbrevet',
        fi: 'Haluan uutiskirjeen',
        sk: 'Chcem dostávať newsletter',
      },
    },
  ],
  submit: { sv: 'Anmäl mig', en: 'Sign me up', nb: 'Meld meg på', fi: 'Tilaa', sk: 'Prihlásiť sa' },
  thanks: {
    sv: 'Tack, nästa nyhetsbrev kommer till dig.',
    en: 'Thank you, the next newsletter will come to you.',
    nb: 'Takk, neste nyhetsbrev kommer til deg.',
    fi: 'Kiitos, seuraava uutiskirje tulee sinulle.',
    sk: 'Ďakujeme, ďalší newsletter príde aj vám.',
  },
};

const tradeIn: WebForm = {
  id: 'trade-in',
  title: {
    sv: 'Byt in din bil',
    en: 'Trade in your car',
    nb: 'Bytt inn bilen din',
    fi: 'Vaihda autosi',
    sk: 'Auto na protiúčet',
  },
  fields: [
    {
      name: 'registrationNumber',
      kind: 'text',
      isRequired: true,
      label: {
        sv: 'Registreringsnummer',
        en: 'Registration number',
        nb: 'Registreringsnummer',
        fi: 'Rekisterinumero',
        sk: 'Evidenčné číslo',
      },
    },
    {
      name: 'mileage',
      kind: 'number',
      isRequired: true,
      label: {
        sv: 'Mätarställning',
        en: 'Mileage',
        nb: 'Kilometerstand',
        fi: 'Mittarilukema',
        sk: 'Počet najazdených kilometrov',
      },
    },
    nameField,
    phoneField,
    emailField,
  ],
  submit: {
    sv: 'Be om ett pris',
    en: 'Ask for a price',
    nb: 'Be om en pris',
    fi: 'Pyydä tarjous',
    sk: 'Požiadať o cenu',
  },
  thanks: {
    sv: 'Tack, vi återkommer med ett pris.',
    en: 'Thank you, we will come back to you with a price.',
    nb: 'Takk, vi kommer tilbake med en pris.',
    fi: 'Kiitos, palaamme asiaan tarjouksen kanssa.',
    sk: 'Ďakujeme, ozveme sa vám s cenou.',
  },
};

/** The forms that marketing has made. */
export const seededForms: readonly WebForm[] = [contact, newsletter, tradeIn];
