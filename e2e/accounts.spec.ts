import type { Locator } from '@playwright/test'
import type { MessageId } from '#locales/ids.ts'
import { anAccount, newAccount, type Account } from './mall/account.ts'
import { codeFor } from './mall/letters.ts'
import { expect, settle, test, type Mall } from './mall/mall.ts'

/** The fields and the button of the registration's page. */
function formOf({ page, say }: Mall) {
  const main = page.getByRole('main')
  const text = (id: MessageId) => main.getByRole('textbox', { name: say(id), exact: true })
  return {
    firstName: text('accounts.firstName'),
    lastName: text('accounts.lastName'),
    account: text('accounts.account'),
    code: text('accounts.code'),
    password: main.getByLabel(say('accounts.newPassword'), { exact: true }),
    repeat: main.getByLabel(say('accounts.password.repeat'), { exact: true }),
    agreement: main.getByRole('checkbox'),
    next: main.getByRole('button', { name: say('accounts.next'), exact: true }),
    register: main.getByRole('button', { name: say('accounts.register.action'), exact: true }),
    back: main.getByRole('button', { name: say('ui.back'), exact: true }),
  }
}

async function expectFault({ say }: Mall, field: Locator, id: MessageId): Promise<void> {
  await expect(field).toHaveAccessibleDescription(say(id))
  await expect(field).toHaveAttribute('aria-invalid', 'true')
}

/** Up to the code, which is on its way. */
async function askForCode(mall: Mall, account: Account): Promise<void> {
  const form = formOf(mall)
  await mall.page.goto('/register')
  await settle(mall.page)
  await form.firstName.fill('Nino')
  await form.lastName.fill('Beridze')
  await form.account.fill(account.mail)
  await form.next.click()
  await expect(form.code).toBeFocused()
}

async function logInOnPage(mall: Mall, { mail, password }: Account, path: string): Promise<void> {
  const { page, say } = mall
  await page.goto(path)
  await settle(page)
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: say('accounts.account') }).fill(mail)
  await main.getByLabel(say('accounts.password'), { exact: true }).fill(password)
  await main.getByRole('button', { name: say('accounts.login.action'), exact: true }).click()
}

test.describe('registration', () => {
  test.use({ lang: 'ru' })

  test('tells of every wrong name and mailbox in its own words', async ({ mall }) => {
    const { page } = mall
    const taken = await anAccount(mall)
    const form = formOf(mall)
    await page.goto('/register')
    await settle(page)
    await form.next.click()
    await expectFault(mall, form.firstName, 'account.firstNameRequired')
    await expectFault(mall, form.lastName, 'account.lastNameRequired')
    await expectFault(mall, form.account, 'account.required')
    await expect(form.firstName).toBeFocused()
    await form.firstName.fill('123')
    await form.lastName.fill('Беридзе')
    await form.account.fill('nino@')
    await form.next.click()
    await expectFault(mall, form.firstName, 'account.nameFormat')
    await expectFault(mall, form.account, 'account.mailboxFormat')
    await form.firstName.fill('Нино')
    await form.account.fill(` ${taken.mail.toUpperCase()} `)
    await form.next.click()
    await expectFault(mall, form.account, 'account.exists')
  })

  test('takes a pasted code, refuses a wrong one, and tells of every weak password', async ({ mall, context }) => {
    const { page, say } = mall
    const account = newAccount()
    const form = formOf(mall)
    await askForCode(mall, account)
    const code = await codeFor(account.mail)
    await form.code.fill(code === '111111' ? '222222' : '111111')
    await expectFault(mall, form.code, 'code.wrong')
    // As a letter shows it, with the words around it.
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate((text) => navigator.clipboard.writeText(text), `Kalata: ${code.slice(0, 3)} ${code.slice(3)}`)
    await form.code.press('ControlOrMeta+A')
    await form.code.press('ControlOrMeta+V')
    await expect(form.password).toBeFocused()

    await form.register.click()
    await expectFault(mall, form.password, 'password.required')
    await expectFault(mall, form.repeat, 'password.repeatRequired')
    await expectFault(mall, form.agreement, 'agreement.required')
    const weak: [string, MessageId][] = [
      ['Ab1', 'password.length'],
      ['Basket 2026', 'password.charset'],
      ['Basketful', 'password.digit'],
      ['BASKET2026', 'password.lower'],
      ['basket2026', 'password.upper'],
      ['Password1', 'password.common'],
    ]
    for (const [value, fault] of weak) {
      await form.password.fill(value)
      await form.register.click()
      await expectFault(mall, form.password, fault)
    }
    await form.password.fill(account.password)
    await form.repeat.fill(`${account.password}x`)
    await form.agreement.check()
    await form.register.click()
    await expectFault(mall, form.repeat, 'password.repeat')
    await form.repeat.fill(account.password)
    await form.register.click()
    await expect(page.getByText(say('accounts.done.title'), { exact: true })).toBeVisible()
  })

  test('counts down to another code over a reload, and the way back keeps what was typed', async ({ mall }) => {
    const { page, say } = mall
    const account = newAccount()
    const form = formOf(mall)
    await askForCode(mall, account)
    await expect(page.getByText(say('accounts.code.again'))).toBeVisible()
    await page.reload()
    await settle(page)
    await expect(form.code).toBeVisible()
    await expect(page.getByText(say('accounts.code.again'))).toBeVisible()
    await expect(page.getByRole('button', { name: say('accounts.code.resend') })).toBeHidden()
    await form.back.click()
    await expect(form.firstName).toHaveValue('Nino')
    await expect(form.account).toHaveValue(account.mail)
    // The code on its way still serves: no second letter, no waiting.
    await form.next.click()
    await form.code.fill(await codeFor(account.mail))
    await expect(form.password).toBeFocused()
  })
})

test('a login leads where it was asked for, and never out of the mall', async ({ mall }) => {
  const { page, say } = mall
  const account = await anAccount(mall)
  await logInOnPage(mall, { ...account, password: 'Wrong2026' }, '/login')
  await expect(page.getByText(say('account.wrongLogin'))).toBeVisible()
  await logInOnPage(mall, account, '/login?redirect=%2Fuser%2Fprofile%2Faddresses')
  await expect(page).toHaveURL(/\/user\/profile\/addresses$/)
  for (const outside of ['https://elsewhere.example/', '//elsewhere.example']) {
    await page.context().clearCookies({ name: /^(?!lang$)/ })
    await logInOnPage(mall, account, `/login?redirect=${encodeURIComponent(outside)}`)
    await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/home$/)
  }
})

test('signing out in one tab signs the other out within moments', async ({ mall, context }) => {
  const { page, say } = mall
  const account = await anAccount(mall)
  await logInOnPage(mall, account, '/login')
  await expect(page).toHaveURL(/\/home$/)
  await settle(page)
  const other = await context.newPage()
  await other.goto('/discount-deals')
  await settle(other)
  const mine = other.getByRole('banner').getByText(say('shell.mine.long'))
  await mine.click()
  await expect(other.getByRole('button', { name: say('shell.account.signOut') })).toBeVisible()
  await page.bringToFront()
  await page.getByRole('banner').getByText(say('shell.mine.long')).click()
  await page.getByRole('button', { name: say('shell.account.signOut') }).click()
  await expect(other.getByText(say('accounts.signedOut'))).toBeVisible({ timeout: 6_000 })
  await expect(other.getByRole('banner').getByRole('link', { name: say('shell.mine.long') })).toBeVisible()
})
