import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call HighlightList. */
export const highlightListTexts: BlockTexts = {
  words: {
    sv: 'fördelar, punkter, punktlista, ikoner, steg för steg, steg, så fungerar det, därför, garantier, garanti, detta ingår, argument, checklista, höjdpunkter, styrkor, USP, varför välja oss, tidslinje, lista med ikoner, process, trygghet',
    nb: 'fordeler, punkter, punktliste, ikoner, trinn for trinn, steg, trinn, slik fungerer det, derfor, garantier, garanti, dette er inkludert, argumenter, sjekkliste, høydepunkter, styrker, hvorfor velge oss, tidslinje, prosess, trygghet',
    en: 'benefits, advantages, USP, highlights, features, bullet points, icons, steps, step by step, how it works, guarantees, guarantee, warranty, what is included, checklist, strengths, why choose us, reasons, timeline, process',
    fi: 'edut, etu, luettelo, luettelokohdat, kuvakkeet, vaiheet, vaihe vaiheelta, näin se toimii, takuu, takuut, mitä sisältyy, tarkistuslista, kohokohdat, vahvuudet, miksi valita meidät, syyt, aikajana, prosessi, hyödyt',
    sk: 'výhody, výhoda, body, odrážky, ikony, kroky, krok za krokom, ako to funguje, záruka, záruky, čo je zahrnuté, argumenty, kontrolný zoznam, prednosti, prečo my, dôvody, časová os, proces, benefity',
  },
};
