import { LRUCache } from 'lru-cache'
import type { Language } from '#contract/core/languages.ts'
import { FragmentCacheProvider, type RenderFragment } from './cached-fragment.tsx'

/** Bytes of HTML with their keys: the cards of some thousand products. */
const maxBytes = 6 * 2 ** 20

const cache = new LRUCache<string, Uint8Array>({
  maxSize: maxBytes,
  // A key that is not plain Latin takes two bytes a character.
  sizeCalculation: (html, key) => html.length + 2 * key.length,
})

/** The fragments of one page. */
interface PageFragments {
  render: RenderFragment
  /** The parts of the page's HTML with the fragments in their places; keeps those that were rendered. */
  fill(html: string): (string | Uint8Array)[]
}

const encoder = new TextEncoder()
/** What React writes between two texts; beside a mark it stands for nothing. */
const textBorder = '<!-- -->'

/**
 * The fragments of a page, whose HTML is kept as bytes under all that it depends on: nothing has to be invalidated. React writes marks around a
 * fragment that it renders, and one mark in the place of a fragment that is there.
 * @param secret a text of this page alone, without characters that HTML escapes: no product's name can imitate a mark
 */
export function openFragments(lang: Language, secret: string): PageFragments {
  const mark = `${secret}#`
  const places: { key: string; html: Uint8Array | undefined }[] = []
  return {
    render(name, of, children) {
      const key = `${lang} ${name} ${JSON.stringify(of)}`
      const html = cache.get(key)
      const border = `${mark}${places.push({ key, html }) - 1};`
      if (html) return border
      // A fragment inside is a part of this one.
      return (
        <>
          {border}
          <FragmentCacheProvider value={undefined}>{children}</FragmentCacheProvider>
          {border}
        </>
      )
    },
    fill(html) {
      const parts: (string | Uint8Array)[] = []
      let at = 0
      for (let start = html.indexOf(mark); start >= 0; start = html.indexOf(mark, at)) {
        parts.push(withoutBorder(html, at, start))
        const afterMark = html.indexOf(';', start) + 1
        const place = places[Number(html.slice(start + mark.length, afterMark - 1))]!
        at = afterMark
        if (place.html) parts.push(place.html)
        else {
          const border = html.slice(start, afterMark)
          const end = html.indexOf(border, afterMark)
          const rendered = encoder.encode(withoutBorder(html, afterMark, end))
          cache.set(place.key, rendered)
          parts.push(rendered)
          at = end + border.length
        }
        if (html.startsWith(textBorder, at)) at += textBorder.length
      }
      parts.push(html.slice(at))
      return parts
    },
  }
}

/** Part of an HTML text that ends before a mark. */
function withoutBorder(html: string, start: number, end: number): string {
  const before = end - textBorder.length
  return html.slice(start, before >= start && html.startsWith(textBorder, before) ? before : end)
}
