import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { languages } from '#contract/core/languages.ts'
import { deliver } from '#demo/factories/cases.ts'
import { aPurchase } from '#demo/factories/orders.ts'
import { openDirectDb, shoppers, type DirectDb } from '#demo/testing/direct-db.ts'
import { prepareShopper } from '#demo/testing/prepared-shopper.ts'
import { addItem } from '#server/cart/cart.service.ts'
import { mailsCommand } from '#server/platform/messaging/mail/mails.cli.ts'
import { mallDataDir } from './mall/data-dir.ts'
import { expect, test } from './mall/mall.ts'
import { signIn } from './mall/member.ts'
import { settleLayout, settleParts } from './mall/settle.ts'

let direct: DirectDb
test.beforeAll(async () => {
  direct = await openDirectDb(mallDataDir())
})
test.afterAll(() => direct.close())

for (const lang of languages)
  test.describe(`at 320 px in ${lang}`, () => {
    test.use({ lang, width: 320 })

    test('a line to return has its quantity beside its sum, and the reasons are as wide as one another', async ({ mall, baseURL }) => {
      const { page, t } = mall
      const [shopper] = await shoppers(direct, 1)
      await signIn(mall, shopper!, baseURL!)
      const ctx = { ...direct.ctx, member: shopper!, lang }
      const { rows } = await ctx.db.execute<{ id: number }>(sql`
        select o.id from offers o join products p on p.id = o.product_id
        where p.listed and o.stock_on_hand - o.stock_reserved > 8 and o.price > 10000 order by o.id limit 1`)
      await addItem(ctx, { offerId: rows[0]!.id, quantity: 2 })
      const { orderNos, redirectUrl } = await aPurchase({ ...shopper!, ctx })
      await page.request.post(redirectUrl!, { form: { action: 'success' }, maxRedirects: 0 })
      await deliver(direct.ctx, orderNos[0]!)
      await page.goto(`/user/profile/orders/After-sales/${orderNos[0]}`)
      await settleLayout(page)
      const line = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') })
      const more = (await line.getByRole('button').last().boundingBox())!
      const sum = (await line.getByText('₾').last().boundingBox())!
      expect(sum.x).toBeGreaterThanOrEqual(more.x + more.width)
      const reasons = page.getByRole('group', { name: t('aftersales.form.reason') }).getByRole('radio')
      const edges = await reasons.evaluateAll((radios) => radios.map((radio) => radio.getBoundingClientRect().right))
      expect(new Set(edges).size).toBe(1)
    })
  })

test.describe('on a phone', () => {
  test.use({ width: 390 })

  test("home's group prices begin with the running group of who looks at them", async ({ mall, baseURL }) => {
    const { page, t } = mall
    const { cookies, groupOrder } = await prepareShopper(mallDataDir(), baseURL!)
    await page.context().addCookies(cookies)
    await page.goto('/home')
    await settleParts(page)
    const zone = page.getByRole('region', { name: t('groups.zone.title') })
    await zone.scrollIntoViewIfNeeded()
    const running = zone.getByRole('article').filter({ has: page.locator(`a[href="/groupDetail/${groupOrder}"]`) })
    await expect(running).toBeInViewport({ ratio: 0.9 })
  })

  test('a question before something is given up rises from the bottom, and leaves in sight what it is about', async ({ mall, baseURL }) => {
    const { page, t } = mall
    const { cookies, cashOrder } = await prepareShopper(mallDataDir(), baseURL!)
    await page.context().addCookies(cookies)
    await page.goto(`/orderDetail/${cashOrder}`)
    await settleParts(page)
    await page.getByRole('button', { name: t('orders.action.cancel'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    const { y, height } = (await dialog.boundingBox())!
    expect(y).toBeGreaterThan(page.viewportSize()!.height / 2)
    expect(y + height).toBeCloseTo(page.viewportSize()!.height, 0)
    await dialog.getByRole('button').last().focus()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: t('orders.action.cancel'), exact: true })).toBeFocused()
  })
})

test('the steps of an order stand apart from one another in a mail of 320 px', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'kalata-mails-'))
  await mailsCommand(direct.ctx, [folder])
  await page.setViewportSize({ width: 320, height: 800 })
  for (const lang of languages) {
    await page.setContent(await readFile(join(folder, lang, 'orderPartShipped.html'), 'utf8'))
    const sides = await page.locator('.k-lit + div, .k-unlit + div').evaluateAll((labels) =>
      labels.map((label) => {
        const text = document.createRange()
        text.selectNodeContents(label)
        const { left, right } = text.getBoundingClientRect()
        return { left, right, bar: label.parentElement!.getBoundingClientRect().width }
      }),
    )
    expect(sides).toHaveLength(4)
    for (const [place, { left }] of sides.entries()) if (place > 0) expect(left - sides[place - 1]!.right, lang).toBeGreaterThanOrEqual(4)
    expect(Math.max(...sides.map(({ bar }) => bar)) - Math.min(...sides.map(({ bar }) => bar)), lang).toBeLessThan(8)
  }
  await rm(folder, { recursive: true })
})
