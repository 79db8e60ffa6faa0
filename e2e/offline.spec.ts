import { expect, test, type Mall } from './mall/mall.ts'
import { settle } from './mall/settle.ts'
import { variants } from './mall/variants.ts'
import { findProduct } from './mall/products.ts'
import { anAccount, signIn } from './mall/account.ts'
import { rotated } from '../tools/test/tier.ts'

/** What a page reports of files and calls that do not come. */
const withoutConnection =
  /ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported|Unable to preload CSS|ERR_FAILED|Failed to load resource/

test.use({ serviceWorkers: 'allow' })

/** Waits until the worker has stored what is open: the page sends it on once it stands. */
async function stored({ page }: Mall, path: string): Promise<void> {
  const isStored = () =>
    page.evaluate(async (address) => {
      const names = (await caches.keys()).filter((name) => name.startsWith('pages '))
      const found = await Promise.all(names.map(async (name) => (await caches.open(name)).match(address)))
      return found.some(Boolean)
    }, path)
  await expect.poll(isStored).toBe(true)
}

for (const { lang, width } of rotated([variants[0]!, variants[3]!])) {
  test.describe(`in ${lang} at ${width} px`, () => {
    test.use({ lang, width })

    test('visited products and the cart open without a connection, and everything is as before once it is back', async ({
      mall,
      context,
    }) => {
      const { page, t } = mall
      mall.expectPageError(withoutConnection)
      const { productId, name } = await findProduct(mall, 47)
      const path = `/details?id=${productId}`
      await page.goto(path)
      await settle(page)
      await stored(mall, path)
      await page
        .getByRole('button', { name: t('cart.add'), exact: true })
        .filter({ visible: true })
        .click()
      await expect(page.getByRole('button', { name: t('cart.add.added') }).filter({ visible: true })).toBeVisible()
      await page.goto('/cart')
      await expect(page.getByRole('link', { name: name }).first()).toBeVisible()
      await stored(mall, '/cart')

      await context.setOffline(true)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: name })).toBeVisible()
      await page.goto('/cart')
      await expect(page.getByRole('link', { name: name }).first()).toBeVisible()
      await expect(page.getByText(mall.textPattern('cart.stored.text'))).toBeVisible()
      await expect(page.getByRole('checkbox').first()).toBeDisabled()
      // What was never visited leads to the page that says so, and what can be read.
      await page.goto('/discount-deals')
      await expect(page.getByRole('heading', { level: 1, name: t('shell.error.offline.title') })).toBeVisible()
      await page.getByRole('link', { name: name }).click()
      await expect(page.getByRole('heading', { level: 1, name: name })).toBeVisible()
      await page.goto('/cart')
      await expect(page.getByText(mall.textPattern('cart.stored.text'))).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByText(mall.textPattern('cart.stored.text'))).toBeHidden()
      await expect(page.getByRole('checkbox').first()).toBeEnabled()
      await page.goto('/offline?from=/discount-deals')
      await page.getByRole('button', { name: t('shell.error.again') }).click()
      await expect(page).toHaveURL(/\/discount-deals$/)
    })
  })
}

test('a page of a member, which is never stored, leads to the one that says so', async ({ mall, context }) => {
  const { page, t } = mall
  mall.expectPageError(withoutConnection)
  await signIn(mall, await anAccount(mall))
  await page.goto('/home')
  await settle(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await stored(mall, '/offline')
  await page.goto('/user/profile/addresses')
  await expect(page.getByRole('heading', { level: 1, name: t('addresses.title') })).toBeVisible()
  await context.setOffline(true)
  await page.goto('/user/profile/addresses?from=mail')
  await expect(page.getByRole('heading', { level: 1, name: t('shell.error.offline.title') })).toBeVisible()
  const addresses = await page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => url)
  })
  expect(addresses.filter((url) => url.includes('/user'))).toEqual([])
  await settle(page)
  await context.setOffline(false)
  // Once there is a connection the page is opened by itself.
  await expect(page).toHaveURL(/\/user\/profile\/addresses\?from=mail$/)
  await expect(page.getByRole('heading', { level: 1, name: t('addresses.title') })).toBeVisible()
})
