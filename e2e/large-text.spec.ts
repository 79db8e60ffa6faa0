import type { Page } from '@playwright/test'
import { expect, test } from './mall/mall.ts'
import { settleLayout } from './mall/settle.ts'

/** Sets the browser's text to a part of its usual size. */
async function enlargeText(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`html { font-size: ${size}% !important }`)
    document.adoptedStyleSheets.push(sheet)
  }, percent)
}

/** Shoppers who set their browser's text to twice its size keep the widths of the page. */
for (const { lang, width, percent } of [
  { lang: 'ru', width: 768, percent: 200 },
  { lang: 'ka', width: 768, percent: 200 },
  { lang: 'ka', width: 1100, percent: 150 },
  { lang: 'ru', width: 1100, percent: 200 },
  { lang: 'ru', width: 1440, percent: 200 },
] as const)
  test.describe(`text of ${percent} % in ${lang} at ${width} px`, () => {
    test.use({ lang, width })

    test('scrolls no page sideways, and nothing in the header lies over something else', async ({ mall }) => {
      const { page, t } = mall
      for (const path of ['/home', '/search_result']) {
        await page.goto(path)
        await settleLayout(page)
        await enlargeText(page, percent)
        const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        await expect.poll(beyond, { message: path }).toBe(0)
        const search = (await page.getByRole('banner').getByRole('search').boundingBox())!
        const typed = await page.getByRole('combobox', { name: t('search.box.label') }).boundingBox()
        expect(typed!.width, path).toBeGreaterThan(100)
        const sections = page.getByRole('navigation', { name: t('shell.sections') }).filter({ visible: true })
        const tops = await sections.locator('> *').evaluateAll((items) =>
          items.flatMap((item) => {
            const text = document.createRange()
            text.selectNodeContents(item)
            return [...text.getClientRects()].map(({ top }) => top)
          }),
        )
        expect(Math.min(...tops), path).toBeGreaterThanOrEqual(search.y + search.height)
      }
    })
  })

for (const lang of ['ru', 'ka'] as const)
  test.describe(`text of 200 % in ${lang}`, () => {
    test.use({ lang, width: 1440 })

    test('no tile or banner of home breaks a word or hides a part of one', async ({ mall: { page } }) => {
      await page.goto('/home')
      await settleLayout(page)
      await enlargeText(page, 200)
      const leads = page.getByRole('main').locator('a:has(h2), a:has(> img:first-child + span), a:has(> span[translate])')
      expect(await leads.count()).toBeGreaterThan(8)
      const damaged = () =>
        leads.evaluateAll((tiles) =>
          tiles.flatMap((tile) => {
            const box = tile.getBoundingClientRect()
            const texts = document.createTreeWalker(tile, NodeFilter.SHOW_TEXT)
            const found: string[] = []
            for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
              for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
                const range = document.createRange()
                range.setStart(text, index)
                range.setEnd(text, index + word.length)
                const lines = [...range.getClientRects()]
                const isBeyond = lines.some(({ right, bottom }) => right > box.right + 1 || bottom > box.bottom + 1)
                if (new Set(lines.map(({ top }) => Math.round(top))).size > 1 || isBeyond) found.push(word)
              }
            return found
          }),
        )
      await expect.poll(damaged).toEqual([])
    })
  })
