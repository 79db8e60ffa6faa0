import { expect, test, type Mall } from './mall/mall.ts'
import { settle, settleLayout } from './mall/settle.ts'

/** ms: longer than a campaign is shown before the next one comes. */
const longerThanShown = 13_000
const campaigns = ({ page, t }: Mall) => page.getByRole('region', { name: t('scenes.campaigns'), exact: true })
/** The button of the campaign in that place of three. */
const buttonOf = (mall: Mall, place: number) =>
  campaigns(mall).getByRole('button', { name: mall.textPattern('scenes.campaign.show', { place, count: 3 }) })
const scenesOf = ({ page, t }: Mall) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: t('scenes.zone'), exact: true }) })

test.describe('on wide screens', () => {
  test.use({ width: 1440 })

  test('campaigns move by themselves until they are paused, and not while the focus is inside', async ({ mall }) => {
    const { page, t } = mall
    await page.clock.install()
    await page.goto('/home')
    await expect(async () => {
      await page.clock.fastForward(longerThanShown)
      await expect(buttonOf(mall, 1)).toHaveAttribute('aria-current', 'false', { timeout: 1000 })
    }).toPass()

    await buttonOf(mall, 1).press('Enter')
    await expect(buttonOf(mall, 1)).toHaveAttribute('aria-current', 'true')
    await page.clock.fastForward(longerThanShown)
    await expect(buttonOf(mall, 1)).toHaveAttribute('aria-current', 'true')

    await campaigns(mall)
      .getByRole('button', { name: t('scenes.campaigns.pause'), exact: true })
      .press('Enter')
    await expect(campaigns(mall).getByRole('button', { name: t('scenes.campaigns.play'), exact: true })).toBeVisible()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.clock.fastForward(longerThanShown)
    await expect(buttonOf(mall, 1)).toHaveAttribute('aria-current', 'true')
  })

  test('a dot on a scene opens a card by keyboard, Escape closes it, and its link leads to the product', async ({ mall }) => {
    const { page } = mall
    await page.goto('/home')
    await settleLayout(page)
    const scene = scenesOf(mall)
    await scene.scrollIntoViewIfNeeded()
    const dot = scene.getByRole('button').first()
    const name = (await dot.getAttribute('aria-label'))!
    await dot.focus()
    await page.keyboard.press('Enter')
    const card = page.locator('[popover]:popover-open').getByRole('link')
    await expect(card).toContainText(name)
    await expect(card).toContainText('₾')
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(dot).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(card).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/details')
  })
})

test.describe('on phones, with reduced motion', () => {
  test.use({ width: 390 })

  test('campaigns stand still, and their buttons show them', async ({ mall }) => {
    const { page, t } = mall
    await page.clock.install()
    await page.goto('/home')
    await expect(async () => {
      await buttonOf(mall, 2).tap()
      await expect(buttonOf(mall, 2)).toHaveAttribute('aria-current', 'true', { timeout: 1000 })
    }).toPass()
    await expect(campaigns(mall).getByRole('heading').nth(1)).toBeInViewport()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.clock.fastForward(longerThanShown)
    await expect(buttonOf(mall, 2)).toHaveAttribute('aria-current', 'true')
    await expect(campaigns(mall).getByRole('button', { name: t('scenes.campaigns.pause'), exact: true })).toBeHidden()
  })

  test('a dot opens its card by touch, and a touch beside it closes it', async ({ mall }) => {
    const { page } = mall
    await page.goto('/home')
    await settleLayout(page)
    const scene = scenesOf(mall)
    await scene.scrollIntoViewIfNeeded()
    await scene.getByRole('button').first().tap()
    const card = page.locator('[popover]:popover-open')
    await expect(card).toBeVisible()
    // Which scene leads changes with the day, so that the card may lie over any text: the margin of the page is beside it.
    const { y, height } = (await card.boundingBox())!
    await page.touchscreen.tap(2, y > 100 ? y - 8 : y + height + 8)
    await expect(card).toBeHidden()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the products of a scene are links below it, and there are no dots', async ({ mall }) => {
    const { page } = mall
    await page.goto('/home')
    const scene = scenesOf(mall)
    await expect(scene.getByRole('button')).toHaveCount(0)
    const links = scene.getByRole('link')
    expect(await links.count()).toBeGreaterThanOrEqual(4)
    // The first is the zone's: it leads to all scenes.
    await links.first().click()
    expect(new URL(page.url()).pathname).toBe('/ideas')
    await page.getByRole('main').locator('a[href^="/details"]').first().click()
    expect(new URL(page.url()).pathname).toBe('/details')
  })
})

test('home shows prices on its first screen, and the first campaign at once', async ({ mall }) => {
  const { page, small } = mall
  await page.goto('/home')
  await settle(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  const preload = page.locator('head link[rel=preload][as=image][imagesrcset]')
  expect(await preload.count()).toBeGreaterThan(0)
  const seen = await page.evaluate(
    (foot) => [...document.querySelectorAll('ins')].filter((price) => price.getBoundingClientRect().bottom < innerHeight - foot).length,
    small ? 60 : 0,
  )
  expect(seen).toBeGreaterThanOrEqual(2)
})
