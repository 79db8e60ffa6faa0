/**
 * A style sheet that few pages need, loaded with the component that needs it; React suspends the component until it is there.
 * The file declares the order of the cascade layers, because it may load before the main one.
 */
export function StyleSheet({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence="part" />
}

/**
 * The style sheets of parts that are in the document and not loaded yet. React does not wait for one that something else has
 * inserted before, so that a dialog would appear without its styles. Each promise also ends when its sheet fails.
 */
export function pendingStyleSheets(): Promise<void>[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][data-precedence]')]
  return links
    .filter((link) => !link.sheet)
    .map(
      (link) =>
        new Promise((resolve) => {
          link.addEventListener('load', () => resolve(), { once: true })
          link.addEventListener('error', () => resolve(), { once: true })
        }),
    )
}
