import { emailField, nameField, phoneField } from '../webForms/fields.ts';
import type { WebForm } from '../webForms/webForm.ts';

const testDrive: WebForm = {
  id: '26050100101',
  title: {
    sv: 'Boka provkörning',
    en: 'Book a test drive',
    nb: 'Bestill prøvekjøring',
    fi: 'Varaa koeajo',
    sk: 'Rezervovať skúšobnú jazdu',
  },
  fields: [
    {
      name: 'car',
      kind: 'text',
      isRequired: true,
      label: { sv: 'Bil', en: 'Car', nb: 'Bil', fi: 'Auto', sk: 'Auto' },
    },
    nameField,
    { ...phoneField, isRequired: true },
  ],
  submit: {
    sv: 'Boka',
    en: 'Book',
    nb: 'Bestill',
    fi: 'Varaa',
    sk: 'Rezervovať',
  },
  thanks: {
    sv: 'Tack, vi ringer och bestämmer en tid.',
    en: 'Thank you, we will call to agree on a time.',
    nb: 'Takk, vi ringer og avtaler et tidspunkt.',
    fi: 'Kiitos, soitamme ja sovimme ajan.',
    sk: 'Ďakujeme, zavoláme vám a dohodneme termín.',
  },
};

const survey: WebForm = {
  id: '26050100102',
  title: {
    sv: 'Hur var besöket?',
    en: 'How was your visit?',
    nb: 'Hvordan var besøket?',
    fi: 'Millainen käynti oli?',
    sk: 'Aká bola vaša návšteva?',
  },
  fields: [
    {
      name: 'best',
      kind: 'textarea',
      isRequired: true,
      label: {
        sv: 'Vad var bra?',
        en: 'What was good?',
        nb: 'Hva var bra?',
        fi: 'Mikä oli hyvää?',
        sk: 'Čo bolo dobré?',
      },
    },
    {
      name: 'better',
      kind: 'textarea',
      isRequired: false,
      label: {
        sv: 'Vad kan vi göra bättre?',
        en: 'What can we do better?',
        nb: 'Hva kan vi gjøre bedre?',
        fi: 'Mitä voimme tehdä paremmin?',
        sk: 'Čo môžeme zlepšiť?',
      },
    },
    { ...emailField, isRequired: false },
  ],
  submit: { sv: 'Skicka', en: 'Send', nb: 'Send', fi: 'Lähetä', sk: 'Odoslať' },
  thanks: {
    sv: 'Tack för att du tog dig tid.',
    en: 'Thank you for your time.',
    nb: 'Takk for at du tok deg tid.',
    fi: 'Kiitos ajastasi.',
    sk: 'Ďakujeme za váš čas.',
  },
};

/** The forms that editors have made at Jotform. */
export const seededForms: readonly WebForm[] = [testDrive, survey];
