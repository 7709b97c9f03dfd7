import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call YoutubeVideo. */
export const youtubeVideoTexts: BlockTexts = {
  words: {
    sv: 'film, video, YouTube, filmklipp, videoklipp, klipp, videospelare, spelare, reklamfilm, bädda in film, provkörningsfilm, rörlig bild',
    nb: 'film, video, YouTube, filmklipp, videoklipp, klipp, videospiller, spiller, reklamefilm, bygg inn film, levende bilder',
    en: 'video, film, YouTube, embed, player, movie, clip, video clip, commercial, video player, embedded video',
    fi: 'video, videot, elokuva, filmi, YouTube, videopätkä, klippi, videosoitin, soitin, mainosfilmi, upota video, liikkuva kuva',
    sk: 'video, film, YouTube, videoklip, klip, prehrávač, prehrávač videa, reklamný film, vložiť video, videá',
  },
};
