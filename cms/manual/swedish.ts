/** The Swedish manual of fields that several blocks have. Only `X.manual.ts` of blocks imports it, so no site has it. */

import type { cardFields } from '#cms/cards/cardFields.ts';
import type { headerFields, logoSizeFields } from '#cms/header/headerFields.ts';
import type { heroFields } from '#cms/hero/heroFields.ts';
import type { FieldTextsOf } from '#domain/content/blockTexts.ts';

/** `titleTag` of `#cms/fields/titleTag.ts`. */
export const titleTagSv = 'Titelns plats i sidans disposition. En sida har en h1.';

/** `backgroundColor` of `#cms/fields/background.ts`. */
export const backgroundColorSv = {
  help: 'Avsnittets bakgrund.',
  choices: {
    BackgroundColor1: 'Dämpad',
    BackgroundColor2: 'Varumärkets färg',
    BackgroundColor3: 'Mörk',
    None: 'Sidans egen',
  },
} as const;

/** `formAside` of `#cms/fields/formAside.ts`. */
export const formAsideSv =
  'Det som hjälper medan man fyller i formuläret: vad som händer sedan, öppettider, ett telefonnummer. Det står bredvid formuläret i breda fönster, och under det i andra.';

/** `buttonLinkFields` of `#cms/fields/buttonLink.ts`. */
export const buttonLinkSv = {
  buttonLink: 'Vad knappen under avsnittet säger, till exempel ”Alla elbilar”. Den behöver Link.',
  link: 'Vart knappen leder.',
} as const;

/** `formFields` of `#cms/fields/formFields.ts`. */
export function formFieldsSv(idHelp: string) {
  return {
    title: 'Rubriken. Berätta vad besökaren får genom att fylla i formuläret.',
    titleTag: titleTagSv,
    text: 'Vad som händer med uppgifterna och hur snart någon svarar. Två meningar.',
    formId: `${idHelp} Utan det visar sidan Missing FormId, även för besökare.`,
    aside: formAsideSv,
    backgroundColor: backgroundColorSv,
  };
}

/** The fields of Card and ListCard. */
export const cardFieldsSv: FieldTextsOf<typeof cardFields> = {
  title: 'Vad kortet handlar om, med några få ord.',
  text: 'En eller två meningar. Länkar i texten förblir egna länkar.',
  image: 'Bilden (4:3; andra format beskärs).',
  icon: 'Ett tecken för vad kortet handlar om, på bilden eller i stället för den.',
  link: 'Vart kortet leder. Hela kortet går att klicka på.',
  buttonText: 'Vad länken längst ner säger. Är fältet tomt visas länkens egen text.',
};

/** The size of a header's logo. */
export const logoSizeFieldsSv: FieldTextsOf<typeof logoSizeFields> = {
  logoWidth: 'Logotypens bredd i px. Under 640 px visas den i 90 procents storlek.',
  logoHeight: 'Logotypens höjd i px. Under 640 px visas den i 90 procents storlek.',
};

/** The fields of every header. */
export const headerFieldsSv: FieldTextsOf<typeof headerFields> = {
  logo: 'Webbplatsens logotyp för ljus bakgrund, även för en startsidas bild med svart text, helst som SVG. Den leder till startsidan.',
  logoOnDark:
    'Logotypen för mörk bakgrund: ovanpå en startsidas bild med vit text, och med HasDarkTheme. Utan den visas Logo i vitt.',
  ...logoSizeFieldsSv,
  slimNav: 'Ett lägre sidhuvud, för webbplatser som har lite att visa.',
  hasDarkTheme: 'Sidhuvudet på varumärkets mörka bakgrund.',
  showSeparator: 'En tunn linje mellan sidhuvudet och sidan.',
  extraItems: {
    help: 'Länkar bredvid menyn, till exempel Kontakt. En post utan titel eller länk utelämnas.',
    entries: { title: 'Vad länken säger.', link: 'Vart den leder.' },
  },
};

/** The fields of all heroes. */
export const heroFieldsSv: FieldTextsOf<typeof heroFields> = {
  content: 'Vad som finns bakom texten: en bild, eller en film som spelas automatiskt utan ljud.',
  image:
    'Bilden, bred (2:1). Bakom en film är det den som visas tills filmen spelas, och den som besökare ser som har valt mindre rörelse. En banner med Content Image och utan bild visas inte.',
  imagePhone:
    'Bilden för mobiler, stående (3:4), som visas under 768 px. Utan den beskärs Image i mobiler.',
  videoDesktop:
    'Filmen från 768 px. Den går runt utan ljud; håll den under 4 MB. Bredvid en WebM ligger samma film som MP4, med samma namn, för webbläsare som inte spelar WebM.',
  videoPhone: 'Filmen för mobiler, stående. Utan den beskärs VideoDesktop i mobiler.',
  title: 'Huvudrubriken: två till sex ord säger mest.',
  titleTag: titleTagSv,
  text: 'En eller två meningar under rubriken.',
  textColor:
    'Black för ljusa bilder. Bilden tonas mot den andra färgen, så att texten alltid går att läsa.',
  link: 'Vart man går vidare, som en knapp.',
  buttonType:
    'Hur mycket knappen syns. Välj Secondary eller en Ghost bredvid ett sökfält: en huvudsaklig åtgärd åt gången.',
  variant: 'FullScreen fyller fönstret.',
  contentPlacement:
    'Var texten står över bilden. I mobiler ligger Center lite ovanför mitten, fri från det som stående bilder visar längre ner.',
  centerContent: 'Centrerar rubrik, text och knapp i stället för att ställa dem i vänsterkanten.',
  hasMarginTop:
    'Lämnar luft mellan bannern och det som är ovanför. Ett sidhuvud på bannerns bild ligger kvar på den.',
};

/** The fields of a hero's search bar. */
export const heroSearchTextsSv = {
  searchPlaceholder: 'Vad det tomma sökfältet säger i mobiler: två eller tre ord.',
  searchPlaceholderDesktop:
    'Vad det tomma sökfältet säger från 768 px. Utan den används mobilens text.',
} as const;
