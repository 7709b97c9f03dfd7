/** Ordinary Norwegian words that visitors write around the words for cars; no names, and no typos of any. */
export const nb = `
  aldri alle alltid alt andre annen at av bare barn barna barnevogn beste best bedre begge ble blir bo bor bort bra bruke bruk bruker bygd byen by både
  da dag dager de deg del dem den denne deres det dette din dine ditt dit du dyr dyre dårlig der derfor
  eget egen ei ekstra eller en enda enkel enkelt er et etter en
  fall far fast feil fikk fin fine fint fire fjell flere folk for fra fram fri først få får fått før føre
  gang ganske garanti gi gikk gir gjerne gjort gjør glad god gode godt gammel gamle gå går gått
  ha hadde han hans har hei hel hele helst helt hennes her hest hjelp hjem hjemme hos hun hund hunden hus hva hver hverdag hvis hvilken hvilket hvor hvordan hyggelig hytta hytte hyttetur høy høyt
  i idag ikke inn inne ja jeg jobb jobben jul
  kan kanskje kjempe kjent kjøre kjører kjøp klar klarer kom komme kommer kort kone kona koster krav kule kul kunne kvalitet
  lade lading laste lav lavt la lang langt lett lette legge like litt liten ligge lyst låne lån
  mann man mange mat med meg mel men mer mest meter mine min mindre mitt mot mulig mye må måned måte
  nav ned nei nok nord noe noen ny nye når nå nær nesten neste
  oftest ofte og også ok om opp oss over
  par parkere pen pent pendle pendling plass per praktisk pris prisen pålitelig på
  rask raske regn rekke rett rimelig rimelige rust råd
  samme samt se seg selv ser service si sin sine sitt sist sjåfør skatt ski skal skikkelig snø som sommer son sport sportslig stad sted stor stå står sterk sterke stille stor så sånn sør
  ta tak tar tid tiden til tilbake tips to topp tre trenger trygg trygge tur turer to tro
  ung unge unger under ut ute uten utstyr
  vanlig var vare vet vi vil ville vinter vinterbil ved vei veien veldig velholdt vekt venn være vært vår våre
  økonomisk økonomiske ønsker å år året åpen åtte eie eier
  billig billige bagasje bagasjeplass barnesete drivstoffgjerrig elsker hytta komfortabel luksus miljøvennlig sønn datter lappen førerkort ferie hverdagsbil pendlerbil
  batteri fort henter leasing lengde lenger lett privatleie privatleasing månedsleie delbetaling kontant rom rør gull bud byr
  billigste selger noe
`;
