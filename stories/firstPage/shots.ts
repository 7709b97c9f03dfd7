/**
 * The pictures of the manual in the order in which it shows them, with what each shows, for those who can't see it.
 * `npm run manual:pictures` takes them again.
 */
export const shots = {
  'front-page':
    'The part “Editing” of the front page, with the link “Edit pages”, a field for the address of a page, and two accounts of the demo.',
  'sign-in': 'The form “Sign in to edit”, with a name and a password filled in.',
  editor:
    'The editor: a bar at the top with site and language, the blocks of the page on the left, the page in the middle, and fields on the right.',
  'open-page':
    'The panel “Pages” with the word “about” in its search, and one found page below: About us.',
  'type-in-place':
    'The headline of the page with a text field over it, in which a new headline is being typed.',
  undo: 'The bar at the top, with the buttons Undo and Redo, and the words “All changes are saved”.',
  'add-block':
    'The dialog “Add a block” with “picture beside text” in its search. Each block has a sentence about what it is for.',
  'fill-in':
    'The new block is chosen and framed on the page. Its title and text are filled in on the right.',
  'choose-picture':
    'The dialog “Choose a picture” with a field to upload a file, a search, and pictures of the library.',
  checks: 'The panel “Checks” with what is missing on the page, one entry for each.',
  'alternative-text':
    'The new block has its picture on the page. On the right are the picture and, below it, the field for its alternative text, which is filled in.',
  'preview-phone':
    'The page as visitors see it in a window of a phone, in the middle of the editor.',
  'preview-wide':
    'The same page as visitors see it in a wide window, without any frames around it.',
  'preview-link':
    'The dialog “Send a preview” with the choice of how long the link works, and the link to copy.',
  publish: 'The dialog “Publish this page” with a list of what has changed since the last time.',
  visitors: 'The page on the site itself, with the new headline, as every visitor now gets it.',
  history:
    'The panel “History”: an earlier version is open, the words that changed since are marked, and below is the button “Restore this version”.',
  'new-page':
    'The dialog “New page below About us” with a title and the name in the address that follows from it.',
  'page-menu':
    'The panel “Pages” with the menu of a page open: New page below, Rename, Move up, Move down, Move below another page, Delete.',
} as const;

export type ShotName = keyof typeof shots;

/** Everyone who clones the project gets the pictures. */
export const shotLimits = { maxBytes: 1_000_000, maxWidth: 1620 } as const;

/** So many pixels of a picture are one of the editor's window. */
export const shotScale = 1.5;

/** The pictures in the order of the manual. */
export const shotNames = Object.keys(shots).filter((name): name is ShotName => name in shots);
