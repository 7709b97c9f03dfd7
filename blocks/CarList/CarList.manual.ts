import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call CarList. */
export const carListTexts: BlockTexts = {
  words: {
    sv: 'bilar i lager, lagerbilar, lager, bilutbud, utbud, billista, alla bilar, begagnade bilar, nya bilar, köp bil, till salu, sökresultat, filtrera, filter, sortering, bilsökning, bilsök, sök bil, transportbilar, elbilar, begagnat, jämför bilar, jämförelse, fordon, priser på bilar, bilpriser, leasing, privatleasing, företagsleasing, företagsbil, tjänstebil, husbil, bilar',
    nb: 'biler på lager, lagerbiler, lager, bilutvalg, utvalg, billiste, alle biler, bruktbiler, brukte biler, nybiler, nye biler, kjøp bil, til salgs, søkeresultater, filtrere, filter, sortering, bilsøk, søk bil, varebiler, elbiler, sammenlign biler, kjøretøy, bilpriser, leasing, privatleie, privatleasing, firmabil, bobil, biler',
    en: 'stock, inventory, car search, search results, used cars, new cars, cars for sale, vehicles, all cars, car list, buy a car, listing of cars, filter, filters, sorting, vans, electric cars, compare cars, comparison, find a car, showroom, car prices, leasing, private leasing, company car, camper, cars',
    fi: 'varasto, autot varastossa, varastoautot, kaikki autot, autolista, vaihtoautot, käytetyt autot, uudet autot, osta auto, myytävät autot, hakutulokset, suodatin, suodattimet, suodata, järjestys, autohaku, pakettiautot, sähköautot, vertaile autoja, vertailu, ajoneuvot, valikoima, autojen hinnat, leasing, yksityisleasing, yritysauto, työsuhdeauto, matkailuauto, autot',
    sk: 'autá na sklade, skladové autá, sklad, skladové vozidlá, zoznam áut, všetky autá, jazdené autá, jazdenky, ojazdené autá, nové autá, kúpiť auto, na predaj, výsledky vyhľadávania, filter, filtrovať, zoradenie, vyhľadávanie áut, hľadať auto, dodávky, elektromobily, porovnať autá, porovnanie, vozidlá, ponuka áut, ceny áut, lízing, leasing, operatívny lízing, firemné auto, obytné auto, autá',
  },
};
