/**
 * A style sheet that few pages need, loaded with the component that needs it; React suspends the component until it is there.
 * The file declares the order of the cascade layers, because it may load before the main one.
 */
export function StyleSheet({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence="part" />
}
