import { expect, test } from './mall/mall.ts'
import { settleLayout } from './mall/settle.ts'

/** Shoppers who set their browser's text to twice its size keep the widths of the page. */
for (const { lang, width, percent } of [
  { lang: 'ru', width: 768, percent: 200 },
  { lang: 'ka', width: 768, percent: 200 },
  { lang: 'ka', width: 1100, percent: 150 },
  { lang: 'ru', width: 1440, percent: 200 },
] as const)
  test.describe(`text of ${percent} % in ${lang} at ${width} px`, () => {
    test.use({ lang, width })

    test('scrolls no page sideways, and nothing in the header lies over something else', async ({ mall }) => {
      const { page, t } = mall
      for (const path of ['/home', '/search_result']) {
        await page.goto(path)
        await settleLayout(page)
        await page.evaluate((size) => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(`html { font-size: ${size}% !important }`)
          document.adoptedStyleSheets.push(sheet)
        }, percent)
        const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        await expect.poll(beyond, { message: path }).toBe(0)
        const search = (await page.getByRole('banner').getByRole('search').boundingBox())!
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
