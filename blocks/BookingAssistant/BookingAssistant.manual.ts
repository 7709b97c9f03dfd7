import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call BookingAssistant. */
export const bookingAssistantTexts: BlockTexts = {
  words: {
    sv: 'boka verkstad, boka service, verkstadsbokning, servicebokning, bokning, boka, boka tid, tidsbokning, tidbeställning, boka däckbyte, hjulskifte, däckskifte, reparation, verkstadstid, service, verkstad, besiktning, kalender, avboka, ombokning',
    nb: 'bestill verksted, bestill service, bestille time, verkstedtime, timebestilling, bestilling, booke, booking, time, dekkskift, hjulskift, reparasjon, service, verksted, kalender, avbestille',
    en: 'book service, workshop booking, service booking, booking, book, appointment, book an appointment, schedule, reservation, wheel change, tyre change, repair, servicing, workshop, garage, calendar, cancel booking, MOT',
    fi: 'varaa huolto, huollon varaus, huoltovaraus, ajanvaraus, varaa aika, varaus, varata, huolto, huollot, korjaamo, korjaus, renkaanvaihto, renkaiden vaihto, kalenteri, huoltoaika, peru varaus, katsastus',
    sk: 'objednať servis, rezervácia servisu, objednanie do servisu, objednávka servisu, rezervácia, rezervovať, objednávka, objednať sa, termín, prezutie, výmena kolies, výmena pneumatík, oprava, servis, dielňa, kalendár, zrušiť rezerváciu',
  },
};
