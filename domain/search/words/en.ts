import type { WordTable } from './wordTable.ts';

/** The words of English-speaking visitors. */
export const en: WordTable = {
  distanceUnit: 'mi',
  meanings: {
    electric:
      'electric, ev, evs, bev, all electric, fully electric, battery electric, electric car, electric cars, electric vehicle',
    pluginHybrid: 'plugin, plugin hybrid, pluginhybrid, plug in, plug in hybrid, phev, phevs',
    hybrid: 'hybrid, hybrids, hev, self charging hybrid, mild hybrid, mhev',
    petrol: 'petrol, petrols, gasoline, unleaded, petrol engine',
    diesel: 'diesel, diesels, derv, diesel engine',
    estate: 'estate, estates, estate car, wagon, station wagon, tourer',
    hatchback: 'hatchback, hatchbacks, hatch, hatches, hot hatch',
    saloon: 'saloon, saloons, sedan, sedans',
    suv: 'suv, suvs, crossover, crossovers, off roader, offroader',
    convertible:
      'convertible, convertibles, cabriolet, cabriolets, cabrio, cabrios, soft top, open top, drop top',
    mpv: 'mpv, mpvs, minibus, people carrier, people carriers, people mover, minivan',
    van: 'van, vans, panel van, panel vans',
    pickup: 'pickup, pickups, pick up, pickup truck, truck, trucks',
    motorcycle: 'motorcycle, motorcycles, motorbike, motorbikes, bike',
    automatic: 'automatic, automatics, auto, autos, automatic gearbox, automatic transmission',
    manual: 'manual, manuals, manual gearbox, stick shift, manual transmission',
    fourWheelDrive:
      'four wheel drive, 4wd, awd, 4x4, 4 wheel drive, all wheel drive, 4 x 4, quattro, 4motion, 4matic, xdrive',
    frontWheelDrive: 'front wheel drive, fwd',
    rearWheelDrive: 'rear wheel drive, rwd',
    white: 'white',
    black: 'black',
    grey: 'grey, gray',
    silver: 'silver',
    blue: 'blue',
    darkBlue: 'dark blue, navy, navy blue',
    red: 'red',
    green: 'green',
    beige: 'beige, cream',
    yellow: 'yellow',
    orange: 'orange',
    newCar: 'new, brand new, new car, new cars',
    usedCar: 'used, second hand, secondhand, pre owned, preowned, used car, used cars, 2nd hand',
    demonstrator: 'ex demonstrator, demonstrator, demonstrators, ex demo, demo',
    reducedPrice:
      'reduced, reduced price, price reduced, price drop, price cut, price lowered, lowered price, marked down',
    towbar: 'towbar, towbars, tow bar, tow hitch, towing hitch, hitch, tow hook, towing',
    navigation: 'navigation, sat nav, satnav, gps, navigation system, satellite navigation, nav',
    leather: 'leather, leather seats, leather interior, leather trim, leather upholstery',
    panorama:
      'panoramic, panoramic roof, pan roof, panoramic sunroof, sunroof, glass roof, pano roof, sun roof',
    rearCamera:
      'reversing camera, rear view camera, backup camera, rear camera, parking camera, reverse camera',
    cruiseControl: 'cruise control, cruise',
    heatedSeats: 'heated front seats, heated seats, heated seat, seat heating',
    heatedWheel: 'heated steering wheel, heated wheel',
    parkingHeater: 'parking heater, webasto, auxiliary heater, preheater',
    heatPump: 'heat pump',
    carPlay: 'carplay, car play, apple carplay, android auto, androidauto, apple car play',
    parkingSensors:
      'parking sensors, park sensors, parking sensor, pdc, reversing sensors, rear sensors',
    winterWheels: 'winter wheels, winter tyres, winter tires, snow tyres',
    headUpDisplay: 'head up display, headup display, hud, headup',
    electricSeat:
      'electric seat, electric seats, power seats, power seat, memory seats, electric driver seat',
    roofRails: 'roof rails, roof rail, roof bars',
    keyless: 'keyless, keyless entry, keyless go, keyless start',
    vatDeductible:
      'vat, no vat, without vat, ex vat, exc vat, excl vat, excluding vat, exclusive of vat, less vat, vat free, zero vat, vat qualifying, vat q, vatq, vat deductible, vat-deductible, deductible vat, vat reclaimable, reclaimable vat, reclaim vat, reclaim the vat, vat recoverable, recoverable vat, vat eligible, vat back',
  },
  sizes: {
    small:
      'small, smaller, little, compact, supermini, superminis, city car, city cars, town car, small car, small cars, small family car, runabout, runaround, first car, first cars, starter car, new driver, learner car',
    roomy:
      'family, families, family car, family cars, family sized, big, bigger, large, larger, spacious, roomy',
  },
  amounts: {
    lowMileage: 'low mileage, low miles, few miles, lower mileage, barely driven',
    longRange:
      'long range, longer range, longest range, good range, decent range, great range, big range, best range, high range',
  },
  sorts: {
    cheapest: 'cheapest, cheapest first, lowest price, lowest priced, lowest prices',
    lowestMonthly:
      'low monthly cost, low monthly costs, lowest monthly cost, lowest monthly costs, low monthly payment, low monthly payments, lowest monthly payment, lowest monthly payments, cheapest per month, cheapest a month, cheapest monthly, low monthly, lowest monthly',
    largestReduction:
      'largest reduction, largest price reduction, biggest reduction, biggest price drop, biggest price cut, most reduced, biggest discount',
  },
  makes: {
    Volkswagen: 'vw, volkswagon, volkswagens, vdub, dub, vws, wolkswagen',
    'Mercedes-Benz': 'mercedes, merc, mercs, merc benz, mb, benz, mercedez, mercedes benz',
    BMW: 'bmws, bimmer, beemer, beamer',
    Vauxhall: 'vauxhal, vauxhalls, vaux',
    'Land Rover': 'landrover, landy, land rovers',
    Audi: 'audis',
    Volvo: 'volvos',
    Ford: 'fords',
    Kia: 'kias',
    Toyota: 'toyotas',
    Jaguar: 'jag, jags',
    Nissan: 'nissans',
    Tesla: 'teslas',
    Citroën: 'citroen',
    Skoda: 'škoda, skodas',
    Porsche: 'porsches',
    MINI: 'minis',
    Hyundai: 'hyundais',
    Peugeot: 'peugeots, pug',
    Renault: 'renaults',
  },
  abbreviations: { cc: 'cross country' },
  towns: { 'Newcastle upon Tyne': 'newcastle', Edinburgh: 'edinboro, edinburg' },
  fillers:
    'car, cars, with, and, in, for, a, an, the, of, at, on, to, from, by, my, me, i, want, wanted, need, looking, look, buy, find, near, around, sale, vehicle, vehicles, or, price, priced, model, year, gearbox, transmission, colour, color, coloured, fuel, please, has, have, having, is, be, that, which, some, something, any, drive, only, plus',
  not: 'not, no, non, without, except, isnt, dont',
  bounds: {
    atMost:
      'under, below, max, maximum, up to, upto, at most, no more than, not more than, less than, fewer than, lower than, cheaper than, not over, to, within, sub, beneath',
    atLeast:
      'over, above, from, at least, min, minimum, more than, greater than, starting at, upwards of, in excess of, no less than',
    newer: 'newer than, younger than, not older than, no older than, after, since',
    older: 'older than, before',
    around: 'around, about, approx, approximately, circa, roughly, ish',
    between: 'between',
    and: 'and',
    to: 'to, until, till, thru, through',
    orMore:
      'or newer, and newer, onwards, or later, and later, and up, or more, or above, and above, or over, and over, upwards, plus, or better',
    orLess:
      'or older, and older, or less, or under, and under, or below, and below, or cheaper, tops, or fewer',
  },
  about: {
    price: 'price, priced, budget, cost, costing',
    mileage: 'mileage, odometer, on the clock, clocked, driven, done',
    electricRange: 'range, electric range, ev range, wltp, on a charge, per charge',
    power: 'power, engine power',
    towingWeight: 'towing, towing capacity, tow, tows, pull',
    year: 'model year, year, registered, reg',
    loan: 'monthly cost, monthly costs, monthly payment, monthly payments, monthly budget, monthly, payments, finance, loan, per month',
    privateLeasing:
      'lease, leasing, personal lease, personal leasing, pcp lease, lease deal, lease deals',
  },
  units: {
    thousand: 'k, thousand, grand, thou',
    money: 'pounds, pound, quid, euro, euros',
    kilometre: 'kilometres, kilometers, kilometre',
    mil: '',
    mile: 'miles, mile',
    horsepower: 'bhp, horsepower',
    kilogram: 'kilos, kgs',
    tonne: 'tonne, tonnes, ton, tons',
    age: 'years old, year old, yrs old, yr old, years, yrs',
  },
  perMonth:
    'a month, per month, each month, every month, monthly, pm, pcm, month, months, mo, mth, p m',
  seats: 'seater, seaters, seat, seats, seated, passenger, passengers, person, people',
  numbers: {
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
    ten: '10',
    twelve: '12',
    fifteen: '15',
    twenty: '20',
    thirty: '30',
    forty: '40',
    fifty: '50',
  },
};
