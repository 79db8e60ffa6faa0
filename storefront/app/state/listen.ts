/** Calls `listener` at each of these events of the window. @returns the function that ends it */
export function listen<Type extends keyof WindowEventMap>(
  types: readonly Type[],
  listener: (event: WindowEventMap[Type]) => void,
): () => void {
  for (const type of types) addEventListener(type, listener)
  return () => {
    for (const type of types) removeEventListener(type, listener)
  }
}

/** One function that ends several things. */
export const endAll =
  (...ends: ((() => unknown) | undefined)[]) =>
  (): void =>
    ends.forEach((end) => end?.())

/** {@link listen} for the page being shown again: its window gets the focus, or the browser restores it. */
export const onPageShown = (listener: () => void): (() => void) => listen(['focus', 'pageshow'], listener)
