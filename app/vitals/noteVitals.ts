import { type PageVitals, vitalNames } from '#domain/vitals/pageVitals.ts';
import { readTelemetry } from '#process/telemetry.ts';

/** Passes what a browser has measured on to the telemetry of this process. */
export function noteVitals({ page, device, vitals }: PageVitals): void {
  for (const name of vitalNames) {
    const value = vitals[name];
    if (value !== undefined) readTelemetry()?.vitalMeasured({ name, value, page, device });
  }
}
