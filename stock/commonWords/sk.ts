/** Ordinary Slovak words that visitors write around the words for cars; no names, and no typos of any. */
export const sk = `
  a aby aj ak akcia aké aký ako ale alebo ani ano asi až
  babka bez bol bola bolo bude budem budú by byť bežné bezpečné bezpečný
  celé celkom cena cesta cesty chalupa chcel chcela chceme cíti čas časť často čo čisté čistý
  ďalej dal dcera dcéru dcérka dal deň denne detí deti dieťa dlhé dlho dnes dobre dobrá dobré dobrý dobrom dochádzanie dom doma domov dosť dovolenka dovolenku drahé druhé dva dve dym
  ešte ekonomické
  garancia
  hej hlavne hneď hora hory hračka
  iba ich ide iné ísť
  ja jazda jazdiť jazdí jeden jedna jedno jeho jej jemu je jesť
  kam kde každý každé každodenné kamarát klub kočík koľko kto ktorá ktoré ktorý ku kúpa kvalita kvalitné kus kým
  lacné lacná lacný lacno lacnejšie lebo len lepšie les leto letné ľahké ľudia luxusné
  mal mala málo malo mam mám mama mamu manžel manželka manželku mať medzi menej mesto meste mestá miesto mnoho moc moje môj môže musí mladé
  na nad najlepšie najradšej najviac nám naše nech než niečo niekto nie nízka nízke nič nové
  o od odo okolo on ona oni ono oprava otec
  pán pani páči pekná pekné pekný pes psa peniaze per po pod podľa pohodlné pohodlný poradte poraďte potrebujem potom práca práce prácu praktické právo pre preto pri príves problém prosím prvé prvý plyn plní
  rada radi rád raz reálne rok roku roky rokov rozumné rýchle rýchly
  sa sám servis servisované servisná skoro skôr skúsenosti slabé slušné slušný sme som spoľahlivé spoľahlivý spoľahlivá spotreba stačí stále starý staré stav stave stavu stavba strana strop svoj syn syna synovi
  ta tak také takže tam tento teraz tie tiež to toto treba tri trochu tu ty tých týždeň ťah
  už u úsporné úsporný určite
  v vám vaše vek veľa veľmi váš ve vec veci vhodné viac viem vlastné voda však všetko vy výber vybavené výhodné výlet vyš vyšší výkonné
  za záruka zase zatiaľ zdravie zimu zima zo zase zachovalé značka žena ženu žiadne život
  batožina batožinový kufor veľkým kufrom parkovanie vodičák začiatočník
  batéria gold kolega leasing lízing na splátky splátky presne predaný predné predným salón tráva volať hotovosť
  najlacnejšie najlacnejší najlacnejšia záruku zárukou
`;
