import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { heroNotFoundFields } from './HeroNotFound.fields.ts';

/** What editors call HeroNotFound, and its manual in Swedish. */
export const heroNotFoundTexts: BlockTextsOf<typeof heroNotFoundFields> = {
  words: {
    sv: '404, felsida, sidan saknas, sidan finns inte, sidan hittades inte, hittar inte sidan, ej hittad, felmeddelande, trasig länk, borttagen sida',
    nb: '404, feilside, siden finnes ikke, siden ble ikke funnet, ikke funnet, manglende side, feilmelding, død lenke, slettet side',
    en: '404, not found, page not found, error page, missing page, broken link, dead link, error message',
    fi: '404, virhesivu, sivua ei löydy, ei löytynyt, sivu puuttuu, puuttuva sivu, virheilmoitus, rikkinäinen linkki, poistettu sivu',
    sk: '404, chybová stránka, stránka sa nenašla, nenájdené, stránka neexistuje, chýbajúca stránka, chybové hlásenie, chyba, nefunkčný odkaz, zmazaná stránka',
  },
  sv: {
    purpose: 'Toppen på sidan som visas när en sida inte finns: ett vänligt meddelande och länkar.',
    useWhen: ['På webbplatsens sida för sidor som inte finns, en gång, som dess första block.'],
    avoidWhen: ['På alla andra sidor: använd HeroBanner där.'],
    fields: {
      title:
        'Ett vänligt besked om att sidan inte finns. Är fältet tomt används webbplatsens standardtext.',
      text: 'Vad som kan ha hänt och vart man kan gå. Är fältet tomt används webbplatsens standardtext.',
      image: 'En lugn bild bredvid texten (4:3; andra format beskärs).',
      link: 'Den länk som är till störst nytta. Är fältet tomt leder den till startsidan.',
      secondLink: 'Ytterligare en länk, till exempel till sökningen.',
    },
  },
};
