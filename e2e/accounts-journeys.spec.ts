import { languages } from '#contract/core/languages.ts'
import {
  anAccount,
  dialogOf,
  expectFieldError,
  finishRegistration,
  formIn,
  logIn,
  newAccount,
  register,
  signIn,
  type Account,
} from './mall/account.ts'
import { codeFor } from './mall/sent-messages.ts'
import { expect, test, type Mall } from './mall/mall.ts'
import { settle } from './mall/settle.ts'
import { rotated } from '../tools/test/tier.ts'

/** Opens the register dialog as a visitor does. */
async function openDialog({ page, t, small }: Mall): Promise<void> {
  await page.goto('/cart')
  await settle(page)
  if (small)
    await page
      .getByRole('navigation', { name: t('shell.bottomBar') })
      .getByText(t('shell.mine'), { exact: true })
      .click()
  else
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell.mine.long') })
      .click()
  await expect(page.getByRole('dialog', { name: t('accounts.title') })).toBeVisible()
}

async function expectSignedIn({ page }: Mall): Promise<void> {
  await expect(page).toHaveURL(/\/home$/)
  await expect.poll(async () => (await page.context().cookies()).some(({ name }) => name === 'userInfo')).toBe(true)
}

/** Another visit of the same browser, signed out. */
async function comeBackAsVisitor({ page }: Mall): Promise<void> {
  await page.goto('/mark.svg')
  await page.context().clearCookies({ name: /^(?!lang$)/ })
}

async function registerCompany(mall: Mall, account: Account): Promise<void> {
  const { page, t } = mall
  const form = dialogOf(mall)
  await form.legal.click()
  await expect(page.getByRole('heading', { name: t('accounts.legal') })).toBeVisible()
  await form.companyName.fill('ჩაის სახლი')
  await form.companyCode.fill('204876541')
  await form.account.fill(account.name)
  await form.next.click()
  await finishRegistration(mall, account)
}

for (const [place, lang] of rotated([...languages.entries()])) {
  test.describe(`in ${lang}`, () => {
    test.use({ lang, width: place % 2 === 0 ? 1440 : 390 })

    // Every way in two languages and at both widths, and both ways in every language.
    const [way, other] = place < 2 ? (['mail', 'phone'] as const) : (['phone', 'mail'] as const)

    test(`a natural person registers by ${way}, signs in with the password and with a code`, async ({ mall }) => {
      const account = newAccount(way)
      await openDialog(mall)
      await register(mall, account)
      await logIn(mall, account)
      await expectSignedIn(mall)

      await comeBackAsVisitor(mall)
      await openDialog(mall)
      const form = dialogOf(mall)
      await form.button('accounts.register.login').click()
      await form.account.fill(account.name)
      await form.byCode.click()
      await expect(form.code).toBeFocused()
      await form.code.fill(await codeFor(account.to, 1))
      await expectSignedIn(mall)
    })

    test(`a legal entity registers by ${other} and signs in`, async ({ mall }) => {
      const account = newAccount(other)
      await openDialog(mall)
      await registerCompany(mall, account)
      await logIn(mall, account)
      await expectSignedIn(mall)
      await mall.page.goto('/user/profile/account')
      await expect(formIn(mall.page.getByRole('main'), mall).companyName).toHaveValue('ჩაის სახლი')
      await expect(formIn(mall.page.getByRole('main'), mall).companyCode).toHaveValue('204876541')
    })

    test(`a forgotten password is set again by ${other}`, async ({ mall }) => {
      const { page, t } = mall
      const account = newAccount(other)
      await openDialog(mall)
      await register(mall, account)
      const form = dialogOf(mall)
      await form.forgot.click()
      await expect(page.getByText(t('accounts.forgot.title'), { exact: true })).toBeVisible()
      await form.account.fill(newAccount(other).name)
      await form.button('accounts.forgot.action').click()
      await expectFieldError(mall, form.account, 'account.missing')
      await form.account.fill(account.name)
      await form.button('accounts.forgot.action').click()
      await expect(form.code).toBeFocused()
      await form.code.fill(await codeFor(account.to, 1))
      await form.newPassword.fill('Newbasket7')
      await form.repeat.fill('Newbasket7')
      await form.button('accounts.forgot.save').click()
      await expect(page.getByText(t('accounts.forgot.done.title'), { exact: true })).toBeVisible()
      await form.logIn.click()
      await logIn(mall, { ...account, password: 'Newbasket7' })
      await expectSignedIn(mall)
    })

    test('a password is changed', async ({ mall }) => {
      const { page, t } = mall
      const account = await anAccount(mall)
      await signIn(mall, account)
      await page.goto('/user/profile/change-password')
      await settle(page)
      const form = formIn(page.getByRole('main'), mall)
      const save = form.button('accounts.forgot.save')
      await save.click()
      await expectFieldError(mall, form.oldPassword, 'password.required')
      await expectFieldError(mall, form.newPassword, 'password.required')
      await expectFieldError(mall, form.repeat, 'password.repeatRequired')
      await form.oldPassword.fill('Wrong2026')
      await form.newPassword.fill('Newbasket7')
      await form.repeat.fill('Newbasket7')
      await save.click()
      await expectFieldError(mall, form.oldPassword, 'password.wrongOld')
      await form.oldPassword.fill(account.password)
      await save.click()
      await expect(page.getByText(t('accounts.change.done'), { exact: true })).toBeVisible()
      // It is delivered after the change, within moments: on a busy machine not before the next page is asked for.
      await expect(async () => {
        await page.goto('/user/profile/notifications')
        await expect(page.getByText(t('notifications.passwordChanged.title'), { exact: true })).toBeVisible({ timeout: 5000 })
      }).toPass()
    })
  })
}

for (const [width, height] of [
  [1440, 0],
  [768, 0],
  [767, 844],
  [390, 844],
] as const) {
  test.describe(`${width} px wide`, () => {
    test.use({ width, lang: 'en' })

    test('the dialog is 446 px, or the whole of a small screen, and asks for few things at a time', async ({ mall }) => {
      const { page } = mall
      await openDialog(mall)
      const dialog = page.getByRole('dialog', { name: 'Authorization', exact: true })
      const form = formIn(dialog, mall)
      const withHeight = height > 0
      await expect
        .poll(async () => {
          const box = (await dialog.boundingBox())!
          return withHeight ? [box.width, box.height] : [box.width]
        })
        .toEqual(withHeight ? [width, height] : [446])
      const fields = dialog.locator('input:visible, select:visible')
      const [natural, legal] = [5, 6]
      expect(await fields.count()).toBeLessThanOrEqual(natural)
      await expect(form.button('ui.close')).toBeVisible()
      await expect(form.back).toBeHidden()
      await form.button('accounts.legal').click()
      await expect(dialog.getByRole('heading', { name: 'Legal entity', exact: true })).toBeVisible()
      await form.account.fill('555123456')
      expect(await fields.count()).toBeLessThanOrEqual(legal)
      await form.back.click()
      await expect(form.firstName).toBeFocused()
      await form.button('ui.close').click()
      await expect(dialog).toBeHidden()
    })
  })
}

test('login, registration and forgotten password take each other’s place', async ({ mall }) => {
  const { page, t } = mall
  await openDialog(mall)
  const form = dialogOf(mall)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await form.button('accounts.register.login').click()
  await expect(page.getByRole('heading', { name: t('accounts.login.title') })).toBeVisible()
  await form.forgot.click()
  await expect(page.getByRole('heading', { name: t('accounts.forgot.title') })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await form.back.click()
  await expect(page.getByRole('heading', { name: t('accounts.login.title') })).toBeVisible()
  await form.button('accounts.login.register').click()
  await expect(page.getByRole('heading', { name: t('accounts.register.title') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
