import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call AlertBar. */
export const alertBarTexts: BlockTexts = {
  words: {
    sv: 'meddelande, driftinfo, driftstörning, varning, avisering, notis, viktig information, larm, upplysning, information till alla, ändrade öppettider, helgstängt, stängt, återkallelse, störning, avbrott, kampanjmeddelande, banderoll, popup, pop-up',
    nb: 'melding, varsel, advarsel, driftsmelding, driftsstans, viktig informasjon, kunngjøring, beskjed, endrede åpningstider, stengt, tilbakekalling, forstyrrelse, avbrudd, kampanjemelding, popup, pop-up',
    en: 'message, notice, alert, warning, announcement, notification, important information, outage, disruption, changed opening hours, closed, recall, bar, ribbon, site-wide message, popup, pop-up, banner at the top',
    fi: 'ilmoitus, tiedote, varoitus, häiriö, häiriötiedote, huomautus, tärkeä tieto, poikkeusaukiolo, suljettu, takaisinkutsu, käyttökatko, ilmoituspalkki, kampanjailmoitus, ponnahdusikkuna, pop-up',
    sk: 'oznam, upozornenie, varovanie, hlásenie, správa, oznámenie, dôležitá informácia, výpadok, porucha, zmena otváracích hodín, zatvorené, zvolávacia akcia, výstražná lišta, lišta, vyskakovacie okno, popup',
  },
};
