import sharp from 'sharp'
import { anAccount, expectFieldError, formIn, signIn, type Account } from './mall/account.ts'
import { expect, test, type Mall } from './mall/mall.ts'
import { settle } from './mall/settle.ts'

async function openAccount(mall: Mall): Promise<Account> {
  const account = await anAccount(mall)
  await signIn(mall, account)
  await mall.page.goto('/user/profile/account')
  await settle(mall.page)
  return account
}

const picture = (width: number) =>
  sharp({ create: { width, height: width, channels: 3, background: '#7d1d3f', noise: { type: 'gaussian', mean: 128, sigma: 60 } } })

test('names are changed, and the mall calls the member so', async ({ mall }) => {
  const { page, t } = mall
  await openAccount(mall)
  const form = formIn(page.getByRole('main'), mall)
  await form.firstName.fill('')
  await form.button('accounts.page.save').click()
  await expectFieldError(mall, form.firstName, 'account.firstNameRequired')
  await form.firstName.fill('ქეთევან')
  await form.button('accounts.page.save').click()
  await expect(page.getByText(t('accounts.page.saved'))).toBeVisible()
  // The card with the name stands on the overview.
  await page.goto('/user/profile')
  await expect(page.getByRole('main').getByText('ქეთევან Beridze')).toBeVisible()
})

test('a picture is taken as JPEG or PNG, made smaller, and taken away', async ({ mall }) => {
  const { page, t } = mall
  await openAccount(mall)
  const input = page.locator('input[type=file]')
  const face = page.getByRole('img', { name: t('accounts.avatar') })
  await input.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: await picture(64).gif().toBuffer() })
  await expect(page.getByRole('main').getByText(t('upload.format'))).toBeVisible()
  await input.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(600_000) })
  await expect(page.getByRole('main').getByText(t('upload.tooLarge'))).toBeVisible()
  const complete = await picture(320).jpeg().toBuffer()
  await input.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: complete.subarray(0, complete.length / 2) })
  await expect(page.getByRole('main').getByText(t('upload.broken'))).toBeVisible()
  const heavy = await picture(1400).jpeg({ quality: 100 }).toBuffer()
  expect(heavy.length).toBeGreaterThan(512_000)
  await input.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: heavy })
  await expect(face).toBeVisible()
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('button', { name: t('accounts.avatar.remove'), exact: true }).click()
  await expect(face).toBeHidden()
})

test('another device is signed out, and then all of them', async ({ mall, browser, baseURL }) => {
  const { page, t } = mall
  const account = await openAccount(mall)
  const elsewhere = await browser.newContext({ baseURL: baseURL! })
  const other = await elsewhere.newPage()
  await signIn({ ...mall, page: other }, account)
  await page.reload()
  await settle(page)
  await page.getByRole('button', { name: mall.textPattern('accounts.sessions.endName') }).click()
  await expect(page.getByText(t('accounts.sessions.ended'))).toBeVisible()
  await other.goto('/user/profile/account')
  await expect(other).toHaveURL(/redirect=/)
  await elsewhere.close()
  await page.getByRole('button', { name: t('accounts.sessions.endAll'), exact: true }).click()
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByRole('banner').getByRole('link', { name: t('shell.mine.long') })).toBeVisible()
})

test('what the mall knows is downloaded, and the account deleted', async ({ mall }) => {
  const { page, t } = mall
  const account = await openAccount(mall)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('accounts.data.export') }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^kalata-\d{4}-\d\d-\d\d\.json$/)
  await page.getByRole('button', { name: t('accounts.delete.action') }).click()
  const dialog = page.getByRole('dialog')
  const form = formIn(dialog, mall)
  const forGood = form.button('accounts.delete.forGood')
  await expect(forGood).toBeDisabled()
  await form.password.fill('Wrong2026')
  await form.agreement.check()
  await forGood.click()
  await expectFieldError(mall, form.password, 'password.wrong')
  await form.password.fill(account.password)
  await forGood.click()
  await expect(dialog.getByRole('heading', { name: t('accounts.delete.done.title') })).toBeFocused()
  await form.button('shell.error.home').click()
  await expect(page).toHaveURL(/\/home$/)
  await page.goto('/login')
  await settle(page)
  const login = formIn(page.getByRole('main'), mall)
  await login.account.fill(account.name)
  await login.password.fill(account.password)
  await login.logIn.click()
  await expect(page.getByRole('main').getByText(t('account.wrongLogin'))).toBeVisible()
})
