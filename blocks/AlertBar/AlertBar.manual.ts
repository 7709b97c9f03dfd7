import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { alertBarFields } from './AlertBar.fields.ts';

/** What editors call AlertBar, and its manual in Swedish. */
export const alertBarTexts: BlockTextsOf<typeof alertBarFields> = {
  words: {
    sv: 'meddelande, driftinfo, driftstörning, varning, avisering, notis, viktig information, larm, upplysning, information till alla, ändrade öppettider, helgstängt, stängt, återkallelse, störning, avbrott, kampanjmeddelande, banderoll, popup, pop-up',
    nb: 'melding, varsel, advarsel, driftsmelding, driftsstans, viktig informasjon, kunngjøring, beskjed, endrede åpningstider, stengt, tilbakekalling, forstyrrelse, avbrudd, kampanjemelding, popup, pop-up',
    en: 'message, notice, alert, warning, announcement, notification, important information, outage, disruption, changed opening hours, closed, recall, bar, ribbon, site-wide message, popup, pop-up, banner at the top',
    fi: 'ilmoitus, tiedote, varoitus, häiriö, häiriötiedote, huomautus, tärkeä tieto, poikkeusaukiolo, suljettu, takaisinkutsu, käyttökatko, ilmoituspalkki, kampanjailmoitus, ponnahdusikkuna, pop-up',
    sk: 'oznam, upozornenie, varovanie, hlásenie, správa, oznámenie, dôležitá informácia, výpadok, porucha, zmena otváracích hodín, zatvorené, zvolávacia akcia, výstražná lišta, lišta, vyskakovacie okno, popup',
  },
  sv: {
    purpose:
      'Ett meddelande tvärs över sidan, ovanför eller under sidhuvudet, som visas tills besökaren stänger det.',
    useWhen: [
      'Något rör alla besökare under några dagar: ändrade öppettider, en återkallelse, en kampanj.',
      'Något fungerar inte: en Warning berättar det innan besökaren försöker.',
    ],
    avoidWhen: [
      'Det gäller alltid: skriv det på själva sidan, där ingen behöver stänga det.',
      'Det gäller bara en sida: använd en Blurb på den sidan.',
    ],
    fields: {
      hasMessage:
        'Slår på meddelandet. Så länge rutan inte är ikryssad ser besökarna ingenting, vad de andra fälten än innehåller.',
      messageTitle:
        'Ämnet, med två till fem ord. En titel utan text, eller text utan titel, går bra.',
      messageText: 'En eller två meningar, gärna med en länk till mer information.',
      messageType:
        'Hur mycket meddelandet syns. En Warning kan inte stängas; de andra förblir dolda i ett dygn när besökaren har stängt dem. Utan typ visas ingenting.',
      messageIcon: 'Ikonen före texten: en megafon för kampanjer, en triangel för varningar.',
    },
  },
};
