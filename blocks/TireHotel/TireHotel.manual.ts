import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { tireHotelFields } from './TireHotel.fields.ts';

/** What editors call TireHotel, and its manual in Swedish. */
export const tireHotelTexts: BlockTextsOf<typeof tireHotelFields> = {
  words: {
    sv: 'däckhotell, däckförvaring, hjulförvaring, vinterdäck, sommardäck, däckbyte, däck, hjulskifte, hjulhotell, förvaring av däck, fälgar, däckavtal, mina däck',
    nb: 'dekkhotell, dekklagring, hjullagring, vinterdekk, sommerdekk, dekkskift, dekk, hjulskift, hjulhotell, lagring av dekk, felger, dekkavtale, mine dekk',
    en: 'tyre hotel, tire hotel, tyre storage, wheel storage, winter tyres, summer tyres, tyres, tires, wheel change, stored tyres, rims, my tyres',
    fi: 'rengashotelli, renkaiden säilytys, rengassäilytys, talvirenkaat, kesärenkaat, renkaat, rengas, renkaanvaihto, renkaiden vaihto, vanteet, omat renkaat',
    sk: 'pneuhotel, hotel pneumatík, uskladnenie pneumatík, uskladnenie kolies, zimné pneumatiky, letné pneumatiky, pneumatiky, pneumatík, prezutie, prezúvanie, výmena kolies, disky, moje pneumatiky',
  },
  sv: {
    purpose:
      'Självbetjäning för den som förvarar sina däck hos oss: logga in med en kod via sms, se sina däck, boka hjulskifte och betygsätta det.',
    useWhen: [
      'Webbplatsen förvarar däck. Den har en sida för dem, på adressen som ordbokens pathToTireHotel anger, och det här är dess första block.',
    ],
    avoidWhen: [
      'Sidan förklarar däckhotellet: använd en Blurb eller en HighlightList, och länka till den här sidan.',
      'Besökarna bokar andra tjänster: länka till sidan för dem.',
    ],
    fields: {
      bookService:
        'Var besökare utan avtal kan boka, visas när inget avtal hittas. Texten är länkens text.',
      information:
        'En sida om däckpaketen, under besökarens eget paket. Är fältet tomt finns ingen länk.',
      backgroundImage: {
        help: 'En bred bild bakom flödets topp. Mitten av den täcks.',
        decorative: 'Den ger bara stämning bakom formuläret.',
      },
    },
  },
};
