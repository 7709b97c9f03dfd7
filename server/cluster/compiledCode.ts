/**
 * Node's variable for the folder in which workers leave their compiled code when they end, so that the next one takes a quarter
 * less of the processor to start. Writing takes half a second, too long for the start. Node goes without it if it can't write there.
 *
 * @param folder - where the code of this build is kept.
 * @param variables - those of the operator, who may name another folder.
 */
export function compiledCode(
  folder: string,
  variables: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  return { NODE_COMPILE_CACHE: variables['NODE_COMPILE_CACHE'] || folder };
}
