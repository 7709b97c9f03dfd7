import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call TireHotel. */
export const tireHotelTexts: BlockTexts = {
  words: {
    sv: 'däckhotell, däckförvaring, hjulförvaring, vinterdäck, sommardäck, däckbyte, däck, hjulskifte, hjulhotell, förvaring av däck, fälgar, däckavtal, mina däck',
    nb: 'dekkhotell, dekklagring, hjullagring, vinterdekk, sommerdekk, dekkskift, dekk, hjulskift, hjulhotell, lagring av dekk, felger, dekkavtale, mine dekk',
    en: 'tyre hotel, tire hotel, tyre storage, wheel storage, winter tyres, summer tyres, tyres, tires, wheel change, stored tyres, rims, my tyres',
    fi: 'rengashotelli, renkaiden säilytys, rengassäilytys, talvirenkaat, kesärenkaat, renkaat, rengas, renkaanvaihto, renkaiden vaihto, vanteet, omat renkaat',
    sk: 'pneuhotel, hotel pneumatík, uskladnenie pneumatík, uskladnenie kolies, zimné pneumatiky, letné pneumatiky, pneumatiky, pneumatík, prezutie, prezúvanie, výmena kolies, disky, moje pneumatiky',
  },
};
