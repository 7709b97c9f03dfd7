import { backgroundColorSv, titleTagSv } from '#cms/manual/swedish.ts';
import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { bookingAssistantFields } from './BookingAssistant.fields.ts';

/** What editors call BookingAssistant, and its manual in Swedish. */
export const bookingAssistantTexts: BlockTextsOf<typeof bookingAssistantFields> = {
  words: {
    sv: 'boka verkstad, boka service, verkstadsbokning, servicebokning, bokning, boka, boka tid, tidsbokning, tidbeställning, boka däckbyte, hjulskifte, däckskifte, reparation, verkstadstid, service, verkstad, besiktning, kalender, avboka, ombokning',
    nb: 'bestill verksted, bestill service, bestille time, verkstedtime, timebestilling, bestilling, booke, booking, time, dekkskift, hjulskift, reparasjon, service, verksted, kalender, avbestille',
    en: 'book service, workshop booking, service booking, booking, book, appointment, book an appointment, schedule, reservation, wheel change, tyre change, repair, servicing, workshop, garage, calendar, cancel booking, MOT',
    fi: 'varaa huolto, huollon varaus, huoltovaraus, ajanvaraus, varaa aika, varaus, varata, huolto, huollot, korjaamo, korjaus, renkaanvaihto, renkaiden vaihto, kalenteri, huoltoaika, peru varaus, katsastus',
    sk: 'objednať servis, rezervácia servisu, objednanie do servisu, objednávka servisu, rezervácia, rezervovať, objednávka, objednať sa, termín, prezutie, výmena kolies, výmena pneumatík, oprava, servis, dielňa, kalendár, zrušiť rezerváciu',
  },
  sv: {
    purpose:
      'Bokning av verkstad: bil och ort, tjänster, tillägg, verkstad och tid, och kontaktuppgifter.',
    useWhen: ['Det är på den här sidan som besökarna bokar service, hjulskifte och reparationer.'],
    avoidWhen: [
      'Besökarna ska bara ta sig dit: länka till sidan med en CTABanner.',
      'Det gäller förvarade hjul: de har en egen bokning.',
    ],
    fields: {
      title: 'Rubriken tills besökarens bil är känd. Berätta vad som går att boka.',
      titleTag: titleTagSv,
      text: 'Vad besökaren behöver ha till hands, i en eller två meningar.',
      brandLinks: {
        help: 'Märken som bokas någon annanstans. Besökare med en sådan bil skickas till de här länkarna. En post utan adress eller text utelämnas.',
        entries: { link: 'Märkets egen bokning, eller en sida på den här webbplatsen.' },
      },
      brands: {
        help: 'Märken som verkstäderna är auktoriserade för, i en lista som öppnas. En post utan namn utelämnas.',
        entries: {
          name: 'Märket, stavat som verkstadssystemet stavar det.',
          logo: {
            help: 'Logotypen, på genomskinlig bakgrund. Utan den visas namnet.',
            decorative: 'märkets namn står bredvid',
          },
        },
      },
      damageInspectionLink:
        'Var skadebesiktningar bokas, på en annan webbplats. Utan den nämner sidan dem inte.',
      phoneLink:
        'Numret till bokningen, som adress och som text. Besökarna ringer det när de inte kan boka här, och för att ändra eller avboka. Utan det ringer de webbplatsens nummer.',
      changeLink:
        'Var besökarna läser hur de ändrar eller avbokar. Den följer efter en bekräftad bokning, efter telefonnumret.',
      contactEmail: 'Adressen som besökarna skriver till när inget går att boka.',
      backgroundColor: backgroundColorSv,
    },
  },
};
