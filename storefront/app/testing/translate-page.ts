/** For tests: what a browser's translation does to a page. Every text that is seen goes into two elements, and the text that was there is gone. */
export function translatePage(root: ParentNode & Node = document.body): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (!text.nodeValue?.trim() || text.parentElement?.closest('script, style, noscript, font')) continue
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.append(text.nodeValue)
    outer.append(inner)
    text.replaceWith(outer)
  }
}
