import type { Result } from '#domain/result.ts';
import type {
  FieldServiceFailure,
  MediaItem,
  MediaKind,
  MediaUpload,
} from '../fields/fieldServices.ts';

/** The media library of the services. No function rejects. */
export interface MediaApi {
  /** The newest for no words. */
  readonly search: (
    kind: MediaKind,
    words: string,
  ) => Promise<Result<readonly MediaItem[], FieldServiceFailure>>;
  readonly upload: (
    csrf: string,
    upload: MediaUpload,
  ) => Promise<Result<MediaItem, FieldServiceFailure>>;
}
