/**
 * Takes WebGL away, so that maps show that they can't be shown. A machine without a graphics card draws a map with the
 * processor, which takes seconds.
 *
 * @returns a function that gives it back.
 */
export function withoutMaps(): () => void {
  const { prototype } = HTMLCanvasElement;
  const { getContext } = prototype;
  const without = new Proxy(getContext, {
    apply: (target, canvas, [type, ...rest]) =>
      String(type).startsWith('webgl') ? null : Reflect.apply(target, canvas, [type, ...rest]),
  });
  prototype.getContext = without;
  return () => {
    prototype.getContext = getContext;
  };
}
