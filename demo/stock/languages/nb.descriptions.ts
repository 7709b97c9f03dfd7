import type { DescriptionWords } from './language.ts';

/** Sentences about cars in Norwegian. */
export const descriptions: DescriptionWords = {
  openings: {
    family: [
      '{model} med plass til barnevogn, ski og en hund som vil være med.',
      'Romslig {model} for deg som pakker mye og kjører langt.',
      'En {model} som tar hele familien på hyttetur uten takboks.',
    ],
    tall: [
      '{model} med høy sittestilling, god sikt og lett innstigning.',
      'En {model} som trives på fjellovergangen like godt som i byen.',
      'Stødig {model} for hverdag, vinter og ferie.',
      'Lettkjørt {model} med god plass i baksetet.',
    ],
    small: [
      'Liten utenpå og smidig i byen: en {model} som er lett å parkere.',
      '{model} for pendling og korte turer. Rimelig i drift.',
      'En {model} som passer like godt som førstebil og bil nummer to.',
    ],
    saloon: [
      'Stillegående og komfortabel {model} for lange strekk.',
      '{model} med fine kjøreegenskaper og et bagasjerom som holder.',
      'En {model} som er like avslappet i kø som på motorvei.',
    ],
    fun: ['{model} for solskinnsdager og svingete veier.'],
    van: [
      '{model} klar til å tas i bruk mandag morgen.',
      'En {model} som er vedlikeholdt etter planen og ikke lastet over evne.',
      'Arbeidsvillig {model} med gode lastemål og lav terskel.',
    ],
    pickup: ['{model} som trekker tungt, tåler grus og tar fem personer.'],
  },
  fuels: {
    electric: [
      'Rekkevidden er {range} etter WLTP. Batterihelsen er målt til {health} %.',
      'Batteriet på {battery} viser {health} % helse i testen vår, og rekkevidden er {range} etter WLTP.',
      'Elbil med {range} rekkevidde etter WLTP. Regn med to tredjedeler på en kald vinterdag.',
    ],
    plugin: [
      'Går opptil {range} på strøm, så hverdagen klares som regel uten bensin.',
      'Lades over natten og kjører opptil {range} på strøm.',
      'Elektrisk rekkevidde opptil {range}. Batteriet er testet og viser {health} % helse.',
    ],
    hybrid: [
      'Hybriden lader seg selv og bruker {consumption} ved blandet kjøring.',
      'Ingen ladekabel nødvendig: elmotoren tar sitt i byen, og snittet blir {consumption}.',
    ],
    petrol: ['Bensinmotoren bruker {consumption} ved blandet kjøring.'],
    diesel: [
      'Bruker {consumption} ved blandet kjøring, så det er langt mellom fyllingene.',
      'Seig diesel for langkjøring, {consumption} ved blandet kjøring.',
    ],
  },
  oneOwner: [
    'Én eier fra ny, og service hver gang den skulle.',
    'Den har hatt én eier, og serviceheftet er fullstemplet.',
  ],
  soldHere: ['Solgt som ny av oss og fulgt opp på egne verksteder siden.'],
  owners: [
    '{owners} eiere og full servicehistorikk.',
    'Den har hatt {owners} eiere. Siste service ble tatt da vi kjøpte den inn.',
    '{owners} eiere, to nøkler og et servicehefte uten hull.',
  ],
  counts: ['to', 'tre', 'fire', 'fem'],
  flaws: [
    'Noen steinsprut i panseret, ellers i fin stand.',
    'En liten parkeringsbulk i høyre bakdør som synes i riktig lys.',
    'Riper på lastekanten etter en sykkel eller to.',
    'Nye bremseskiver foran.',
    'Nye sommerdekk i vår, vinterdekkene har 5 mm igjen.',
    'Førersetet er litt slitt i siden.',
    'Frontruten er byttet i år.',
    'Understellet er behandlet mot rust.',
    'Innvendig som ny, utvendig noen små riper ved håndtakene.',
  ],
  inspected: 'EU-kontroll godkjent uten anmerkning.',
  equipment: [
    'Av utstyr kan nevnes {equipment}.',
    'Utstyrt med blant annet {equipment}.',
    'Har {equipment}, og en god del til.',
  ],
  demo: [
    'Vår egen demobil, kjørt av kundene våre og vasket hver uke. Nybilgarantien løper fra første registrering.',
    'Demobil som er fulgt opp etter planen og kan hentes i løpet av en uke. Vinterhjul følger med.',
  ],
  fresh: [
    'Ny bil på lager, aldri registrert. Leveres med en gjennomgang på en time.',
    'Ny og på plass. Du kan prøvesitte i dag og hente den i løpet av en måned.',
  ],
  sample: [
    'Eksempelbil: du velger farge, seter og utstyr sammen med selgeren. Prisen i avtalen gjelder.',
    'Slik kan den se ut når du bestiller ny. Selgeren regner på ditt utstyr og sier når den kan leveres.',
  ],
  and: 'og',
};
