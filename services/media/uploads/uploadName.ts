/** Letters that Unicode doesn't decompose into a letter and an accent. */
const letters: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'o',
  ß: 'ss',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  đ: 'd',
};

const maxLength = 60;
const maxFolders = 5;

/** Where the uploads are in the media library. */
const uploadsFolder = 'uploads';

interface NamedUpload {
  /** As the editor's computer has it, with any extension. */
  readonly fileName: string;
  /** Below the folder of uploads, such as `nordvik-se/campaigns`; may be empty. */
  readonly folder: string;
  /** Of the stored bytes, in hexadecimal. */
  readonly hash: string;
  readonly extension: string;
}

/**
 * The name of an upload in the media library, such as `uploads/nordvik-se/verkstad-1f0c6a2be4d7.jpg`. Any text becomes a safe name, and
 * the hash keeps names apart and lets browsers keep a file for good.
 */
export function uploadName({ fileName, folder, hash, extension }: NamedUpload): string {
  const base = fileName.replace(/^.*[/\\]/, '').replace(/\.\w{1,5}$/, '');
  const folders = folder
    .split(/[/\\]+/)
    .map(plainName)
    .filter(Boolean)
    .slice(0, maxFolders);
  const name = [plainName(base), hash.slice(0, 12)].filter(Boolean).join('-');
  return [uploadsFolder, ...folders, `${name}.${extension}`].join('/');
}

/** Lower-case letters without accents, digits and hyphens. */
function plainName(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => letters[letter] ?? letter.normalize('NFD'))
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '');
}
