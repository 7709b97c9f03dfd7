/** Codes with an underscore that are brands of their own. */
const ownBrands: ReadonlySet<string> = new Set(['FI_TR', 'MH_TR']);

/**
 * The brand that a code belongs to, in upper case: `VW_TR`, the vans of Volkswagen, belongs to `VW`.
 * A code or name without an underscore is its own brand.
 */
export function parentBrandCode(code: string): string {
  const normal = code.trim().toUpperCase();
  if (ownBrands.has(normal)) return normal;
  const [parent] = normal.split('_');
  // A code that starts with an underscore has no parent.
  return parent || normal;
}

/** A brand as facilities list it: by name, by code or by both. */
export interface BrandReference {
  readonly name?: string | undefined;
  readonly code?: string | undefined;
}

/** Whether both are the same brand, compared by parent codes and by names. Letter case doesn't matter. */
export function isSameBrand(first: BrandReference, second: BrandReference): boolean {
  const names = namesOf(first);
  return namesOf(second).some((name) => names.includes(name));
}

/** Some systems write a name in place of a code, and the reverse. */
function namesOf({ name, code }: BrandReference): readonly string[] {
  return [name, code].flatMap((text) => (text?.trim() ? [parentBrandCode(text)] : []));
}
