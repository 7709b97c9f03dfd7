import type { WordTable } from './wordTable.ts';

/** The words of Swedish visitors. */
export const sv: WordTable = {
  distanceUnit: 'mil',
  meanings: {
    electric:
      'el, elbil, elbilar, elbilen, eldriven, eldrivna, elektrisk, elektriska, helelektrisk, ren elbil',
    pluginHybrid:
      'laddhybrid, laddhybrider, laddbar hybrid, plugin, plugin hybrid, pluginhybrid, phev',
    hybrid: 'elhybrid, hybrid, hybrider, hybridbil, mildhybrid, fullhybrid, hev',
    petrol: 'bensin, bensinare, bensinbil, bensinbilar, bensindriven',
    diesel: 'diesel, dieselbil, dieselbilar, dieslar, dieseldriven',
    estate: 'kombi, kombibil, kombibilar, herrgårdsvagn, stationsvagn, stw',
    hatchback: 'halvkombi, halvkombis, hatchback, halvkombin',
    saloon: 'sedan, sedaner',
    suv: 'suv, suvar, suven, stadsjeep, stadsjeepar, terrängbil, crossover, crossovers',
    convertible: 'cab, cabb, cabbe, cabbar, cabriolet, cabriolets, öppen bil, sportcab',
    mpv: 'familjebuss, familjebussar, minibuss, mpv',
    van: 'skåpbil, skåpbilar, transportbil, transportbilar, skåp, lätt lastbil, företagsbil, servicebil, hantverkarbil, firmabil',
    pickup: 'pickup, pickuper, pickupen, pick up, flakbil, flakbilar',
    motorcycle: 'motorcykel, motorcyklar, mc, hoj',
    automatic:
      'automat, automatisk, automatlåda, automatväxel, automatväxlad, automatväxlade, automatväxlat, automater, automaten, aut',
    manual:
      'manuell, manuellt, manuella, manuell växellåda, manuellväxlad, manuellt växlad, handskakad',
    fourWheelDrive:
      'fyrhjulsdrift, fyrhjulsdriven, fyrhjulsdrivna, 4wd, awd, 4x4, 4hjulsdrift, fyrhjulsdriv, fyrhjulare, quattro, 4motion, 4matic, xdrive',
    frontWheelDrive: 'framhjulsdrift, framhjulsdriven, framhjulsdrivna, fwd',
    rearWheelDrive: 'bakhjulsdrift, bakhjulsdriven, bakhjulsdrivna, rwd',
    white: 'vit, vita, vitt',
    black: 'svart, svarta',
    grey: 'grå, gråa, grått',
    silver: 'silver, silvrig, silvergrå',
    blue: 'blå, blåa, blått',
    darkBlue: 'mörkblå, mörkblåa, mörkblått, marinblå',
    red: 'röd, röda, rött',
    green: 'grön, gröna, grönt',
    beige: 'beige, beiga',
    yellow: 'gul, gula, gult',
    orange: 'orange, orangea, brandgul',
    newCar: 'ny, nya, nybil, nybilar, fabriksny, fabriksnya',
    usedCar: 'begagnad, begagnade, begagnat, beg, begad, begbil, begagnatbil',
    demonstrator: 'demobil, demobilar, demo, demobilen',
    reducedPrice:
      'sänkt pris, sänkta priser, sänkt, sänkta, prissänkt, prissänkta, prissänkning, nedsatt, nedsatta, nedsatt pris, reducerat pris, rea',
    towbar: 'dragkrok, drag, dragkula, dragkrokar',
    navigation: 'navigation, navi, navigator, navigering, gps',
    leather: 'läder, skinn, skinnklädsel, läderklädsel, skinnsäten, lädersäten, skinninredning',
    panorama: 'panoramatak, panorama, glastak, soltak, panoramaglastak',
    rearCamera: 'backkamera, backningskamera',
    cruiseControl: 'farthållare',
    heatedSeats:
      'eluppvärmda framsäten, stolsvärme, sätesvärme, uppvärmda säten, eluppvärmda stolar, uppvärmda stolar, varma säten',
    heatedWheel: 'rattvärme, uppvärmd ratt, eluppvärmd ratt',
    parkingHeater:
      'parkeringsvärmare, värmare, dieselvärmare, bränslevärmare, motorvärmare, webasto',
    heatPump: 'värmepump',
    carPlay: 'carplay, car play, apple carplay, android auto, androidauto',
    parkingSensors:
      'parkeringssensorer, parkeringssensor, p sensorer, backsensor, backsensorer, parkeringshjälp',
    winterWheels: 'vinterhjul, vinterdäck, dubbdäck',
    headUpDisplay: 'head up display, headup, headup display, hud',
    electricSeat:
      'elmanövrerad förarstol, elstol, elstolar, eljusterbar stol, eljusterbara stolar, elsäte, minnesstol',
    roofRails: 'takräcke, rails, takreling, takrails, takbågar',
    keyless: 'nyckellös, nyckelfri, keyless, nyckellöst',
    vatDeductible:
      'utan moms, exkl moms, exklusive moms, ex moms, före moms, plus moms, moms, momsbil, momsbilar, momsbilen, momsad, momsade, avdragsgill, avdragsgilla, avdragsgillt, avdragsgill moms, moms avdragsgill, momsavdragsgill, avdragbar moms, avdragbar, momsavdrag, avdrag för moms, moms avdrag, dra av momsen, dra av moms, lyfta momsen, lyfta moms, lyftbar moms, lyft moms',
  },
  sizes: {
    small:
      'liten, lilla, litet, små, småbil, småbilar, småbilen, minibil, mindre bil, kompakt, kompakta, kompaktbil, stadsbil, citybil, första bil, första bilen, första bilar, förstabil, förstagångsbil, ungdomsbil, nybörjarbil',
    roomy:
      'familj, familjen, familjebil, familjebilar, familjebilen, barnfamilj, barnfamiljen, stor, stora, stort, större, rymlig, rymliga, rymligt, plats för familjen',
  },
  amounts: {
    lowMileage:
      'lågmil, lågmilad, lågmilade, lågmilare, låga mil, låg mil, lågt miltal, låga miltal, få mil, lite mil, gått lite, lite körd, låg mätarställning',
    longRange:
      'lång räckvidd, långa räckvidden, längre räckvidd, längst räckvidd, bra räckvidd, god räckvidd, stor räckvidd, hög räckvidd, hyfsad räckvidd',
  },
  sorts: {
    cheapest: 'billigast, billigaste, billigaste först, lägst pris, lägsta pris, lägsta priset',
    lowestMonthly:
      'låg månadskostnad, låga månadskostnader, lägst månadskostnad, lägsta månadskostnad, lägsta månadskostnaden, låg månadsbetalning, lägsta månadsbetalning, låg månadsavgift, billigast per månad, billigaste per månad, billigast i månaden, billigaste månadskostnad',
    largestReduction:
      'störst prissänkning, största prissänkning, största prissänkningen, mest prissänkt, mest nedsatt, störst rabatt',
  },
  makes: {
    Volkswagen: 'vw, folkvagn, folkvagnen, folkvagnar, folka, volkswagnar, wolkswagen, volksvagen',
    'Mercedes-Benz': 'mercedes, mersa, merca, merce, mb, benz, merc',
    BMW: 'bimmer, beemer, bmwn',
    Volvo: 'volvos, volvon, volvobil, volvobilar',
    Citroën: 'citroen, citrön, citronen',
    Peugeot: 'pugge, peggan',
    Skoda: 'škoda, skodan, skodor',
    Toyota: 'toyotor, toyotan, toyta, toyo',
    'Land Rover': 'landrover, landis',
    Audi: 'audin, audis',
    Kia: 'kian',
    Tesla: 'teslan, teslor',
    Porsche: 'porsa, porschen',
    Hyundai: 'hyundaj, hundai',
  },
  towns: {
    Göteborg: 'gbg, gburg, göteborgs, göteborgsområdet',
    Stockholm: 'sthlm, stockholms, stockholmsområdet, stock-holm',
    Malmö: 'mlmö, malmös',
    Uppsala: 'upsala',
    Örebro: 'örebros',
  },
  fillers:
    'bil, bilar, bilen, bilarna, med, i, och, en, ett, på, av, för, som, till, från, har, den, det, de, begära, söker, söka, sök, letar, leta, efter, köpa, köp, köpes, köper, hitta, finns, vill, ha, vara, är, jag, vi, mig, min, oss, nära, kring, omkring, område, pris, priser, salu, säljes, modell, årsmodell, års, år, eller, växellåda, drivmedel, bränsle, färg, fordon, personbil, personbilar, gärna, samt, hos, vagn, under, runt',
  not: 'inte, ej, ingen, inget, inga, utan, förutom, undantaget',
  bounds: {
    atMost:
      'under, max, maximalt, maximum, maxpris, max pris, högst, upp till, upptill, uppemot, som mest, som högst, till, billigare än, mindre än, lägre än, inte över, ej över, inte mer än',
    atLeast:
      'över, minst, från, ifrån, mer än, mera än, minimum, min, från och med, fr o m, fom, tidigast, lägst, åtminstone, större än',
    newer: 'nyare än, yngre än, inte äldre än, ej äldre än, efter',
    older: 'äldre än, före, innan',
    around: 'runt, omkring, kring, cirka, ca, circa, ungefär, typ, runt om',
    between: 'mellan',
    and: 'och',
    to: 'till, t o m, tom',
    orMore:
      'eller nyare, och nyare, och framåt, framåt, eller senare, och senare, och uppåt, uppåt, och upp, eller mer, eller mera, eller fler, och över, plus',
    orLess:
      'eller äldre, och äldre, eller mindre, eller billigare, och nedåt, nedåt, och neråt, neråt, och under, eller under, eller lägre',
  },
  about: {
    price: 'pris, priset, budget, prisklass, prisläge, kostar, kosta',
    mileage:
      'mätarställning, mätarställningen, miltal, milantal, körsträcka, gått, gången, gångna, kört, körd, körda',
    electricRange: 'räckvidd, räckvidden, elräckvidd, wltp, på el',
    power: 'effekt, motoreffekt',
    towingWeight: 'dragvikt, släpvagnsvikt, släpvikt, dra, drar',
    year: 'årsmodell, modellår, årgång, modell, år',
    loan: 'månadskostnad, månadskostnaden, månadsbetalning, månadsbudget, avbetalning, avbetala, delbetalning, månadsavgift, billån, lån, per månad',
    privateLeasing: 'privatleasing, privatleasa, leasing, leasa, leasingavgift',
  },
  units: {
    thousand: 'tkr, kkr, k, tusen, tusenlappar, tus, ksek, lax, laxar, papp',
    money: 'kr, kronor, sek, spänn, kronors',
    kilometre: 'kilometer',
    mil: 'mil, mils',
    mile: 'miles',
    horsepower: 'hk, hkr, hästkrafter, hästar',
    kilogram: 'kilo',
    tonne: 'ton',
    age: 'år, år gammal, år gamla, år gammalt',
  },
  perMonth: 'i månaden, per månad, om månaden, i mån, per mån, månad, månaden, mån, mnd, p m',
  seats:
    'sits, sitsig, sitsiga, sitsigt, säten, platser, personers, sittplatser, sitsar, stolar, personer',
  numbers: {
    två: '2',
    tre: '3',
    fyra: '4',
    fyr: '4',
    fem: '5',
    sex: '6',
    sju: '7',
    åtta: '8',
    nio: '9',
    tio: '10',
    femton: '15',
    tjugo: '20',
    trettio: '30',
    fyrtio: '40',
    femtio: '50',
    hundra: '100',
  },
};
