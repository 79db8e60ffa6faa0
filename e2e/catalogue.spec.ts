import { anAccount, signIn } from './mall/account.ts'
import { expect, test, type Mall } from './mall/mall.ts'
import { settle, settleParts } from './mall/settle.ts'
import { callApi, findProduct } from './mall/products.ts'

/** A product with a sold-out variant and one that can be bought. */
async function soldOutOffer(mall: Mall): Promise<{ productId: number; offerId: number }> {
  for (let id = 1; id < 200; id++) {
    const product = await callApi(mall, 'catalogue.product', { id }).catch(() => undefined)
    const soldOut = product?.offers.find((offer) => offer.available === 0)
    if (product && soldOut && product.offers.some((offer) => offer.available > 0)) return { productId: id, offerId: soldOut.offerId }
  }
  throw new Error('The demo mall has no sold-out variant')
}

test.describe('on phones', () => {
  test.use({ width: 390 })

  test('a sold-out variant offers a notification, and a picture is magnified over the whole screen', async ({ mall }) => {
    const { page, t } = mall
    await signIn(mall, await anAccount(mall))
    const { productId, offerId } = await soldOutOffer(mall)
    await page.goto(`/details?id=${productId}&offer=${offerId}`)
    await settle(page)
    await expect(page.getByText(mall.textPattern('catalogue.details.arrives'))).toHaveCount(0)
    await page
      .getByRole('button', { name: t('favourites.alert.add'), exact: true })
      .filter({ visible: true })
      .click()
    const added = page.getByRole('button', { name: t('favourites.alert.added'), exact: true }).filter({ visible: true })
    await expect(added).toBeVisible()
    await page.reload()
    await expect(added).toBeVisible()

    await page.getByRole('button', { name: t('catalogue.details.zoom'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    const picture = dialog.getByRole('img').first()
    const width = async () => (await picture.boundingBox())!.width
    const fittedWidth = await width()
    expect(fittedWidth).toBeGreaterThanOrEqual(390)
    await dialog.getByRole('button', { name: t('catalogue.details.zoom.in'), exact: true }).click()
    expect(Math.round((await width()) / fittedWidth / 0.1) / 10).toBe(2.5)
    const left = async () => (await picture.boundingBox())!.x
    const before = await left()
    await page.mouse.move(200, 400)
    await page.mouse.down()
    await page.mouse.move(120, 400, { steps: 4 })
    await page.mouse.up()
    expect(before - (await left())).toBeGreaterThan(60)
    await dialog.getByRole('button', { name: t('catalogue.details.zoom.out'), exact: true }).click()
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('status').filter({ hasText: '2 /' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
})

test('home: a variant is added without leaving, and Back finds the same cards at the same place', async ({ mall }) => {
  const { page, t } = mall
  await page.goto('/home')
  await settleParts(page)
  const zone = page.locator('section').filter({ has: page.getByRole('heading', { name: t('catalogue.zone.forYou'), exact: true }) })
  const cards = zone.getByRole('article')
  await expect(cards).toHaveCount(18)
  await page.getByRole('link', { name: t('catalogue.zone.more') }).click()
  await expect(cards).toHaveCount(36)

  await cards
    .getByRole('link', { name: mall.textPattern('cart.quick.choose.of') })
    .last()
    .press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('cart.add'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: t('shell.cart.count', { count: 1 }) })).toBeVisible()
  await expect(page).toHaveURL(/\/home\?shown=2$/)

  const last = cards.last().getByRole('heading').getByRole('link')
  // A click scrolls on where the search field or a toast covers the link: the place is that of the click.
  await page.evaluate(() =>
    addEventListener('click', () => sessionStorage.setItem('clickedAt', String(scrollY)), { capture: true, once: true }),
  )
  await last.click()
  await expect(page).toHaveURL(/\/details\?id=/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(cards).toHaveCount(36)
  const place = await page.evaluate(() => Number(sessionStorage.getItem('clickedAt')))
  expect(place).toBeGreaterThan(1000)
  // Heights are fractions of a pixel, so that the same place may round to the next one.
  const distance = () => page.evaluate((clickedAt) => Math.abs(scrollY - clickedAt), place)
  await expect.poll(distance).toBeLessThanOrEqual(1)
  // A document scrolled to its place has the heights of everything above.
  await page.reload()
  await expect.poll(distance).toBeLessThanOrEqual(1)
  await expect(last).toBeInViewport()
})

test('the quick view of a card shows the views of the chosen colour, and leads to its page', async ({ mall }) => {
  const { page } = mall
  await page.goto('/search_result?id=1&level=1')
  await settleParts(page)
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('circle') })
    .first()
  await card
    .getByRole('link', { name: mall.textPattern('cart.quick.choose.of') })
    .last()
    .press('Enter')
  const dialog = page.getByRole('dialog')
  const picture = dialog.locator('img').first()
  const first = await picture.getAttribute('src')
  const views = dialog.getByRole('group', { name: mall.t('catalogue.details.gallery') }).getByRole('button')
  await views.nth(1).click()
  await expect(views.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(picture).not.toHaveAttribute('src', first!)
  await views.first().click()
  await expect(picture).toHaveAttribute('src', first!)
  await dialog
    .getByRole('button', { pressed: false })
    .filter({ has: page.locator('circle') })
    .first()
    .click()
  await expect(picture).not.toHaveAttribute('src', first!)
  const colours = dialog.getByRole('button', { pressed: true }).filter({ has: page.locator('circle') })
  const colour = await colours.first().innerText()
  await dialog.getByRole('link', { name: mall.t('cart.quick.page') }).click()
  await expect(page).toHaveURL(/\/details\?id=\d+&offer=\d+$/)
  await expect(page.getByRole('main').getByRole('link', { name: colour, exact: true })).toHaveAttribute('aria-current', 'true')
})

test('a quantity beyond the stock is cut, and Tab goes on to the button that reached its limit', async ({ mall }) => {
  const { page, t } = mall
  const { productId } = await findProduct(mall, 6)
  await page.goto(`/details?id=${productId}`)
  await settle(page)
  const quantity = page.getByRole('group', { name: t('catalogue.details.quantity') })
  const field = quantity.getByRole('textbox')
  await field.fill('99')
  await page.keyboard.press('Tab')
  const more = quantity.getByRole('button', { name: t('ui.more') })
  await expect(more).toBeFocused()
  await expect(more).toHaveAttribute('aria-disabled', 'true')
})

for (const width of [390, 1440]) {
  test.describe(`texts of merchants at ${width} px`, () => {
    test.use({ width })

    test('words that are longer than the page break, and descriptions keep their lines', async ({ mall }) => {
      const { page } = mall
      const { pageResult } = await callApi(mall, 'search.search', { keywords: 'mug' })
      await page.goto(`/details?id=${pageResult.results[0]!.productId}`)
      await settleParts(page)
      const heights = await page.evaluate((word) => {
        for (const each of document.querySelectorAll('h1, dt, dd, [aria-current=page]')) each.textContent = word
        const paragraph = document.querySelector('main section h2 + p')!
        const heightOf = (text: string) => {
          paragraph.textContent = text
          return paragraph.getBoundingClientRect().height
        }
        const [line, list] = [heightOf('• 45 cm'), heightOf('• 45 cm\n• 2 cm')]
        paragraph.textContent = word
        return { line, list }
      }, 'W'.repeat(140))
      expect(heights.list).toBe(2 * heights.line)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  })
}
