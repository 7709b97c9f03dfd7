import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { socialMediaFields } from './SocialMedia.fields.ts';

/** What editors call SocialMedia, and its manual in Swedish. */
export const socialMediaTexts: BlockTextsOf<typeof socialMediaFields> = {
  words: {
    sv: 'dela, delning, sociala medier, dela sidan, delningsknappar, Facebook, LinkedIn, WhatsApp, Instagram, X, Twitter, mejla sidan, tipsa en vän, kopiera adressen, gilla',
    nb: 'del, deling, dele, sosiale medier, del siden, delingsknapper, Facebook, LinkedIn, WhatsApp, Instagram, X, Twitter, tips en venn, kopier adressen, lik',
    en: 'share, sharing, social media, social, share buttons, share this page, Facebook, LinkedIn, WhatsApp, Instagram, X, Twitter, tell a friend, copy address, like',
    fi: 'jaa, jako, jakaminen, sosiaalinen media, some, jakopainikkeet, jaa sivu, Facebook, LinkedIn, WhatsApp, Instagram, X, Twitter, vinkkaa kaverille, kopioi osoite, tykkää',
    sk: 'zdieľať, zdieľanie, sociálne siete, sociálne médiá, tlačidlá zdieľania, zdieľať stránku, Facebook, LinkedIn, WhatsApp, Instagram, X, Twitter, poslať priateľovi, kopírovať adresu',
  },
  sv: {
    purpose:
      'Länkar som delar sidan på Facebook, LinkedIn, X, WhatsApp eller med e-post, eller kopierar dess adress.',
    useWhen: ['En sida är värd att dela: nyheter, kampanjer, evenemang, jobb.'],
    avoidWhen: [
      'Sidan är ett steg i en uppgift: formulär, bokningar, sökresultat.',
      'Du vill länka till koncernens egna kanaler: använd en FooterLinkList.',
    ],
    fields: {
      title: 'Vad besökarna kan göra här, till exempel Dela sidan.',
      facebook: 'Erbjuder delning på Facebook.',
      linkedIn: 'Erbjuder delning på LinkedIn.',
      x: 'Erbjuder delning på X.',
      whatsApp: 'Erbjuder delning i WhatsApp.',
      mail: 'Erbjuder delning med e-post.',
      copyLink: 'Erbjuder en knapp som kopierar sidans adress.',
    },
  },
};
