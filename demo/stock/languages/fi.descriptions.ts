import type { DescriptionWords } from './language.ts';

/** Sentences about cars in Finnish, in which the model name is never inflected. */
export const descriptions: DescriptionWords = {
  openings: {
    family: [
      '{model} on tilava perheauto, johon mahtuvat lastenvaunut, koira ja sukset.',
      '{model} sopii sinulle, joka pakkaat paljon ja ajat pitkää matkaa.',
      'Tavaratilaa riittää: {model} vie koko perheen mökille ilman kattoboksia.',
    ],
    tall: [
      '{model}: korkea istuma-asento, hyvä näkyvyys ja helppo kyytiin nousu.',
      'Vakaa auto arkeen, talveen ja lomille. {model} viihtyy myös mökkitiellä.',
      '{model} on helppo ajaa, ja takapenkilläkin on tilaa.',
    ],
    small: [
      '{model} on kaupungissa kätevä ja helppo pysäköidä.',
      'Edullinen pitää: {model} työmatkoihin ja lyhyeen asiointiin.',
      '{model} käy yhtä hyvin ensimmäiseksi kuin kakkosautoksi.',
    ],
    saloon: [
      '{model} on hiljainen ja mukava pitkillä matkoilla.',
      '{model}: hyvät ajo-ominaisuudet ja riittävä tavaratila.',
      'Rento ajettava ruuhkassa ja moottoritiellä. {model} ei pidä itsestään melua.',
    ],
    fun: ['{model} aurinkoisiin päiviin ja mutkaisille teille.'],
    van: [
      '{model} on valmis töihin maanantaiaamuna.',
      '{model}: huollettu ajallaan, ei ylikuormattu.',
      'Hyvät kuormatilan mitat ja matala lastauskynnys. {model} on työjuhta.',
    ],
    pickup: ['{model} vetää, kestää soraa ja ottaa viisi henkeä kyytiin.'],
  },
  fuels: {
    electric: [
      'Toimintamatka on {range} (WLTP). Akun kunnoksi mitattiin {health} %.',
      'Akun kapasiteetti on {battery} ja kunto mittauksessamme {health} %. Toimintamatka {range} (WLTP).',
      'Sähköauton toimintamatka on {range} (WLTP). Pakkasella siitä jää noin kaksi kolmasosaa.',
    ],
    plugin: [
      'Kulkee sähköllä jopa {range}, joten arki hoituu yleensä ilman bensiiniä.',
      'Latautuu yön aikana, ja sähköllä ajaa jopa {range}.',
      'Toimintamatka sähköllä jopa {range}. Akku on testattu, kunto {health} %.',
    ],
    hybrid: [
      'Hybridi lataa itse itsensä. Yhdistetty kulutus on {consumption}.',
      'Latausjohtoa ei tarvita, ja kulutus jää lukemaan {consumption}.',
    ],
    petrol: ['Bensiinimoottorin yhdistetty kulutus on {consumption}.'],
    diesel: [
      'Yhdistetty kulutus on {consumption}, joten tankkausväli on pitkä.',
      'Sitkeä diesel pitkään ajoon, kulutus {consumption}.',
    ],
  },
  oneOwner: [
    'Yksi omistaja, ja huollot on tehty ajallaan.',
    'Ensimmäiseltä omistajalta, huoltokirja täynnä leimoja.',
    'Yhden omistajan auto, jonka huoltohistoria on aukoton.',
  ],
  soldHere: undefined,
  owners: [
    '{owners} omistajaa ja täydellinen huoltohistoria.',
    'Omistajia on ollut {owners}. Viimeisin huolto tehtiin, kun auto tuli meille.',
    '{owners} omistajaa, kahdet avaimet ja aukoton huoltokirja.',
  ],
  counts: ['kaksi', 'kolme', 'neljä', 'viisi'],
  flaws: [
    'Konepellissä on muutama kiveniskemä, muuten siisti.',
    'Oikeassa takaovessa on pieni parkkipaikkalommo.',
    'Tavaratilan kynnyksessä on naarmuja.',
    'Etujarrulevyt on juuri vaihdettu.',
    'Kesärenkaat ovat uudet, talvirenkaissa on kulutuspintaa 5 mm.',
    'Kuljettajan istuimen reunassa on hieman kulumaa.',
    'Tuulilasi on vaihdettu tänä vuonna.',
    'Yhdessä vanteessa on naarmu, muuten ei huomautettavaa.',
    'Sisältä kuin uusi, ulkona muutama pieni naarmu kahvojen luona.',
  ],
  inspected: 'Juuri katsastettu ilman huomautuksia.',
  equipment: [
    'Varusteina muun muassa {equipment}.',
    'Varustelu on hyvä: {equipment}.',
    'Mukana muun muassa {equipment}.',
  ],
  demo: ['Oma esittelyautomme, huollettu ajallaan ja heti toimitettavissa.'],
  fresh: ['Uusi auto varastossa, ei vielä rekisteröity.'],
  sample: ['Esimerkkiauto: valitset värin ja varusteet myyjän kanssa.'],
  and: 'ja',
};
