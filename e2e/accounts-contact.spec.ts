import { languages } from '#contract/core/languages.ts'
import { anAccount, dialogOf, expectFieldError, formIn, newAccount, signIn } from './mall/account.ts'
import { codeFor } from './mall/sent-messages.ts'
import { expect, test, type Mall } from './mall/mall.ts'
import { settle } from './mall/settle.ts'
import { rotated } from '../tools/test/tier.ts'

async function openAccount({ page }: Mall): Promise<void> {
  await page.goto('/user/profile/account')
  await settle(page)
}

for (const [place, lang] of rotated([...languages.entries()])) {
  test.describe(`in ${lang}`, () => {
    test.use({ lang, width: [390, 1440][place % 2]! })

    test('a member adds a phone, proves it, and signs in with it', async ({ mall }) => {
      const { page, t } = mall
      const account = await anAccount(mall)
      const phone = newAccount('phone')
      await signIn(mall, account)
      await openAccount(mall)
      const add = page.getByRole('button', { name: t('accounts.contact.phone.add') })
      await add.click()
      const form = dialogOf(mall)
      const number = page.getByRole('dialog').getByRole('textbox', { name: t('accounts.signIn.phone'), exact: true })
      await expect(number).toBeFocused()

      await number.fill('nino@example.ge')
      await form.button('accounts.forgot.action').click()
      await expectFieldError(mall, number, 'account.phoneFormat')
      await number.fill(phone.name)
      await form.button('accounts.forgot.action').click()

      await expect(form.code).toBeFocused()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(/\b01:[0-2]\d\b/)).toBeVisible()
      const code = await codeFor(phone.to)
      await form.code.fill(code === '000000' ? '000001' : '000000')
      await expectFieldError(mall, form.code, 'code.wrong')

      // A reload on the way loses nothing, and the next code keeps its distance.
      await openAccount(mall)
      await add.click()
      await expect(form.code).toBeVisible()
      await expect(dialog.getByText(/\b0[01]:\d\d\b/)).toBeVisible()
      await form.code.fill(code)

      await expect(form.password).toBeFocused()
      await form.password.fill('Basket2025')
      await form.button('accounts.page.save').click()
      await expectFieldError(mall, form.password, 'password.wrong')
      await form.password.fill(account.password)
      await form.button('accounts.page.save').click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText(phone.to.replace(/^\+995(...)(..)(..)(..)$/, '+995 $1 $2 $3 $4')).first()).toBeVisible()
      await expect(page.getByRole('button', { name: t('accounts.contact.phone.change') })).toBeFocused()

      await page.goto('/mark.svg')
      await page.context().clearCookies({ name: /^(?!lang$)/ })
      await page.goto('/login?redirect=%2Fuser%2Fprofile%2Faccount')
      await settle(page)
      const login = formIn(page.getByRole('main'), mall)
      await login.account.fill(phone.name)
      await login.password.fill(account.password)
      await login.logIn.click()
      await expect(page.getByRole('main').getByText(account.name, { exact: true })).toBeVisible()
    })
  })
}

test('an e-mail address that another member has is refused, and the old one is replaced by a free one', async ({ mall }) => {
  const { page, t } = mall
  const [other, account] = [await anAccount(mall), await anAccount(mall)]
  const next = newAccount()
  await signIn(mall, account)
  await openAccount(mall)
  await page.getByRole('button', { name: t('accounts.contact.mail.change') }).click()
  const form = dialogOf(mall)
  const mail = page.getByRole('dialog').getByRole('textbox', { name: t('accounts.signIn.mail'), exact: true })
  await mail.fill(other.name)
  await form.button('accounts.forgot.action').click()
  await expectFieldError(mall, mail, 'account.exists')
  await mail.fill(next.name)
  await form.button('accounts.forgot.action').click()
  await form.code.fill(await codeFor(next.to))
  await form.password.fill(account.password)
  await form.button('accounts.page.save').click()
  await expect(page.getByText(t('accounts.contact.done', { account: next.name }))).toBeVisible()
  await expect(page.getByRole('main').getByText(next.name, { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText(account.name)).toBeHidden()
})
