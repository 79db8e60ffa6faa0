import { expect, it } from 'vitest'
import { renderHtml, textOf } from '#storefront/app/testing/render.tsx'
import { LanguageMenu, LanguageRow } from './language-switcher.tsx'

it.each([
  ['the menu of phones', LanguageMenu],
  ['the row of wide screens', LanguageRow],
])('%s shows CN EN KA RU in this order and marks the current one', async (_, Switcher) => {
  const html = await renderHtml(<Switcher />, 'ka', ['shell'], '/details?id=7')
  const links = [...html.matchAll(/<a href="([^"]+)"[^>]*>(.*?)<\/a>/g)]
  expect(links.map((link) => textOf(link[2]!).split(' ')[0])).toEqual(['CN', 'EN', 'KA', 'RU'])
  expect(links.map((link) => link[1])).toEqual(['zh', 'en', 'ka', 'ru'].map((lang) => expect.stringContaining(`lang=${lang}`)))
  expect(html.match(/aria-current="true"[^>]*>(<span>)?KA/)).not.toBeNull()
})
