import { backgroundColorSv, titleTagSv } from '#cms/manual/swedish.ts';
import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { blurbFields } from './Blurb.fields.ts';

/** What editors call Blurb, and its manual in Swedish. */
export const blurbTexts: BlockTextsOf<typeof blurbFields> = {
  words: {
    sv: 'text och bild, bild och text, bild med text, text, brödtext, stycke, textblock, ingress, textavsnitt, om oss, presentation, beskrivning, film med text, puff med bild, foto, fotografi, bild, citat, kundcitat, innehåll, tabell, integritetspolicy, historia, text bredvid bild, omdöme, recension, kundrecension, kundomdöme, hållbarhet, miljö',
    nb: 'tekst og bilde, bilde og tekst, bilde med tekst, tekst, brødtekst, avsnitt, tekstblokk, ingress, om oss, presentasjon, beskrivelse, film med tekst, foto, fotografi, bilde, sitat, innhold, tabell, personvern, historie, tekst ved bilde, tekst ved siden av bilde, omtale, anmeldelse, kundeomtale, bærekraft',
    en: 'text and media, text and image, image and text, picture with text, text, paragraph, body text, copy, text block, about us, presentation, description, feature, photo, picture, image, quote, testimonial, content, table, privacy policy, history, text beside picture, image left text right, review, customer review, sustainability',
    fi: 'teksti ja kuva, kuva ja teksti, teksti, kappale, leipäteksti, tekstilohko, ingressi, tietoa meistä, esittely, kuvaus, kuva, kuvat, valokuva, lainaus, sitaatti, sisältö, taulukko, tietosuoja, historia, teksti kuvan vieressä, arvostelu, asiakasarvio, vastuullisuus',
    sk: 'text a obrázok, obrázok a text, text, odsek, odstavec, textový blok, úvod, o nás, predstavenie, opis, popis, fotografia, fotka, obrázok, obrázky, citát, obsah, tabuľka, ochrana osobných údajov, história, text vedľa obrázka, recenzia, recenzie, hodnotenie zákazníkov, udržateľnosť',
  },
  sv: {
    purpose: 'En kort text bredvid en bild, en film eller en YouTube-video.',
    useWhen: [
      'En tanke behöver en rubrik, några meningar och en bild.',
      'En sida berättar något steg för steg: kryssa i Reverse på varannan Blurb.',
    ],
    avoidWhen: [
      'Det finns många korta poster av samma slag: kort är lättare att jämföra.',
      'Texten har fler än tre stycken: den är lättare att läsa utan en bild bredvid.',
    ],
    fields: {
      title: 'Rubriken. Den behövs inte.',
      titleTag: titleTagSv,
      richText: 'Texten: högst tre korta stycken.',
      link: 'En sida som berättar mer, som en knapp under texten.',
      reverse:
        'Ställer texten till vänster och bilden till höger. Mobiler visar alltid bilden först.',
      backgroundColor: backgroundColorSv,
      useTextAnimations:
        'Animerar texten en gång, så att den glider upp på plats när besökaren rullar fram till den.',
      useMediaAnimations:
        'Animerar bilden en gång, så att den glider upp på plats när besökaren rullar fram till den.',
      imageDesktop:
        'Bilden (4:3; andra format beskärs). Med en film visas den tills filmen spelas.',
      imagePhone: 'En annan bild för mobiler, under 768 px. Utan den visar mobiler ImageDesktop.',
      videoDesktop:
        'En film i stället för bilden, från 768 px. Den går runt utan ljud. Är den en WebM, ladda upp samma film som MP4 med samma namn bredvid, för webbläsare som inte spelar WebM.',
      videoPhone: 'Filmen för mobiler. Utan den visar mobiler VideoDesktop.',
      youtube:
        'Adressen till en YouTube-video, eller de elva tecknen efter v= i den. Inget hämtas från YouTube innan besökaren trycker på spela. Fältet används inte om VideoDesktop eller VideoPhone är ifyllt.',
      hasControlBar: 'Ger filmen kontroller: spela eller pausa, och ljud på eller av.',
    },
  },
};
