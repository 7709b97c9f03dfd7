/** Claims on names, of which one process at a time has each. A claim that isn't released becomes void after some time. */
export interface Claims {
  /** Whether this process has the claim on a name now. If nobody can tell, it has. */
  readonly take: (name: string) => Promise<boolean>;
  /** Ends a claim of this process. */
  readonly release: (name: string) => Promise<void>;
}
