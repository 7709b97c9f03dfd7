import type { WordTable } from './wordTable.ts';

/** The words of Norwegian visitors. */
export const nb: WordTable = {
  distanceUnit: 'km',
  meanings: {
    electric: 'el, elbil, elbiler, elbilen, elektrisk, elektriske, strøm, helelektrisk, batteribil',
    pluginHybrid:
      'ladbar hybrid, ladbare hybrider, ladbarhybrid, plugin, plugin hybrid, pluginhybrid, phev, ladehybrid',
    hybrid: 'hybrid, hybrider, hybridbil, hybridbiler, mildhybrid, hev',
    petrol: 'bensin, bensinbil, bensinbiler, bensindrevet',
    diesel: 'diesel, dieselbil, dieselbiler, dieseldrevet',
    estate:
      'stasjonsvogn, stasjonsvogner, stasjonsvognen, stv, stvg, stasjonsvogna, stasjonsbil, herregårdsvogn',
    hatchback: 'kombi, hatchback, kombibil, kombibiler, halvkombi',
    saloon: 'sedan, sedaner',
    suv: 'suv, suver, suven, crossover, terrengbil, terrengbiler',
    convertible: 'cabriolet, cab, kabriolet, kabrioleter, kabrio, åpen bil',
    mpv: 'flerbruksbil, flerbruksbiler, minibuss, mpv, minibusser',
    van: 'varebil, varebiler, varebilen, kassebil, kassebiler, yrkesbil, firmabil',
    pickup: 'pickup, pickuper, pick up',
    motorcycle: 'motorsykkel, motorsykler, mc, motorsyklar',
    automatic: 'automat, automater, automatgir, automatisk, automatgiret, aut',
    manual: 'manuell, manuelt, manuelle, manuelt gir, manuell gir',
    fourWheelDrive:
      'firehjulsdrift, firehjulstrekk, firehjulsdrevet, firhjulsdrift, firhjulstrekk, 4wd, awd, 4x4, quattro, 4motion, 4matic, xdrive',
    frontWheelDrive: 'forhjulsdrift, framhjulsdrift, forhjulsdrevet, forhjulstrekk, fwd',
    rearWheelDrive: 'bakhjulsdrift, bakhjulsdrevet, bakhjulstrekk, rwd',
    white: 'hvit, hvite, hvitt, kvit',
    black: 'svart, svarte, sort, sorte',
    grey: 'grå, grått, gråe',
    silver: 'sølv, sølvfarget, sølvgrå',
    blue: 'blå, blått, blåe',
    darkBlue: 'mørkeblå, mørkeblått, marineblå, mørk blå',
    red: 'rød, røde, rødt',
    green: 'grønn, grønne, grønt',
    beige: 'beige',
    yellow: 'gul, gule, gult',
    orange: 'oransje, orange',
    newCar: 'ny, nye, nytt, nybil, nybiler, fabrikkny',
    usedCar: 'brukt, brukte, bruktbil, bruktbiler, bruktbilen',
    demonstrator: 'demobil, demobiler, demo',
    reducedPrice:
      'nedsatt pris, nedsatt, nedsatte, prisnedsatt, satt ned i pris, redusert pris, redusert, reduserte, prisreduksjon, senket pris',
    towbar:
      'hengerfeste, tilhengerfeste, krok, tilhengerkrok, hengerkrok, hengerfestet, tilhengerfestet',
    navigation: 'navigasjon, navi, gps, navigasjonssystem, navigator',
    leather: 'skinn, skinnseter, skinninteriør, lær, skinnsete',
    panorama: 'panoramatak, panorama, glasstak, soltak, panoramaglasstak',
    rearCamera: 'ryggekamera, ryggkamera',
    cruiseControl: 'cruisekontroll, cruise, fartsholder, cruise control, cruisecontrol',
    heatedSeats:
      'setevarme, setevarme foran, varmeseter, oppvarmede seter, varme i setene, varme seter, varme i sete',
    heatedWheel: 'rattvarme, oppvarmet ratt, varme i ratt, varme i rattet',
    parkingHeater: 'parkeringsvarmer, dieselvarmer, webasto, motorvarmer, kupévarmer',
    heatPump: 'varmepumpe',
    carPlay: 'carplay, car play, apple carplay, android auto, androidauto',
    parkingSensors: 'parkeringssensorer, parkeringssensor, ryggesensor, ryggesensorer',
    winterWheels: 'vinterhjul, vinterdekk, piggdekk',
    headUpDisplay: 'head up display, headup, headup display, hud',
    electricSeat:
      'elektrisk førersete, elektriske seter, elektrisk sete, elsete, elseter, elektrisk stol',
    roofRails: 'takrails, rails, takstativ, takreling',
    keyless: 'nøkkelfri, keyless, nøkkelløs',
    vatDeductible:
      'uten mva, uten moms, uten merverdiavgift, eks mva, ekskl mva, eksklusiv mva, eks moms, mva, moms, fradragsberettiget, fradragsberettiget mva, fradrag for mva, fradragsrett, mva fradrag, mva-fradrag, mvafradrag, momsfradrag, trekke fra mva, trekke fra moms',
  },
  sizes: {
    small:
      'liten, lille, lite bil, små, småbil, småbiler, småbilen, minibil, mindre bil, kompakt, kompaktbil, bybil, første bil, første bilen, førstebil, førstegangsbil, ungdomsbil',
    roomy:
      'familie, familien, familiebil, familiebiler, familiebilen, familievogn, barnefamilie, barnefamilien, stor, store, stort, større, romslig, romslige, god plass, bra plass',
  },
  amounts: {
    lowMileage:
      'lite kjørt, kjørt lite, gått lite, gått kort, lav kilometerstand, lav km stand, lav km, lav kilometer, få kilometer, få km',
    longRange:
      'lang rekkevidde, lengre rekkevidde, lengst rekkevidde, god rekkevidde, bra rekkevidde, stor rekkevidde, høy rekkevidde, grei rekkevidde',
  },
  sorts: {
    cheapest:
      'billigst, billigste, billigste først, lavest pris, laveste pris, rimeligst, rimeligste',
    lowestMonthly:
      'lav månedskostnad, lave månedskostnader, lavest månedskostnad, laveste månedskostnad, lav månedspris, laveste månedspris, lavt månedsbeløp, laveste månedsbeløp, billigst per måned, billigst i måneden',
    largestReduction:
      'størst prisreduksjon, største prisreduksjon, størst prisnedsettelse, mest nedsatt, størst rabatt',
  },
  makes: {
    Volkswagen: 'vw, folkevogn, folkevogna, folkevognen, wolkswagen, volksvagen',
    'Mercedes-Benz': 'mercedes, mersa, merca, mb, benz, merc, mercer',
    BMW: 'bimmer, bemmer, bmwen',
    Volvo: 'volvoen, volvoer, volvos',
    Citroën: 'citroen',
    Skoda: 'škoda, skodaen',
    Toyota: 'toyotaen, toyotaer',
    Tesla: 'teslaen, teslaer',
    'Land Rover': 'landrover',
    Porsche: 'porsje',
  },
  towns: {
    Trondheim: 'trondhjem, trheim, trd',
    Bergen: 'brg',
    Stavanger: 'stv.gr',
    Kristiansand: 'krs, krsand',
    Tromsø: 'tromso',
    Ålesund: 'aalesund',
  },
  fillers:
    'bil, biler, bilen, bilene, med, i, og, en, et, på, av, for, som, til, fra, har, den, det, de, søker, søke, søk, ser, etter, leter, kjøpe, kjøp, kjøpes, kjøper, finn, finne, vil, ha, være, er, jeg, vi, meg, min, oss, nær, rundt, område, pris, priser, salgs, selges, modell, årsmodell, årgang, år, eller, drivstoff, farge, girkasse, gir, kjøretøy, personbil, gjerne, samt, hos',
  not: 'ikke, ingen, uten, unntatt',
  bounds: {
    atMost:
      'under, maks, max, maksimalt, maksimum, makspris, maks pris, høyst, opp til, opptil, inntil, til, billigere enn, mindre enn, lavere enn, ikke over, ikke mer enn, på det meste',
    atLeast:
      'over, minst, fra, mer enn, minimum, min, fra og med, fom, tidligst, i det minste, større enn',
    newer: 'nyere enn, yngre enn, ikke eldre enn, etter',
    older: 'eldre enn, før',
    around: 'rundt, omkring, cirka, ca, circa, omtrent, sånn',
    between: 'mellom',
    and: 'og',
    to: 'til, til og med, tom',
    orMore:
      'eller nyere, og nyere, og oppover, oppover, eller senere, og senere, eller mer, eller flere, og opp, og over, pluss',
    orLess:
      'eller eldre, og eldre, eller mindre, eller billigere, og nedover, nedover, og under, eller under, eller lavere',
  },
  about: {
    price: 'pris, prisen, budsjett, prisklasse, prisleie, koster, koste',
    mileage: 'kilometerstand, kmstand, km stand, kjørelengde, kjørt, gått',
    electricRange: 'rekkevidde, rekkevidden, wltp, på strøm',
    power: 'effekt, motoreffekt',
    towingWeight: 'tilhengervekt, hengervekt, trekke, trekker, dra',
    year: 'årsmodell, modellår, årgang, modell, år',
    loan: 'månedskostnad, månedskostnaden, månedspris, månedsbeløp, månedsbudsjett, avbetaling, billån, lån, per måned',
    privateLeasing: 'privatleasing, privatlease, leasing, lease, leie',
  },
  units: {
    thousand: 'k, tusen, tusenlapper, knok, tkr, laken, lapper, papp',
    money: 'kr, kroner, nok',
    kilometre: 'kilometer',
    mil: 'mil',
    mile: 'miles',
    horsepower: 'hk, hestekrefter, hester',
    kilogram: 'kilo',
    tonne: 'tonn',
    age: 'år, år gammel, år gamle, år gammelt',
  },
  perMonth: 'i måneden, per måned, pr måned, pr mnd, per mnd, i mnd, måned, måneden, mnd, md, mån',
  seats: 'seter, seters, seteren, sete, plasser, plassers, sitteplasser, personers, personer',
  numbers: {
    to: '2',
    tre: '3',
    fire: '4',
    fir: '4',
    fem: '5',
    seks: '6',
    syv: '7',
    sju: '7',
    åtte: '8',
    ni: '9',
    ti: '10',
    femten: '15',
    tjue: '20',
    tretti: '30',
    førti: '40',
    femti: '50',
    hundre: '100',
  },
};
