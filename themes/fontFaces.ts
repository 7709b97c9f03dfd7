/** Made by scripts/build-fonts.ts from the fonts’ files. */

/** The self-hosted font files, and the metrics of the local fonts that stand in for them. */
export const fontFaces = [
  {
    family: 'Hanken Grotesk',
    weight: '400 700',
    latin: {
      href: '/fonts/hanken-grotesk-latin.2af3a5c8.woff2',
      unicodeRange:
        'U+20-7E, U+A0-FF, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+202F, U+2039-203A, U+2060, U+20AC, U+2190, U+2192, U+2197, U+2212, U+2713',
    },
    latinExtended: {
      href: '/fonts/hanken-grotesk-latin-ext.2acbfec1.woff2',
      unicodeRange:
        'U+10C-10F, U+11A-11B, U+139-13A, U+13D-13E, U+147-148, U+150-151, U+154-155, U+158-159, U+160-161, U+164-165, U+16E-171, U+17D-17E',
    },
    fallbacks: [
      {
        src: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Arimo')",
        sizeAdjust: '100.9419%',
        ascentOverride: '99.0668%',
        descentOverride: '30.0173%',
        lineGapOverride: '0%',
      },
      {
        src: "local('Roboto Regular'), local('Roboto-Regular')",
        sizeAdjust: '101.1636%',
        ascentOverride: '98.8498%',
        descentOverride: '29.9515%',
      },
    ],
  },
  {
    family: 'Newsreader',
    weight: '400',
    latin: {
      href: '/fonts/newsreader-400-latin.dc05585f.woff2',
      unicodeRange:
        'U+20-7E, U+A0-FF, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+202F, U+2039-203A, U+2060, U+20AC, U+2190, U+2192, U+2197, U+2212, U+2713',
    },
    latinExtended: {
      href: '/fonts/newsreader-400-latin-ext.d0e79c40.woff2',
      unicodeRange:
        'U+10C-10F, U+11A-11B, U+139-13A, U+13D-13E, U+147-148, U+150-151, U+154-155, U+158-159, U+160-161, U+164-165, U+16E-171, U+17D-17E',
    },
    fallbacks: [
      {
        src: "local('Times New Roman'), local('TimesNewRomanPSMT'), local('Liberation Serif'), local('Tinos')",
        sizeAdjust: '100.6769%',
        ascentOverride: '73.0058%',
        descentOverride: '26.3218%',
        lineGapOverride: '0%',
      },
      {
        src: "local('Noto Serif Regular'), local('NotoSerif-Regular')",
        sizeAdjust: '85.0312%',
        ascentOverride: '86.4389%',
        descentOverride: '31.165%',
      },
    ],
  },
  {
    family: 'Inter',
    weight: '400 600',
    latin: {
      href: '/fonts/inter-latin.be23ce39.woff2',
      unicodeRange:
        'U+20-7E, U+A0-FF, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+202F, U+2039-203A, U+2060, U+20AC, U+2190, U+2192, U+2197, U+2212, U+2713',
    },
    latinExtended: {
      href: '/fonts/inter-latin-ext.06d30ea6.woff2',
      unicodeRange:
        'U+10C-10F, U+11A-11B, U+139-13A, U+13D-13E, U+147-148, U+150-151, U+154-155, U+158-159, U+160-161, U+164-165, U+16E-171, U+17D-17E',
    },
    fallbacks: [
      {
        src: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Arimo')",
        sizeAdjust: '107.1194%',
        ascentOverride: '90.4365%',
        descentOverride: '22.518%',
        lineGapOverride: '0%',
      },
      {
        src: "local('Roboto Regular'), local('Roboto-Regular')",
        sizeAdjust: '107.3546%',
        ascentOverride: '90.2384%',
        descentOverride: '22.4686%',
      },
    ],
  },
  {
    family: 'Outfit',
    weight: '400 600',
    latin: {
      href: '/fonts/outfit-latin.bfd3fc6d.woff2',
      unicodeRange:
        'U+20-7E, U+A0-FF, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+202F, U+2039-203A, U+2060, U+20AC, U+2190, U+2192, U+2197, U+2212, U+2713',
    },
    latinExtended: {
      href: '/fonts/outfit-latin-ext.c0c3e9af.woff2',
      unicodeRange:
        'U+10C-10F, U+11A-11B, U+139-13A, U+13D-13E, U+147-148, U+150-151, U+154-155, U+158-159, U+160-161, U+164-165, U+16E-171, U+17D-17E',
    },
    fallbacks: [
      {
        src: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Arimo')",
        sizeAdjust: '99.1474%',
        ascentOverride: '100.8599%',
        descentOverride: '26.2236%',
        lineGapOverride: '0%',
      },
      {
        src: "local('Roboto Regular'), local('Roboto-Regular')",
        sizeAdjust: '99.3651%',
        ascentOverride: '100.639%',
        descentOverride: '26.1661%',
      },
    ],
  },
  {
    family: 'Barlow Condensed',
    weight: '700',
    latin: {
      href: '/fonts/barlow-condensed-700-latin.31f7ec8f.woff2',
      unicodeRange:
        'U+20-7E, U+A0-FF, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+202F, U+2039-203A, U+2060, U+20AC, U+2190, U+2192, U+2197, U+2212, U+2713',
    },
    latinExtended: {
      href: '/fonts/barlow-condensed-700-latin-ext.99dd9e25.woff2',
      unicodeRange:
        'U+10C-10F, U+11A-11B, U+139-13A, U+13D-13E, U+147-148, U+150-151, U+154-155, U+158-159, U+160-161, U+164-165, U+16E-171, U+17D-17E',
    },
    fallbacks: [
      {
        src: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Arimo')",
        sizeAdjust: '81.8751%',
        ascentOverride: '122.1372%',
        descentOverride: '24.4274%',
        lineGapOverride: '0%',
      },
      {
        src: "local('Roboto Regular'), local('Roboto-Regular')",
        sizeAdjust: '82.0549%',
        ascentOverride: '121.8696%',
        descentOverride: '24.3739%',
      },
    ],
  },
  {
    family: 'Barlow',
    weight: '400',
    latin: {
      href: '/fonts/barlow-400-latin.cf43ae04.woff2',
      unicodeRange:
        'U+20-7E, U+A0-FF, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+202F, U+2039-203A, U+2060, U+20AC, U+2190, U+2192, U+2197, U+2212, U+2713',
    },
    latinExtended: {
      href: '/fonts/barlow-400-latin-ext.dd77d358.woff2',
      unicodeRange:
        'U+10C-10F, U+11A-11B, U+139-13A, U+13D-13E, U+147-148, U+150-151, U+154-155, U+158-159, U+160-161, U+164-165, U+16E-171, U+17D-17E',
    },
    fallbacks: [
      {
        src: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Arimo')",
        sizeAdjust: '96.68%',
        ascentOverride: '103.4341%',
        descentOverride: '20.6868%',
        lineGapOverride: '0%',
      },
      {
        src: "local('Roboto Regular'), local('Roboto-Regular')",
        sizeAdjust: '96.8922%',
        ascentOverride: '103.2075%',
        descentOverride: '20.6415%',
      },
    ],
  },
  {
    family: 'Barlow',
    weight: '600',
    latin: {
      href: '/fonts/barlow-600-latin.3636339f.woff2',
      unicodeRange:
        'U+20-7E, U+A0-FF, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+202F, U+2039-203A, U+2060, U+20AC, U+2190, U+2192, U+2197, U+2212, U+2713',
    },
    latinExtended: {
      href: '/fonts/barlow-600-latin-ext.fe916cd5.woff2',
      unicodeRange:
        'U+10C-10F, U+11A-11B, U+139-13A, U+13D-13E, U+147-148, U+150-151, U+154-155, U+158-159, U+160-161, U+164-165, U+16E-171, U+17D-17E',
    },
    fallbacks: [
      {
        src: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Arimo')",
        sizeAdjust: '98.4745%',
        ascentOverride: '101.5492%',
        descentOverride: '20.3098%',
        lineGapOverride: '0%',
      },
      {
        src: "local('Roboto Regular'), local('Roboto-Regular')",
        sizeAdjust: '98.6907%',
        ascentOverride: '101.3267%',
        descentOverride: '20.2653%',
      },
    ],
  },
] as const;
