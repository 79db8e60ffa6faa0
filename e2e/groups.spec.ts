import type { Browser, Locator } from '@playwright/test'
import { formatGel, formatGelShort } from '#contract/core/money.ts'
import { toStored } from '#contract/core/languages.ts'
import { aGroupCampaign } from '#demo/factories/groups.ts'
import { openDirectDb, type DirectDb } from '#demo/testing/direct-db.ts'
import { expireGroup } from '#server/groups/seats/seats.service.ts'
import { anAccount, logIn } from './mall/account.ts'
import { callApi, findProduct, type TestProduct } from './mall/products.ts'
import { expect, test, type Mall } from './mall/mall.ts'
import { settle } from './mall/settle.ts'
import { becomeShopper, fillAddress, payByCard } from './mall/shopper.ts'
import { variants } from './mall/variants.ts'
import { mallDataDir } from './mall/data-dir.ts'
import { rotated } from '../tools/test/tier.ts'

let direct: DirectDb
test.beforeAll(async () => {
  direct = await openDirectDb(mallDataDir())
})
test.afterAll(() => direct.close())

/** A campaign for two on a product, at three quarters of its price. Returns the group's price, tetri. */
async function aCampaignOn({ productId, offerId, price }: TestProduct): Promise<number> {
  const groupPrice = Math.floor((price * 3) / 4)
  const product = { id: productId, offerId, offerIds: [offerId], storeId: 0, categoryId: 0 }
  await aGroupCampaign(direct.ctx, { product, price: groupPrice, size: 2 })
  return groupPrice
}

/** Opens a group on the product's page and pays for its first seat. */
async function openGroup(mall: Mall, product: TestProduct, price: number): Promise<string> {
  const { page, t } = mall
  await becomeShopper(mall)
  await page.goto(`/details?id=${product.productId}`)
  await settle(page)
  await page.getByRole('link', { name: t('groups.openFor', { price: formatGelShort(price) }) }).click()
  await payByCard(mall, price)
  await expect(page).toHaveURL(/\/groupDetail\//)
  await expect(page.getByRole('heading', { level: 1, name: t('groups.outcome.waiting', { count: 1 }) })).toBeVisible()
  const [, orderNo] = /groupDetail\/([^/?]+)/.exec(page.url())!
  const { group } = await callApi(mall, 'groups.ofOrder', { orderNo: orderNo! })
  return group.groupId
}

/** The same mall in the browser of somebody else. */
async function anotherBrowser(browser: Browser, mall: Mall, baseURL: string): Promise<Mall> {
  const context = await browser.newContext({ baseURL, viewport: mall.page.viewportSize() })
  await context.addCookies([{ name: 'lang', value: toStored[mall.lang], url: baseURL }])
  return { ...mall, page: await context.newPage() }
}

/** A visitor joins the group that is shown: logs in over the page with an account that has no address yet, and goes on at the checkout of the seat. */
async function joinAsVisitor(mall: Mall): Promise<void> {
  const { page, t } = mall
  const account = await anAccount(mall)
  await page
    .getByRole('link', { name: t('groups.joinThis') })
    .filter({ visible: true })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('accounts.register.login'), exact: true }).click()
  await expectFocusInside(dialog)
  await logIn(mall, account)
  await expect(page).toHaveURL(/\/submit\?.*group=/)
  await settle(page)
  await fillAddress(mall)
}

/** The tab key stays in a dialog, forth and back. */
async function expectFocusInside(dialog: Locator): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < 15; presses++) {
      await dialog.page().keyboard.press(key)
      expect(await dialog.evaluate((node) => document.activeElement === document.body || node.contains(document.activeElement))).toBe(true)
    }
}

/** Two variants run each of the two journeys; of either pair one in the default tier. */
const [first, second] = [0, 1].map((rest) => [...variants.entries()].filter(([index]) => index % 2 === rest))

for (const [index, { lang, width }] of [...rotated(first!), ...rotated(second!)]) {
  test.describe(`groups in ${lang} at ${width}`, () => {
    test.use({ lang, width })

    // Two of the variants see a group succeed, the other two see one expire.
    if (index % 2 === 1)
      test('a group is opened, joined by its link from another browser, and succeeds on both screens', async ({
        mall,
        browser,
        baseURL,
      }) => {
        const { page, t } = mall
        const product = await findProduct(mall, 34 + index)
        const price = await aCampaignOn(product)
        await openGroup(mall, product, price)
        const link = await page.getByRole('textbox', { name: t('groups.share.link') }).inputValue()
        const friend = await anotherBrowser(browser, mall, baseURL!)
        await friend.page.goto(link)
        await settle(friend.page)
        await joinAsVisitor(friend)
        await payByCard(friend, price)
        await expect(friend.page).toHaveURL(/\/groupDetail\//)
        await expect(friend.page.getByRole('heading', { level: 1, name: t('groups.outcome.succeeded') })).toBeVisible()
        // Nobody reloads the leader's page.
        await expect(page.getByRole('heading', { level: 1, name: t('groups.outcome.succeeded') })).toBeVisible()
        await friend.page.context().close()
      })
    else
      test('a group that does not fill gives the money back', async ({ mall }) => {
        const { page, t } = mall
        const product = await findProduct(mall, 34 + index)
        const price = await aCampaignOn(product)
        const groupId = await openGroup(mall, product, price)
        expect(await expireGroup(direct.ctx, groupId)).toBe(true)
        await expect(page.getByRole('heading', { level: 1, name: t('groups.outcome.expired') })).toBeVisible()
        await expect(page.getByText(t('groups.outcome.expired.text', { total: formatGel(price) }))).toBeVisible()
        const [, orderNo] = /groupDetail\/([^/?]+)/.exec(page.url())!
        await expect.poll(async () => (await callApi(mall, 'orders.get', { orderNo: orderNo! })).payment).toBe('voided')
      })
  })
}
