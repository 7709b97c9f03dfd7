import type { DescriptionWords } from './language.ts';

/** Sentences about cars in Slovak. The name of a model stays in the nominative. */
export const descriptions: DescriptionWords = {
  openings: {
    family: [
      '{model} pohodlne odvezie celú rodinu aj s batožinou.',
      'Priestranné auto na dlhé cesty: {model} s veľkým kufrom.',
      'Kočík, pes aj lyže naraz. {model} to zvládne.',
    ],
    tall: [
      '{model}: vyššie sedenie, dobrý výhľad a pohodlné nastupovanie.',
      'Auto do mesta, na chatu aj do hôr. {model} sa nezľakne zimy.',
      '{model} sa ľahko ovláda a vzadu je dosť miesta.',
    ],
    small: [
      '{model} je šikovné auto do mesta, zaparkujete kdekoľvek.',
      'Úsporné auto na každý deň. {model} poteší aj nízkymi nákladmi.',
      '{model} sa hodí ako prvé auto aj ako druhé do rodiny.',
    ],
    saloon: [
      '{model} je tiché a pohodlné auto na dlhé trasy.',
      '{model}: príjemné jazdné vlastnosti a dostatočne veľký kufor.',
      'V kolóne aj na diaľnici rovnako pokojné auto. {model} stojí za skúšobnú jazdu.',
    ],
    fun: ['{model} na slnečné dni a kľukaté cesty.'],
    van: [
      'Dodávka {model} je pripravená na prácu hneď v pondelok ráno.',
      '{model}: servis podľa plánu, bez preťažovania.',
      'Dobré rozmery nákladného priestoru a nízka hrana. {model} na remeslo aj rozvoz.',
    ],
    pickup: ['{model} utiahne príves, zvládne poľnú cestu a odvezie päť ľudí.'],
  },
  fuels: {
    electric: [
      'Dojazd je {range} podľa WLTP, nameraný stav batérie {health} %.',
      'Batéria má kapacitu {battery} a podľa nášho merania stav {health} %. Dojazd {range} podľa WLTP.',
      'Elektromobil s dojazdom {range} podľa WLTP. V mraze rátajte s dvoma tretinami.',
    ],
    plugin: [
      'Na elektrinu prejde až {range}, takže na bežný deň benzín netreba.',
      'Cez noc sa nabije a na elektrinu prejde až {range}.',
      'Elektrický dojazd až {range}. Batériu sme otestovali, jej stav je {health} %.',
    ],
    hybrid: [
      'Hybrid sa dobíja sám a jazdí za {consumption}.',
      'Nabíjačku netreba, kombinovaná spotreba je {consumption}.',
    ],
    petrol: ['Kombinovaná spotreba benzínového motora je {consumption}.'],
    diesel: [
      'Kombinovaná spotreba {consumption}, takže tankujete len zriedka.',
      'Spoľahlivý diesel na dlhé trasy, spotreba {consumption}.',
    ],
  },
  oneOwner: [
    'Jeden majiteľ od nového, pravidelne servisované.',
    'Auto po prvom majiteľovi s kompletnou servisnou knižkou.',
    'Jeden majiteľ a úplná servisná história.',
  ],
  soldHere: undefined,
  owners: [
    'Počet majiteľov: {owners}. Servisná história je úplná.',
    'Počet majiteľov: {owners}, dva kľúče a servisná knižka bez medzier.',
    'Servisované pri výkupe, predchádzajúcich majiteľov: {owners}.',
  ],
  counts: ['2', '3', '4', '5'],
  flaws: [
    'Na kapote je niekoľko stôp po kamienkoch, inak je auto v peknom stave.',
    'Na pravých zadných dverách je malá parkovacia preliačina.',
    'Na nakladacej hrane kufra sú škrabance.',
    'Predné brzdové kotúče sú nové.',
    'Letné pneumatiky sú nové, zimné majú dezén 5 mm.',
    'Sedadlo vodiča je na boku mierne ošúchané.',
    'Čelné sklo bolo tento rok vymenené.',
    'Jeden disk je poškriabaný od obrubníka, inak bez výhrad.',
    'Interiér ako nový, zvonka pár drobných škrabancov pri kľučkách.',
  ],
  inspected: 'Nová STK a EK.',
  equipment: [
    'Z výbavy: {equipment}.',
    'Vo výbave: {equipment}.',
    'Výbava, ktorú oceníte: {equipment}.',
  ],
  demo: ['Naše predvádzacie auto, servisované podľa plánu a ihneď k dispozícii.'],
  fresh: ['Nové auto skladom, ešte neprihlásené.'],
  sample: ['Ukážkové auto: farbu a výbavu si vyberiete s predajcom.'],
  and: 'a',
};
