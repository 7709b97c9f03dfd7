import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call SocialMedia. */
export const socialMediaTexts: BlockTexts = {
  words: {
    sv: 'dela, delning, sociala medier, dela sidan, delningsknappar, Facebook, LinkedIn, WhatsApp, Instagram, X, Twitter, mejla sidan, tipsa en vän, kopiera adressen, gilla',
    nb: 'del, deling, dele, sosiale medier, del siden, delingsknapper, Facebook, LinkedIn, WhatsApp, Instagram, X, Twitter, tips en venn, kopier adressen, lik',
    en: 'share, sharing, social media, social, share buttons, share this page, Facebook, LinkedIn, WhatsApp, Instagram, X, Twitter, tell a friend, copy address, like',
    fi: 'jaa, jako, jakaminen, sosiaalinen media, some, jakopainikkeet, jaa sivu, Facebook, LinkedIn, WhatsApp, Instagram, X, Twitter, vinkkaa kaverille, kopioi osoite, tykkää',
    sk: 'zdieľať, zdieľanie, sociálne siete, sociálne médiá, tlačidlá zdieľania, zdieľať stránku, Facebook, LinkedIn, WhatsApp, Instagram, X, Twitter, poslať priateľovi, kopírovať adresu',
  },
};
