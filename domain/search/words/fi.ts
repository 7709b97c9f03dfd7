import type { WordTable } from './wordTable.ts';

/** The words of Finnish visitors. */
export const fi: WordTable = {
  distanceUnit: 'km',
  meanings: {
    electric:
      'sähkö, sähköauto, sähköautot, sähköautoja, sähköinen, sähköiset, täyssähkö, täyssähköauto, täyssähköautot, sähkökäyttöinen',
    pluginHybrid:
      'ladattava hybridi, ladattavat hybridit, ladattavia hybridejä, lataushybridi, pistokehybridi, lataushybridit, pistokehybridit, ladattava, phev, plugin hybridi, plugin, plugari',
    hybrid:
      'hybridi, hybridit, hybridejä, hybridiauto, hybridiautot, itselataava hybridi, kevythybridi, hev',
    petrol:
      'bensiini, bensa, bensat, bensiiniauto, bensa-auto, bensakone, bensiinikäyttöinen, bensiinit',
    diesel:
      'diesel, dieselit, dieseliä, dieselauto, dieselautot, nafta, dieselkäyttöinen, dieselmoottori',
    estate:
      'farmari, farmarit, farmareita, farmaria, farmarin, farmariauto, farkku, farkut, wagon, farmariautot',
    hatchback: 'viistoperä, viistoperäinen, hatchback, viistoperäiset, viistoperäisiä',
    saloon: 'sedan, sedanit, porrasperä, porrasperäinen',
    suv: 'katumaasturi, katumaasturit, katumaastureita, maastoauto, maasturi, maasturit, suv, suvit, crossover, citymaasturi',
    convertible: 'avoauto, avoautot, avoautoja, cabriolet, avo, cabrio, avokattoinen',
    mpv: 'tila-auto, tilaauto, tila-autot, mpv, tilaautot, pikkubussi, minibussi',
    van: 'pakettiauto, pakettiautot, paku, pakut, pakettiautoja, pakua',
    pickup: 'avolava, avolavat, lavaauto, lava-auto, pickup, pick up',
    motorcycle: 'moottoripyörä, moottoripyörät, mp, prätkä',
    automatic:
      'automaatti, automaatit, automaattivaihteisto, automaattivaihteinen, automaattivaihteet, aut, autom, automaattinen, automaattiset, automaattia, automaatin, automaatilla',
    manual:
      'manuaali, manuaalit, käsivalintainen, manuaalivaihteisto, manuaalivaihteinen, manuaalivaihteet, keppi, käsivaihteinen, käsivaihteet',
    fourWheelDrive:
      'neliveto, nelivetoinen, nelivetoiset, nelivetoisia, nelikko, 4wd, awd, 4x4, 4-veto, quattro, 4motion, 4matic, xdrive',
    frontWheelDrive: 'etuveto, etuvetoinen, etuvetoiset, fwd',
    rearWheelDrive: 'takaveto, takavetoinen, takavetoiset, rwd',
    white: 'valkoinen, valkoiset, valkoisia, valkea, valkoista',
    black: 'musta, mustat, mustia, mustaa',
    grey: 'harmaa, harmaat, harmaita, harmaata',
    silver: 'hopea, hopeat, hopeinen, hopeanharmaa, hopean värinen, hopeanvärinen',
    blue: 'sininen, siniset, sinisiä, sinistä',
    darkBlue: 'tummansininen, tummansiniset, tumman sininen, tummansinisiä',
    red: 'punainen, punaiset, punaisia, punaista',
    green: 'vihreä, vihreät, vihreitä, vihreää',
    beige: 'beige, beesi, beiget',
    yellow: 'keltainen, keltaiset',
    orange: 'oranssi, oranssit',
    newCar: 'uusi, uudet, uusia, uutta',
    usedCar: 'käytetty, käytetyt, käytettyjä, vaihtoauto, vaihtoautot, käytettyä',
    demonstrator: 'esittelyauto, esittelyautot, demo',
    reducedPrice:
      'alennettu, alennetut, alennettuja, alennettu hinta, alehinta, hinta laskenut, hinta laskettu, hinnanalennus, hinnanlasku',
    towbar:
      'vetokoukku, koukku, vetokoukulla, koukulla, vetokoukullinen, vetokoukun, vetokoukut, peräkoukku',
    navigation:
      'navigointi, navigaattori, navi, gps, navigaattorilla, navilla, navigoinnilla, navigointijärjestelmä',
    leather:
      'nahkaverhoilu, nahka, nahkapenkit, nahkaistuimet, nahkasisusta, nahkaverhoilulla, nahoilla, nahat, nahkapenkeillä',
    panorama:
      'panoraamakatto, panoraama, lasikatto, panoraamakatolla, kattoluukku, panoraamalasikatto, lasikatolla',
    rearCamera: 'peruutuskamera, peruutuskameralla, takakamera, peruutuskameran',
    cruiseControl:
      'vakionopeudensäädin, vakkari, vakionopeudensäätimellä, cruise, vakkarilla, vakionopeussäädin',
    heatedSeats:
      'lämmitettävät etuistuimet, penkinlämmitys, istuinlämmitys, penkinlämmittimet, istuinlämmittimet, lämpöpenkit, istuinlämmitin, penkinlämmitin, lämmitettävät penkit, penkinlämmityksellä',
    heatedWheel:
      'ohjauspyörän lämmitys, ratinlämmitys, lämmitettävä ratti, rattilämmitys, ratin lämmitys, ratinlämmitin, ratinlämmityksellä',
    parkingHeater:
      'lisälämmitin, polttoainekäyttöinen lisälämmitin, webasto, lisälämmittimellä, polttoainelämmitin, eberspächer, webastolla',
    heatPump: 'lämpöpumppu, ilmalämpöpumppu, lämpöpumpulla',
    carPlay: 'carplay, car play, apple carplay, android auto, androidauto, carplaylla',
    parkingSensors:
      'pysäköintitutka, pysäköintitutkat, parkkitutka, parkkitutkat, peruutustutka, tutkat, peruutustutkat, pysäköintitutkilla, parkkitutkilla',
    winterWheels:
      'talvirenkaat, talvirenkailla, nastarenkaat, kitkarenkaat, talvirenkaat vanteilla',
    headUpDisplay: 'tuulilasinäyttö, head up display, headup, hud, tuulilasinäytöllä',
    electricSeat:
      'sähkösäätöinen istuin, sähköpenkit, sähkösäätöiset istuimet, sähköpenkki, sähkösäätöinen kuljettajan istuin, muistipenkki',
    roofRails: 'kattokaiteet, kattokaide, kattokaiteilla, kattotelineet, reelingit',
    keyless: 'avaimeton, keyless, avaimeton käynnistys, avaimeton lukitus',
    vatDeductible:
      'ilman alv, ilman alvia, ilman alv:ta, ilman alv:tä, ilman arvonlisäveroa, alv, alv vähennyskelpoinen, alv vähennyskelpoiset, alv-vähennyskelpoinen, alv vähennyskelpoisia, vähennyskelpoinen alv, vähennyskelpoinen, vähennyskelpoiset, vähennyskelpoisia, alv vähennys, alv-vähennys, alv vähennettävissä, alv vähennysoikeus, vähennysoikeus, vähennettävä alv, alviton, alvittomat, alvittomia, arvonlisäveroton, arvonlisäverottomat',
  },
  sizes: {
    small:
      'pieni, pientä, pienen, pienet, pieniä, pikkuauto, pikkuautot, pikkuautoja, pikkuinen, kompakti, kaupunkiauto, kaupunkiautot, citymalli, ensimmäinen auto, ensimmäiseksi autoksi, eka auto, ensiauto, kakkosauto',
    roomy:
      'perhe, perheelle, perheauto, perheautot, perheautoa, perheautoksi, lapsiperhe, lapsiperheelle, iso, isot, isoja, isoa, ison, isompi, suuri, tilava, tilavat, tilavia, tilavaa',
  },
  amounts: {
    lowMileage:
      'vähän ajettu, vähän ajetut, vähän ajettuja, vähän ajettua, vähän kilometrejä, vähän ajoja, vähäkilometrinen, vähillä kilometreillä, vähillä ajoilla, matalat kilometrit',
    longRange:
      'pitkä toimintamatka, pitkällä toimintamatkalla, hyvä toimintamatka, hyvällä toimintamatkalla, pitkä kantama, hyvä kantama, pitkä range, hyvä range, long range',
  },
  sorts: {
    cheapest:
      'halvin, halvimmat, halvimpia, halvinta, halvimman, edullisin, edullisimmat, edullisimpia, edullisinta, alin hinta, halvin hinta, halvin ensin',
    lowestMonthly:
      'matala kuukausierä, alhainen kuukausierä, alin kuukausierä, pieni kuukausierä, pienin kuukausierä, halvin kuukausierä, edullisin kuukausierä, pieni kuukausimaksu, pienin kuukausimaksu, matala kuukausimaksu, alin kuukausimaksu, pienet kuukausierät, halvin kuukausihinta',
    largestReduction: 'suurin alennus, suurin hinnanalennus, suurin hinnanlasku, eniten alennettu',
  },
  makes: {
    Volkswagen: 'vw, folkkari, volkkari, folkkarit, volkkarit, wv, volksu, kansanvaunu, folkvagn',
    'Mercedes-Benz': 'mersu, mersut, mese, mercedes, mb, benz, mersuja, mersun',
    BMW: 'bemari, bemarit, bemu, bemareita, bimmer, bmwt',
    Volvo: 'volvot, volvoja, lentokone, volvon, wolvo',
    Skoda: 'škoda, skodat, skodia, skoda',
    Toyota: 'toyotat, tojota, toijota, toyotia, toyota',
    Audi: 'audit, audeja, audin',
    Kia: 'kiat, kioja',
    Citroën: 'citroen, sitikka, sitikat',
    Peugeot: 'pösö, pösöt, peukku',
    Opel: 'opelit, opeleita, opeli',
    Mitsubishi: 'mitsu, mitsut',
    Nissan: 'nissanit, nisse',
    Porsche: 'posse, porche',
    Renault: 'rellu',
    MINI: 'minit',
  },
  towns: {
    Helsinki: 'helsingissä, helsingistä, hki, stadi, helsingin, helsinkiin, helsingfors',
    Espoo: 'espoossa, espoosta, esbo, espoon',
    Tampere: 'tampereella, tampereelta, tre, tampereen, mansessa, manse, tammerfors',
    Turku: 'turussa, turusta, tku, turun, åbo',
    Vaasa: 'vaasassa, vaasasta, vaasan, vasa',
  },
  fillers:
    'auto, autot, autoja, auton, autoa, autoksi, ja, tai, jossa, joissa, joka, on, olisi, kanssa, varustettu, varusteltu, sekä, noin, myytävänä, myynnissä, ostaa, osto, ostan, ostetaan, etsin, etsitään, haen, haussa, haluan, haluaisin, hinta, hintaan, hintainen, malli, vuosimalli, vm, vuosi, väri, värinen, vaihteisto, polttoaine, käyttövoima, lähellä, seudulla, ajoneuvo, henkilöauto, henkilöautot, vaihteet, vaihteinen, moottori, istuimella',
  not: 'ei, eikä, ilman, paitsi',
  bounds: {
    atMost:
      'alle, enintään, max, maks, korkeintaan, maksimi, maksimissaan, enimmillään, halvempi kuin, vähemmän kuin, pienempi kuin, ei yli',
    atLeast:
      'yli, vähintään, min, minimi, minimissään, alkaen, enemmän kuin, suurempi kuin, vuodesta, ainakin',
    newer: 'uudempi kuin, nuorempi kuin, ei vanhempi kuin, jälkeen',
    older: 'vanhempi kuin, ennen',
    around: 'noin, n, suunnilleen, suurinpiirtein, arviolta, luokkaa, paikkeilla, tienoilla',
    between: 'välillä, väliltä, välissä',
    and: 'ja',
    to: '',
    orMore:
      'tai uudempi, tai uudemmat, tai uudempia, ja uudempi, ja uudemmat, eteenpäin, ylöspäin, tai enemmän, tai yli, ja yli, plus',
    orLess:
      'tai vanhempi, tai vanhemmat, asti, saakka, tai halvempi, tai vähemmän, tai alle, alaspäin, pintaan',
  },
  about: {
    price: 'hinta, hintaan, hintainen, hintaluokka, budjetti, budjetilla, maksaa',
    mileage:
      'ajettu, ajetut, ajokilometrit, ajokilometrejä, kilometrejä, kilometrit, mittarilukema, mittarissa, ajoja, kilsoja',
    electricRange:
      'toimintamatka, toimintamatkaa, toimintasäde, kantama, kantamaa, range, rangea, wltp, sähköllä',
    power: 'teho, tehoa',
    towingWeight: 'vetopaino, vetomassa, vetää',
    year: 'vuosimalli, vuosimallin, vuosimallia, vm, vuosi, vuoden, mallia, mallinen',
    loan: 'kuukausierä, kuukausierää, kuukausierällä, kuukausimaksu, kuukausimaksua, kuukausihinta, kuukausibudjetti, kuukausikulu, rahoitus, osamaksu, osamaksulla, autolaina, laina, kuussa',
    privateLeasing: 'yksityisleasing, leasing, leasingauto, liisaus',
  },
  units: {
    thousand: 'k, tuhat, tuhatta, tuhannen, tonnia, tonni, tonnin, tonnilla, t€, te, ke',
    money: 'e, euro, euroa, euron, eurolla, eurot, euroon, egee, euroo',
    kilometre: 'kilometriä, kilometri, kilometrin, kilsaa, km:ä',
    mil: '',
    mile: 'mailia',
    horsepower: 'hv, hevosvoimaa, hevosvoimainen, heppaa',
    kilogram: 'kiloa, kilon',
    tonne: '',
    age: 'vuotta vanha, vuotta vanhat, vuotta vanhoja, vuotias, vuotiaat, vuotta',
  },
  perMonth: 'kuukaudessa, kuussa, kuukausi, per kuukausi, per kk, kk, kuukautta, kuukauden',
  seats:
    'paikkainen, paikkaiset, paikkaisia, paikkanen, hengen, hengelle, istuimen, istuinta, istuimella, istuttava, istuttavat, hlö, istuimen, istuimelle, istuinpaikkaa, penkkinen, paikalla',
  numbers: {
    kahden: '2',
    kolmen: '3',
    kolme: '3',
    neljän: '4',
    neljä: '4',
    viiden: '5',
    viisi: '5',
    kuuden: '6',
    kuusi: '6',
    seitsemän: '7',
    seitsemälle: '7',
    viidelle: '5',
    seitsen: '7',
    kahdeksan: '8',
    yhdeksän: '9',
    kymmenen: '10',
    kymppi: '10',
    viidentoista: '15',
    viisitoista: '15',
    kahdenkymmenen: '20',
    kaksikymmentä: '20',
    kolmenkymmenen: '30',
    kolmekymmentä: '30',
  },
};
