import type { WordTable } from './wordTable.ts';

/** The words of Slovak visitors. */
export const sk: WordTable = {
  distanceUnit: 'km',
  meanings: {
    electric:
      'elektro, elektrický, elektrická, elektrické, elektromobil, elektromobily, elektroauto, elektroautá, elektrickým, elektrina, na elektrinu, elektromobilov',
    pluginHybrid:
      'plugin hybrid, plug in hybrid, pluginhybrid, nabíjateľný hybrid, plug in, plugin, phev, zásuvkový hybrid, plugin hybridy',
    hybrid: 'hybrid, hybridy, hybridné, hybridný, hybridná, hybridný pohon, hev, hybridov',
    petrol:
      'benzín, benzínový, benzínová, benzínové, benzínák, benzíny, benzínom, na benzín, benzinové, benzínových',
    diesel:
      'diesel, diesely, dieselový, dieselová, dieselové, nafta, naftový, naftové, naftová, dízel, naftu, na naftu, nafták, dieslové, naftovým',
    estate: 'kombi, combi, kombík, kombíky, kombiko, kombíka',
    hatchback: 'hatchback, hatchbacky, hatchbackov, hečbek, hečko',
    saloon: 'sedan, sedany, limuzína',
    suv: 'suv, suvko, suvčko, crossover, terénne, terénny, terénne auto, terénne vozidlo, off road, offroad, suvka',
    convertible: 'kabriolet, kabriolety, cabriolet, kabrio, kabriák',
    mpv: 'mpv, minibus, minibusy, viacúčelové, jednopriestorové',
    van: 'dodávka, dodávky, úžitkové, úžitkový, dodávku, dodávok, úžitkové vozidlo, furgon, úžitkové auto',
    pickup: 'pickup, pick up, pikap',
    motorcycle: 'motocykel, motorka, motorky, motocykle',
    automatic:
      'automatická, automatický, automatické, automat, automaty, automatická prevodovka, automatom, automatickou, s automatom, automatickou prevodovkou, automatickej, automatik, automatika',
    manual:
      'manuálna, manuálny, manuálne, manuál, manuály, manuálna prevodovka, manuálom, manuálnou, ručná, manuálnou prevodovkou',
    fourWheelDrive:
      'náhon 4x4, 4x4, 4wd, awd, pohon 4x4, štvorkolka, pohon všetkých kolies, pohonom všetkých kolies, náhonom na všetky kolesá, náhon na všetky kolesá, štvorkolový pohon, náhonom 4x4, pohonom 4x4, quattro, 4motion, 4matic, xdrive',
    frontWheelDrive: 'predný náhon, predný pohon, predným náhonom, fwd, predným pohonom',
    rearWheelDrive: 'zadný náhon, zadný pohon, zadným náhonom, rwd, zadným pohonom',
    white: 'biela, biele, biely, bielu, bielej',
    black: 'čierna, čierne, čierny, čiernu, čiernej',
    grey: 'sivá, sivé, sivý, sivú, šedá, šedé, šedý',
    silver: 'strieborná, strieborné, strieborný, striebornú',
    blue: 'modrá, modré, modrý, modrú',
    darkBlue: 'tmavomodrá, tmavomodré, tmavomodrý, tmavo modrá, tmavo modré',
    red: 'červená, červené, červený, červenú',
    green: 'zelená, zelené, zelený, zelenú',
    beige: 'béžová, béžové, béžový',
    yellow: 'žltá, žlté, žltý, žltú',
    orange: 'oranžová, oranžové, oranžový',
    newCar: 'nové, nový, nová, nových, novú',
    usedCar:
      'jazdené, jazdený, jazdená, jazdenky, ojazdené, ojazdený, ojazdených, jazdených, jazdenka, ojazdená, použité',
    demonstrator: 'predvádzacie, predvádzací, demo',
    reducedPrice:
      'znížená cena, znížené ceny, zlacnené, zlacnený, zlacnená, zľavnené, zľavnený, zľava, so zľavou, zníženie ceny',
    towbar:
      'ťažné zariadenie, ťažné, ťažným zariadením, ťažným, ťažného zariadenia, hák, guľa, tažne, ťažného, ťažný hák',
    navigation: 'navigácia, navigáciou, navigáciu, navi, gps, navigácie',
    leather:
      'kožené sedadlá, koža, kožený interiér, kožené, kožou, koženými sedadlami, kožený, v koži, koženka, kožená',
    panorama:
      'panoramatická strecha, panoráma, panoramatickou strechou, panoramatická, strešné okno, sklenená strecha, panoramou, panorámou',
    rearCamera:
      'cúvacia kamera, cúvacou kamerou, parkovacia kamera, cúvacia, zadná kamera, parkovacou kamerou',
    cruiseControl: 'tempomat, tempomatom, tempomaty',
    heatedSeats:
      'vyhrievané predné sedadlá, vyhrievané sedadlá, vyhrievanie sedadiel, vyhrievanými sedadlami, vyhrievané sedačky, vyhrievaným sedadlom',
    heatedWheel: 'vyhrievaný volant, vyhrievaným volantom, vyhrievanie volantu',
    parkingHeater: 'nezávislé kúrenie, webasto, nezávislým kúrením, nezávislého kúrenia',
    heatPump: 'tepelné čerpadlo, tepelným čerpadlom',
    carPlay: 'carplay, car play, apple carplay, android auto, androidauto',
    parkingSensors:
      'parkovacie senzory, parkovacími senzormi, parkovacie, pdc, parkovací senzor, senzory',
    winterWheels: 'zimné kolesá, zimné pneumatiky, zimné gumy, zimnými kolesami',
    headUpDisplay: 'head up displej, headup, head up display, hud, headup displej',
    electricSeat:
      'elektrické sedadlo, elektrické sedadlá, elektricky nastaviteľné sedadlo, elektrickým sedadlom',
    roofRails: 'strešné lyžiny, lyžiny, hagusy, strešnými lyžinami',
    keyless:
      'bezkľúčové odomykanie, bezkľúčové, keyless, bezkľúčový, bezkľúčový štart, bezkľúčovým',
    vatDeductible:
      'bez dph, dph, odpočet dph, odpočtom dph, odpočtu dph, s odpočtom dph, možnosť odpočtu dph, možný odpočet dph, dph odpočet, odpočet, odpočítateľná dph, odpočítať dph, odpísať dph, cena bez dph, na firmu bez dph',
  },
  sizes: {
    small:
      'malé, malý, malá, malých, malého, maličké, menšie, kompaktné, mestské, mestský, mestské auto, do mesta, prvé auto, prvé vozidlo, auto pre začiatočníka',
    roomy:
      'rodina, rodinu, pre rodinu, rodinné, rodinný, rodinná, rodinného, rodinné auto, rodinné vozidlo, veľké, veľký, veľká, väčšie, priestranné, priestranný',
  },
  amounts: {
    lowMileage:
      'málo jazdené, málo jazdený, málo jazdená, málo najazdené, málo najazdených, málo kilometrov, málo km, nízky nájazd, nízkym nájazdom, nízkych kilometrov, malý nájazd',
    longRange:
      'dlhý dojazd, dlhým dojazdom, veľký dojazd, veľkým dojazdom, dobrý dojazd, dobrým dojazdom, slušný dojazd, slušným dojazdom, long range',
  },
  sorts: {
    cheapest:
      'najlacnejšie, najlacnejší, najlacnejšia, najlacnejšieho, najnižšia cena, za najnižšiu cenu, od najlacnejších',
    lowestMonthly:
      'nízka splátka, nízke splátky, nízkou splátkou, najnižšia splátka, najnižšie splátky, nízka mesačná splátka, nízke mesačné splátky, najnižšia mesačná splátka, najnižšou splátkou, najlacnejšie mesačne',
    largestReduction:
      'najväčšia zľava, najväčšie zníženie ceny, najviac zlacnené, najviac zľavnené',
  },
  makes: {
    Škoda: 'skoda, škodovka, škodovky, škodu, škody, skodovka, škodovku, škodoviek, škodovkou',
    Volkswagen: 'vw, volkswagenu, volkswageny, volkáč, folkswagen, vagen, volksvagen, volkswagena',
    'Mercedes-Benz': 'mercedes, merďák, mercedesy, mb, benz, mercedesu, mečko, mečak',
    BMW: 'bavorák, bavoráky, bmvéčko, bmw čko, bavoráka, bavory, bavorák bmw, bavorákov',
    Kia: 'kie, kiu, kií',
    Hyundai: 'hyundaj, hjundaj, hyundaie',
    Audi: 'audina, audiny, audinu',
    Dacia: 'dacie, daciu, dačia',
    Peugeot: 'peugeoty, pežot',
    Opel: 'opely, oplík, opla',
    Toyota: 'toyoty, toyotu',
    Mazda: 'mazdy, mazdu',
    Honda: 'hondy, hondu',
    Volvo: 'volvá, volva',
    Ford: 'fordy, forda',
    Citroën: 'citroen, citroeny',
    Renault: 'renaulty, renolt',
  },
  towns: {
    Bratislava: 'bratislave, bratislavy, bratislavu, ba, blava, blave',
    Košice: 'košiciach, košíc, kosiciach, ke',
    Žilina: 'žiline, žiliny, zilina, žilinu',
    Trnava: 'trnave, trnavy, trnavu, tt',
  },
  fillers:
    'auto, autá, auta, aut, áut, autom, autami, vozidlo, vozidlá, voz, vozy, s, so, v, vo, na, a, aj, z, zo, do, od, pre, k, ku, u, alebo, predaj, kúpiť, kúpim, hľadám, zháňam, chcem, mať, ktoré, ktorý, má, je, po, za, cena, ceny, cenu, model, rok, ročník, farba, farby, prevodovka, prevodovkou, palivo, pohon, pohonom, náhon, náhonom, blízko, okolie, osobné, motor, motorom, autobazár, bazár',
  not: 'nie, bez, okrem, nechcem',
  bounds: {
    atMost:
      'do, pod, max, maximálne, maximum, najviac, najviac do, nanajvýš, lacnejšie ako, lacnejší ako, menej ako, menej než, nižšie ako, nie viac ako, nie nad',
    atLeast:
      'od, nad, minimálne, minimum, min, viac ako, viac než, aspoň, najmenej, cez, vyššie ako, väčší ako',
    newer: 'novšie ako, novší ako, novšia ako, mladšie ako, mladší ako, nie staršie ako, po',
    older: 'staršie ako, starší ako, staršia ako, pred',
    around: 'okolo, cca, asi, približne, zhruba, circa, cirka',
    between: 'medzi',
    and: 'a',
    to: 'do, až, po',
    orMore:
      'a novšie, a novší, a novšia, alebo novšie, alebo novší, a vyššie, a viac, alebo viac, a nad, a neskôr, a hore, plus',
    orLess:
      'a staršie, a starší, alebo staršie, alebo menej, a menej, a lacnejšie, alebo lacnejšie, a nižšie, a pod',
  },
  about: {
    price: 'cena, ceny, cenu, cene, rozpočet, rozpočtom',
    mileage:
      'najazdené, najazdených, nájazd, nájazdom, kilometrov, stav tachometra, tachometer, prejdených, prejdené',
    electricRange: 'dojazd, dojazdom, dojazdu, dojazde, na elektrinu, wltp',
    power: 'výkon, výkonom, výkonu',
    towingWeight: 'utiahne, ťahať, ťahá, hmotnosť prívesu, príves',
    year: 'rok výroby, ročník, rok, roku, rv',
    loan: 'splátka, splátky, splátkou, splátok, mesačná splátka, mesačné splátky, mesačnou splátkou, na splátky, úver, úverom, pôžička, mesačný rozpočet, mesačne',
    privateLeasing: 'lízing, leasing, lízingom, operatívny lízing, súkromný lízing',
  },
  units: {
    thousand: 'k, tisíc, tis, tisic, tisíce, litrov',
    money: 'eura, eurá, euro, e, euráč, eurách, eurami',
    kilometre: 'kilometrov, kilometre, kilometer, najazdených km',
    mil: '',
    mile: 'míľ',
    horsepower: 'koní, kone, k., ps, konských síl',
    kilogram: 'kíl, kilogramov',
    tonne: 'ton, tony',
    age: 'rokov staré, rokov starý, rokov stará, ročné, ročný, rokov, roky, roky staré',
  },
  perMonth: 'mesačne, za mesiac, na mesiac, mesiac, mes, mesačná',
  seats:
    'miestne, miestny, miestna, miestnych, miestné, miest, sedadlové, sedadiel, miesta, miestneho, sedadlový, miestnym',
  numbers: {
    dvoj: '2',
    troj: '3',
    štvor: '4',
    päť: '5',
    šesť: '6',
    sedem: '7',
    osem: '8',
    deväť: '9',
    desať: '10',
    pätnásť: '15',
    dvadsať: '20',
    tridsať: '30',
  },
};
