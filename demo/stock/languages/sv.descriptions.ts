import type { DescriptionWords } from './language.ts';

/** Sentences about cars in Swedish. */
export const descriptions: DescriptionWords = {
  openings: {
    family: [
      'En {model} som klarar barnvagn, hund och skidor på samma gång.',
      'Rymlig {model} för dig som packar mycket och kör långt.',
      '{model} med plats för hela familjen och lite till.',
      'Lastutrymmet är huvudsaken i en {model}, men den är lika bra att köra.',
    ],
    tall: [
      '{model} med hög sittställning, bra sikt och lätt insteg.',
      'En {model} som går lika bra på grusvägen till stugan som i stan.',
      'Lättkörd {model} med gott om plats i baksätet.',
      'Stabil {model} för vardag, vinter och semester.',
    ],
    small: [
      'Nätt utanpå och smidig i stan: en {model} som är lätt att parkera.',
      '{model} för pendling, plugg och korta ärenden. Billig i drift.',
      'En {model} som passar lika bra som första bil som andra bil.',
    ],
    saloon: [
      'Tyst och bekväm {model} för långa sträckor.',
      '{model} med raka linjer, fin kördynamik och ett bagage som räcker.',
      'En {model} som är lika avslappnad i köer som på motorvägen.',
    ],
    fun: ['{model} för soliga dagar och slingriga vägar.'],
    van: [
      '{model} klar att ta i bruk på måndag morgon.',
      'En {model} som har skötts enligt plan och inte lastats över förmågan.',
      'Arbetsvillig {model} med bra lastmått och låg tröskel.',
      '{model} för hantverkare, bud eller service. Vi hjälper till med inredning och dekor.',
    ],
    pickup: ['{model} som drar tungt, tål grus och tar fem personer.'],
  },
  fuels: {
    electric: [
      'Räckvidden är {range} enligt WLTP. Batteriets hälsa är uppmätt till {health} %.',
      'Batteriet på {battery} visar {health} % hälsa i vårt test, och räckvidden är {range} enligt WLTP.',
      'Elbil med {range} räckvidd enligt WLTP. Räkna med två tredjedelar en kall vinterdag.',
    ],
    plugin: [
      'Går upp till {range} på el, så vardagen klaras oftast utan bensin.',
      'Laddas över natten i ett vanligt uttag och kör upp till {range} på el.',
      'Elräckvidd upp till {range}. Batteriet är testat och visar {health} % hälsa.',
    ],
    hybrid: [
      'Hybriden laddar sig själv och drar {consumption} blandat.',
      'Ingen laddsladd behövs: elmotorn tar sina bitar i stan, och snittet blir {consumption}.',
    ],
    petrol: [
      'Bensinmotorn drar {consumption} blandat.',
      'Förbrukningen är {consumption} vid blandad körning.',
    ],
    diesel: [
      'Drar {consumption} blandat, så det blir långt mellan tankningarna.',
      'Seg diesel för långkörning, {consumption} blandat.',
    ],
  },
  oneOwner: [
    'En ägare från ny, servad varje gång den skulle.',
    'Den har haft en ägare, och serviceboken är fullstämplad.',
    'Leasingbil med en brukare. Full servicehistorik.',
  ],
  soldHere: ['Såld som ny av oss och servad i våra verkstäder sedan dess.'],
  owners: [
    '{owners} ägare och full servicehistorik.',
    'Den har haft {owners} ägare. Senaste servicen gjordes när vi köpte in den.',
    '{owners} ägare, två nycklar och en servicebok utan luckor.',
    'Nyservad hos oss inför försäljning, {owners} tidigare ägare.',
  ],
  counts: ['två', 'tre', 'fyra', 'fem'],
  flaws: [
    'Några stenskott i huven, annars fint skick.',
    'En parkeringsbuckla i högra bakdörren som syns i rätt ljus.',
    'Repor på lastläppen efter en cykel eller två.',
    'Främre bromsskivorna är nybytta.',
    'Nya sommardäck i våras, vinterdäcken har 5 mm kvar.',
    'Förarsätet är lite nött i sidan.',
    'Vindrutan är bytt i år.',
    'En repad fälg fram till vänster, i övrigt utan anmärkning.',
    'Invändigt som ny; utvändigt några små repor vid handtagen.',
  ],
  inspected: 'Nybesiktigad utan anmärkning.',
  equipment: [
    'Bland utrustningen finns {equipment}.',
    'Utrustad med bland annat {equipment}.',
    'Har {equipment}, och en hel del till.',
  ],
  demo: [
    'Vår egen demobil, körd av våra kunder och tvättad varje vecka. Nybilsgarantin räknas från första registrering, och vinterhjulen följer med.',
    'Demobil som har servats enligt plan och är klar att hämta inom en vecka. Vinterhjul ingår.',
  ],
  fresh: [
    'Ny bil i lager, aldrig registrerad. Leverans inom en månad.',
    'Ny och på plats. Du kan provsitta den i dag och hämta den inom en månad.',
  ],
  sample: [
    'Exempelbil: du väljer färg, klädsel och utrustning tillsammans med säljaren. Priset i avtalet gäller även om listpriset höjs.',
    'Så här kan den se ut när du beställer ny. Säljaren räknar på just din utrustning och säger när den kan levereras.',
  ],
  and: 'och',
};
