import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call SellCarForm. */
export const sellCarFormTexts: BlockTexts = {
  words: {
    sv: 'sälj bil, sälja bil, sälj din bil, inbyte, byta in, bilvärdering, värdering, värdera bil, vi köper din bil, vi köper bilar, säljformulär, inbytespris, byt bil, köper bil, bilinköp',
    nb: 'selg bil, selge bil, selg bilen din, innbytte, bytte inn, verdivurdering, verdsettelse, taksering, vi kjøper bilen din, vi kjøper biler, salgsskjema, innbyttepris, bytte bil',
    en: 'sell car, sell my car, sell your car, trade in, trade-in, part exchange, valuation, value my car, we buy cars, we buy your car, appraisal',
    fi: 'myy auto, myy autosi, auton myynti, vaihtoauton arvio, vaihda auto, autonvaihto, arviointi, hinta-arvio, auton arvo, ostamme autoja, ostamme autosi, hyvitys, myydä auto, auton myyminen',
    sk: 'predať auto, predajte auto, predaj auta, výkup, výkup áut, protihodnota, na protiúčet, protiúčet, ocenenie, ocenenie auta, odhad ceny, vykúpime vaše auto, výmena auta',
  },
};
