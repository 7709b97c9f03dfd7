import { titleTagSv } from '#cms/manual/swedish.ts';
import { filterChoicesSv, sortChoicesSv } from '#cms/manual/swedishChoices.ts';
import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import { wireName } from '#domain/search/facets.ts';
import type { carListFields } from './CarList.fields.ts';

const example = `${wireName('fuel')}=El&${wireName('isUsed')}=true`;

/** What editors call CarList, and its manual in Swedish. */
export const carListTexts: BlockTextsOf<typeof carListFields> = {
  words: {
    sv: 'bilar i lager, lagerbilar, lager, bilutbud, utbud, billista, alla bilar, begagnade bilar, nya bilar, köp bil, till salu, sökresultat, filtrera, filter, sortering, bilsökning, bilsök, sök bil, transportbilar, elbilar, begagnat, jämför bilar, jämförelse, fordon, priser på bilar, bilpriser, leasing, privatleasing, företagsleasing, företagsbil, tjänstebil, husbil, bilar',
    nb: 'biler på lager, lagerbiler, lager, bilutvalg, utvalg, billiste, alle biler, bruktbiler, brukte biler, nybiler, nye biler, kjøp bil, til salgs, søkeresultater, filtrere, filter, sortering, bilsøk, søk bil, varebiler, elbiler, sammenlign biler, kjøretøy, bilpriser, leasing, privatleie, privatleasing, firmabil, bobil, biler',
    en: 'stock, inventory, car search, search results, used cars, new cars, cars for sale, vehicles, all cars, car list, buy a car, listing of cars, filter, filters, sorting, vans, electric cars, compare cars, comparison, find a car, showroom, car prices, leasing, private leasing, company car, camper, cars',
    fi: 'varasto, autot varastossa, varastoautot, kaikki autot, autolista, vaihtoautot, käytetyt autot, uudet autot, osta auto, myytävät autot, hakutulokset, suodatin, suodattimet, suodata, järjestys, autohaku, pakettiautot, sähköautot, vertaile autoja, vertailu, ajoneuvot, valikoima, autojen hinnat, leasing, yksityisleasing, yritysauto, työsuhdeauto, matkailuauto, autot',
    sk: 'autá na sklade, skladové autá, sklad, skladové vozidlá, zoznam áut, všetky autá, jazdené autá, jazdenky, ojazdené autá, nové autá, kúpiť auto, na predaj, výsledky vyhľadávania, filter, filtrovať, zoradenie, vyhľadávanie áut, hľadať auto, dodávky, elektromobily, porovnať autá, porovnanie, vozidlá, ponuka áut, ceny áut, lízing, leasing, operatívny lízing, firemné auto, obytné auto, autá',
  },
  sv: {
    purpose:
      'Webbplatsens alla bilar, eller ett urval av dem, med filter, sökruta, valbar sortering och fler bilar på begäran.',
    useWhen: [
      'Besökarna ska kunna hitta vilken bil som helst: nya och begagnade bilar, transportbilar, elbilar.',
      'En sida ska lista ett slags bilar: ange det i FixedQuery.',
      'En sida ska passa alla märken och modeller: lägg den på en sida med jokertecken i adressen. Sidans egen titel får innehålla {brand}, {model} och {path}, som är allt som adressen anger.',
    ],
    avoidWhen: [
      'Några bilar räcker för att väcka intresse: använd CarTeaserQuery eller CarTeaserFixed, som är kortare.',
      'Sidan har redan en billista: båda skulle ändra samma adress.',
    ],
    fields: {
      title:
        'Rubriken ovanför listan. Om sidans adress anger märke, modell eller ett annat filter används TitleTemplate i stället.',
      titleTag: titleTagSv,
      text: 'En kort text under rubriken.',
      facets: {
        help: 'Filtren, i den här ordningen. De första åtta visas genast, de andra på begäran.',
        choices: filterChoicesSv,
      },
      sortOptions: {
        help: 'Sorteringarna som besökarna kan välja. Den första gäller från början.',
        choices: sortChoicesSv,
      },
      pathFilters: {
        help: 'För en sida med jokertecken i adressen: filtren som adressens delar får ange.',
        choices: filterChoicesSv,
      },
      titleTemplate:
        'Rubriken om adressen anger märke, modell eller ett annat filter, med platshållarna {brand} och {model}: {brand} {model} i lager. Andra värden följer efter modellen: Volvo V60 Diesel i lager.',
      fixedQuery: {
        help: `Begränsar listan till vissa bilar, skrivet som i adressen till en filtrerad lista: ${example}.`,
        fallback: 'alla bilar',
      },
      filters: {
        help: 'Om filtren syns från början i breda fönster. Besökarens val gäller under besöket.',
        choices: { sidebar: 'Bredvid listan', toggle: 'Öppnas av besökaren' },
      },
    },
  },
};
