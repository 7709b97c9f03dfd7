import { backgroundColorSv, titleTagSv } from '#cms/manual/swedish.ts';
import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { youtubeVideoFields } from './YoutubeVideo.fields.ts';

/** What editors call YoutubeVideo, and its manual in Swedish. */
export const youtubeVideoTexts: BlockTextsOf<typeof youtubeVideoFields> = {
  words: {
    sv: 'film, video, YouTube, filmklipp, videoklipp, klipp, videospelare, spelare, reklamfilm, bädda in film, provkörningsfilm, rörlig bild',
    nb: 'film, video, YouTube, filmklipp, videoklipp, klipp, videospiller, spiller, reklamefilm, bygg inn film, levende bilder',
    en: 'video, film, YouTube, embed, player, movie, clip, video clip, commercial, video player, embedded video',
    fi: 'video, videot, elokuva, filmi, YouTube, videopätkä, klippi, videosoitin, soitin, mainosfilmi, upota video, liikkuva kuva',
    sk: 'video, film, YouTube, videoklip, klip, prehrávač, prehrávač videa, reklamný film, vložiť video, videá',
  },
  sv: {
    purpose: 'En YouTube-video i full bredd under en rubrik och en kort text.',
    useWhen: [
      'Videon är huvudinnehållet: en provkörning, en guide, en film om en modell.',
      'En artikel innehåller en film som ligger på YouTube.',
    ],
    avoidWhen: [
      'Videon hör bara till en text: använd en Blurb, som visar båda sida vid sida.',
      'En kort film utan ljud ska spelas automatiskt: använd HeroBanner eller Blurb med en film från mediebiblioteket.',
    ],
    fields: {
      title: 'Rubriken. Den är också en del av spelaknappens namn för skärmläsare.',
      titleTag: titleTagSv,
      text: 'Vad videon handlar om, i en eller två meningar, för besökare som inte kan spela den.',
      youtube:
        'Adressen till en YouTube-video, eller de elva tecknen efter v= i den. Saknas de eller är fel visas blocket inte. Inget hämtas från YouTube innan besökaren trycker på spela. Videon startar utan ljud.',
      image:
        'Bilden bakom spelaknappen (16:9; andra format beskärs). Utan den är bakgrunden enfärgad.',
      backgroundColor: backgroundColorSv,
    },
  },
};
