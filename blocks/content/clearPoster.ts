/**
 * A poster of one clear pixel: the block's picture, which lies under the film in the right size
 * and crop, is seen until the film plays, and for good where it never does.
 */
export const clearPoster =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAAAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==';
