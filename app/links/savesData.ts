/**
 * Whether the visitor has asked the browser to use less data. Only some browsers tell, by a property that others don't
 * have.
 */
export function savesData(navigator: object): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return connection instanceof Object && Reflect.get(connection, 'saveData') === true;
}
