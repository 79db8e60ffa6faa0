/**
 * The styles of a part that few pages open. They travel with it instead of with every page, and React shows the part
 * when they are there. The file opens with the order of the layers, for it may come before the frame's own.
 */
export function StyleSheet({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence="part" />
}
