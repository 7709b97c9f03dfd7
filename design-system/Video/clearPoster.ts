/**
 * A poster of one transparent pixel. The picture under the video, in the right size and crop, stays
 * visible until the video plays, or permanently if it never does.
 */
export const clearPoster =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAAAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==';
