/** Makes a value when it is first asked for, once: what few need costs a start nothing. */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
