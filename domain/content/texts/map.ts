import { shownBy, textSubject } from './textSubject.ts';

/** The texts of maps. */
export const mapSubject = textSubject(
  shownBy(['BookingAssistant', 'FacilityDetail', 'FacilityList']),
  [
    'mapFacilities',
    'mapFacility',
    'mapLoading',
    'mapFailed',
    'mapGroup',
    'mapZoomIn',
    'mapZoomOut',
    'mapGesturesWindows',
    'mapGesturesMac',
    'mapGesturesTouch',
  ],
  { mapFacility: ['name'], mapGroup: ['count'] },
);
