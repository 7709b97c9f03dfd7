/** Whether these are degrees of a place on earth. */
export function isOnEarth(latitude: number, longitude: number): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/** Degrees to about a kilometre: too little to show where a visitor lives. Never -0, which is written `-0.00`. */
export function toHundredths(degrees: number): number {
  return Math.round(degrees * 100) / 100 || 0;
}
