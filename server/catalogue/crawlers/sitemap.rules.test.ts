import { expect, it } from 'vitest'
import { sitemapXml } from './sitemap.rules.ts'

it.each([0, 1, 200, 201, 450])('a sitemap of %i entries lists each once, in their order, in chunks of at most 200', (count) => {
  const paths = Array.from({ length: count }, (_, at) => `/details?id=${at + 1}`)
  const entries = paths.map((path) => ({ path }))
  const chunks = [...sitemapXml('https://kalata.test', 'ka', entries)]
  const locations = (xml: string) => [...xml.matchAll(/<loc>https:\/\/kalata\.test(.*?)<\/loc>/g)].map((match) => match[1])
  expect(locations(chunks.join(''))).toEqual(paths)
  expect(Math.max(...chunks.map((chunk) => locations(chunk).length))).toBe(Math.min(count, 200))
  expect(chunks.join('')).toMatch(/^<\?xml [^>]*>\n<urlset [^>]*>\n(<url>.*<\/url>\n)*<\/urlset>\n$/)
})
