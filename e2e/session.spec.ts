import { anAccount, dialogOf, formIn, logIn, signIn } from './mall/account.ts'
import { expect, test, type Mall } from './mall/mall.ts'
import { settle, settleParts } from './mall/settle.ts'

/** The member pages' login dialog and what is behind it. */
async function expectSignedOut({ page, t }: Mall): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: t('shell.signedOut.title') })).toBeVisible()
  await expect(page.getByRole('dialog', { name: t('accounts.title') })).toBeVisible()
}

const orders = '/user/profile/orders'
const ordersOfVisitor = new RegExp(`${orders}\\?redirect=%2Fuser%2Fprofile%2Forders$`)

test('a click to a member page asks a visitor to register, and Back leads to where it was pressed', async ({ mall }) => {
  const { page, t } = mall
  await page.goto('/home')
  await settle(page)
  const toOrders = page.getByRole('contentinfo').getByRole('link', { name: t('shell.account.orders') })
  await toOrders.click()
  await expect(page).toHaveURL(ordersOfVisitor)
  await expect(page.getByRole('heading', { name: t('accounts.register.title') })).toBeVisible()
  await page.reload()
  await settle(page)
  await expectSignedOut(mall)
  await page.goBack()
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Opened, closed and opened again within a second; the way back stays as long as before.
  const mine = page.getByRole('banner').getByRole('link', { name: t('shell.mine.long') })
  const dialog = page.getByRole('dialog', { name: t('accounts.title') })
  for (let times = 0; times < 2; times++) {
    await mine.click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await mine.click()
  await dialogOf(mall).button('accounts.register.login').click()
  await expect(page.getByRole('heading', { name: t('accounts.login.title') })).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/home$/)
  // A link in a dialog leads away from the page below it.
  await page.getByRole('button', { name: t('shell.catalogue'), exact: true }).click()
  await page.getByRole('dialog').getByRole('link').nth(3).click()
  await expect(page).toHaveURL(/\/search_result\?id=/)
  await page.goBack()
  await expect(page).toHaveURL(/\/home$/)
})

test('a login cookie that is gone takes member pages off the screen, in other tabs too, and ends the session', async ({
  mall,
  context,
}) => {
  const { page, t } = mall
  const account = await anAccount(mall)
  await signIn(mall, account)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/user/profile/account')
    await settle(tab)
    await expect(tab.getByText(account.name).first()).toBeVisible()
    await expect(tab.getByRole('heading', { level: 1, name: t('accounts.page.title') })).toBeVisible()
  }
  mall.expectPageError(/401.*user\/info/)
  await context.clearCookies({ name: 'userInfo' })
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1, name: t('shell.signedOut.title') })).toBeVisible()
    await expect(tab.getByText(account.name)).toHaveCount(0)
  }
  await expectSignedOut(mall)
  expect((await context.cookies()).map(({ name }) => name).filter((name) => name !== 'lang')).toEqual([])
  const headers = { lang: 'en', 'sec-fetch-site': 'same-origin' }
  expect((await page.request.post('/api/pc/mall/user/info', { headers, data: {} })).status()).toBe(401)
})

test('what is typed before the scripts run is not lost', async ({ mall }) => {
  const { page, t } = mall
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  // Style sheets too: the fields are in the document before them, and whatever of the page would wait for one comes too late.
  await page.route(/\/assets\/.*\.(js|css)/, async (route) => {
    await released
    await route.continue()
  })
  // What is held back holds back the load event as well.
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: t('accounts.account'), exact: true }).pressSequentially('555123456')
  release()
  // The form knows of it: a number has an area code.
  await expect(page.getByRole('combobox', { name: t('accounts.country') })).toBeVisible()
  await expect(page.getByRole('textbox', { name: t('accounts.account'), exact: true })).toHaveValue('555123456')
})

test('what is typed outlives a reload, not another visit', async ({ mall }) => {
  const { page, t } = mall
  const account = page.getByRole('textbox', { name: t('accounts.account'), exact: true })
  const visit = async (open: () => Promise<unknown>) => {
    await open()
    await settle(page)
  }
  await visit(() => page.goto('/register'))
  await account.fill('nino@example.ge')
  await visit(() => page.reload())
  await expect(account).toHaveValue('nino@example.ge')
  await visit(() => page.goto('/register'))
  await expect(account).toHaveValue('')
})

test('without a connection a click says so, and the page opens when it is back', async ({ mall, context }) => {
  const { page, t } = mall
  mall.expectPageError(/ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported/)
  await page.goto('/home')
  // The page that says so is loaded after the first view.
  await settleParts(page)
  await context.setOffline(true)
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.tab.lightning'), exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('shell.error.offline.title') })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/lightning-deals$/)
  await expect(page.getByRole('heading', { level: 1, name: t('shell.error.offline.title') })).toBeHidden()
})

test('a chunk that is gone loads the page that was asked for, once a minute; a missing part says so in its place', async ({ mall }) => {
  const { page, t } = mall
  mall.expectPageError(/assets|dynamically imported module|ERR_FAILED|preload/i)
  await page.goto('/home')
  await settle(page)
  let loads = 0
  page.on('load', () => loads++)
  await page.route(/\/assets\/(?:deals|category-panel|cart)-[^/]*\.js$/, (route) => route.abort('failed'))
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.tab.discount') })
    .click()
  await expect(page).toHaveURL(/\/discount-deals$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => loads).toBe(1)
  await page.goto('/home')
  await settle(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.tab.discount') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('shell.error.load.title') })).toBeVisible()
  await expect(page).toHaveURL(/\/discount-deals$/)
  await page.getByRole('button', { name: t('shell.catalogue'), exact: true }).click()
  await expect(page.getByRole('dialog').getByText(t('ui.part.failed'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('banner')).toBeVisible()
  expect(loads).toBe(2)
})

test('where an extension blocks code of the frame, a search is sent as a form and a link opens a document', async ({ mall }) => {
  const { page } = mall
  mall.expectPageError(/assets|dynamically imported module|ERR_FAILED|preload/i)
  await page.route(/\/assets\/(?:later|member-session)-[^/]*\.js$/, (route) => route.abort('blockedbyclient'))
  await page.goto('/home')
  await page.waitForRequest(/\/assets\/later-[^/]*\.js$/)
  const field = page.locator('#search-field')
  await field.fill('lamp')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/search_result\?keywords=lamp$/, { timeout: 4000 })
  await page.waitForRequest(/\/assets\/later-[^/]*\.js$/)
  const link = page.getByRole('main').getByRole('article').getByRole('link').first()
  const name = (await link.textContent())!
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
})

test('between a login code and the next the screen says what to do', async ({ mall }) => {
  const { page, t } = mall
  const account = await anAccount(mall)
  const form = formIn(page.getByRole('main'), mall)
  await page.clock.install()
  await page.goto('/login')
  await settle(page)
  await form.account.fill(account.name)
  await form.byCode.click()
  await expect(page.getByText('01:30')).toBeVisible()
  await expect(page.getByText(t('accounts.code.between'))).toBeHidden()
  await page.clock.fastForward(61_000)
  await expect(page.getByText(t('accounts.code.between'))).toBeVisible()
  await expect(form.button('accounts.login.byPassword')).toBeVisible()
  await page.clock.fastForward(30_000)
  await expect(page.getByText(t('accounts.code.between'))).toBeHidden()
  await expect(form.button('accounts.code.resend')).toBeVisible()
})

test('favourites of a visitor are in the browser and become the member’s at sign-in', async ({ mall }) => {
  const { page, t } = mall
  const account = await anAccount(mall)
  await page.goto('/discount-deals')
  await settle(page)
  const hearts = page.getByRole('main').getByRole('button', { name: mall.textPattern('favourites.heart') })
  for (let index = 0; index < 3; index++) await hearts.nth(index).click()
  await expect(page.getByText(t('favourites.guest'))).toBeVisible()
  await page.reload()
  await settle(page)
  await expect(hearts.nth(2)).toHaveAttribute('aria-pressed', 'true')
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.favourites.count', { count: 3 }) })
    .click()
  await dialogOf(mall).button('accounts.register.login').click()
  await logIn(mall, account)
  await expect(page).toHaveURL(/\/home$/)
  await page.goto('/user/profile/wishlist')
  await settle(page)
  await expect(page.getByText(t('favourites.count', { count: 3 }))).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('favourites'))).toBeNull()
  await expect(page.getByRole('banner').getByRole('link', { name: t('shell.favourites.count', { count: 3 }) })).toBeVisible()
})
