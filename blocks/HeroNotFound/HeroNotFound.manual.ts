import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call HeroNotFound. */
export const heroNotFoundTexts: BlockTexts = {
  words: {
    sv: '404, felsida, sidan saknas, sidan finns inte, sidan hittades inte, hittar inte sidan, ej hittad, felmeddelande, trasig länk, borttagen sida',
    nb: '404, feilside, siden finnes ikke, siden ble ikke funnet, ikke funnet, manglende side, feilmelding, død lenke, slettet side',
    en: '404, not found, page not found, error page, missing page, broken link, dead link, error message',
    fi: '404, virhesivu, sivua ei löydy, ei löytynyt, sivu puuttuu, puuttuva sivu, virheilmoitus, rikkinäinen linkki, poistettu sivu',
    sk: '404, chybová stránka, stránka sa nenašla, nenájdené, stránka neexistuje, chýbajúca stránka, chybové hlásenie, chyba, nefunkčný odkaz, zmazaná stránka',
  },
};
