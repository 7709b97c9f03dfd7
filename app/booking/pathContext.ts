/** What the framework passes to a route with parameters in its path. */
export interface PathContext {
  readonly params: Promise<Readonly<Record<string, string>>>;
}
