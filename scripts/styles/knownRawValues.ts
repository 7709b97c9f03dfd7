interface KnownRawValues {
  readonly values: readonly string[];
  /** Why they are no tokens. */
  readonly reason: string;
}

/** The style sheets that have values of their own, with the reason for each. */
export const knownRawValues: Readonly<Record<string, KnownRawValues>> = {
  'blocks/Blurb/RevealOnScroll.css.ts': {
    values: ['1000ms'],
    reason:
      'The content platform documents this timing for editors; it is the same for every brand.',
  },
  'cms/credit/CreditNotice.css.ts': {
    values: ['#000', '#fff', '#c8102e'],
    reason: 'The regulation prescribes these colours.',
  },
  'design-system/BottomSheet/BottomSheet.css.ts': {
    values: ['72px', '36px'],
    reason:
      'The closed bar and its grip have the proportions of a finger, not of the spacing scale.',
  },
  'design-system/Button/Button.css.ts': {
    values: ['800ms', '2s'],
    reason: 'Progress must be visible also in a brand with almost no motion.',
  },
  'design-system/Combobox/Combobox.css.ts': {
    values: ['900ms', '600ms', '600ms'],
    reason: 'Progress must be visible in every brand, and is shown only if an answer takes long.',
  },
  'design-system/Map/Map.css.ts': {
    values: ['500px', '150px', '#3d474c', 'rgb(255 255 255 / 80%)', '#ffffff', 'rgb(0 0 0 / 60%)'],
    reason:
      'The heights of maps; words on a map are on its picture, whose colours no brand changes.',
  },
  'design-system/ProgressBar/ProgressBar.css.ts': {
    values: ['1600ms'],
    reason: 'Progress must be visible also in a brand with almost no motion.',
  },
  'design-system/Skeleton/Skeleton.css.ts': {
    values: ['1800ms'],
    reason: 'Progress must be visible also in a brand with almost no motion.',
  },
  'design-system/Spinner/Spinner.css.ts': {
    values: ['900ms', '2s'],
    reason: 'Progress must be visible also in a brand with almost no motion.',
  },
  'features/cars/detail/CarExcerpt.css.ts': {
    values: ['50px', '190px', '300px'],
    reason:
      'How much of a text is shown before it is opened depends on the text, not on the brand.',
  },
  'features/cars/media/MediaThumbnails.css.ts': {
    values: ['72px', '96px'],
    reason: 'The width of pictures, which their attribute `sizes` repeats.',
  },
  'features/contact/ContactSection.css.ts': {
    values: ['250px', '112px'],
    reason: 'The room that what is above a form takes when a link leads to it.',
  },
};
