import { toStored } from '#contract/core/languages.ts'
import type { Locator } from '@playwright/test'
import type { MessageId } from '#locales/ids.ts'
import { callApi } from './products.ts'
import { codeFor } from './sent-messages.ts'
import { expect, type Mall } from './mall.ts'

export interface Account {
  /** The e-mail address or phone number as entered. */
  name: string
  /** Recipient of its verification codes. */
  to: string
  password: string
}

/** An account that is not registered: a random e-mail address or Georgian phone number. */
export function newAccount(kind: 'mail' | 'phone' = 'mail'): Account {
  const password = 'Basket2026'
  if (kind === 'mail') {
    const name = `shopper-${crypto.randomUUID().slice(0, 12)}@example.ge`
    return { name, to: name, password }
  }
  const digits = String(10_000_000 + Math.floor(Math.random() * 89_999_999))
  return {
    name: `5${digits[0]}${digits[1]} ${digits.slice(2, 4)} ${digits.slice(4, 6)} ${digits.slice(6)}`,
    to: `+9955${digits}`,
    password,
  }
}

/** Locators of the fields and buttons of the account forms, in a dialog or on a page. */
export function formIn(container: Locator, { t }: Mall) {
  const text = (id: MessageId) => container.getByRole('textbox', { name: t(id), exact: true })
  const button = (id: MessageId) => container.getByRole('button', { name: t(id), exact: true })
  return {
    firstName: text('accounts.firstName'),
    lastName: text('accounts.lastName'),
    companyName: text('accounts.companyName'),
    companyCode: text('accounts.companyCode'),
    account: text('accounts.account'),
    code: text('accounts.code'),
    oldPassword: container.getByLabel(t('accounts.change.old'), { exact: true }),
    password: container.getByLabel(t('accounts.password'), { exact: true }),
    newPassword: container.getByLabel(t('accounts.newPassword'), { exact: true }),
    repeat: container.getByLabel(t('accounts.password.repeat'), { exact: true }),
    agreement: container.getByRole('checkbox'),
    next: button('accounts.next'),
    register: button('accounts.register.action'),
    logIn: button('accounts.login.action'),
    byCode: button('accounts.login.byCode'),
    legal: button('accounts.legal'),
    forgot: button('accounts.forgot'),
    back: button('ui.back'),
    button,
  }
}

export const dialogOf = (mall: Mall) => formIn(mall.page.getByRole('dialog'), mall)

/** Expects a field to be invalid with this message as its description. */
export async function expectFieldError({ t }: Mall, field: Locator, id: MessageId): Promise<void> {
  await expect(field).toHaveAccessibleDescription(t(id))
  await expect(field).toHaveAttribute('aria-invalid', 'true')
}

/** Registers a natural person in the open dialog, with the verification code sent, up to the login form. */
export async function register(mall: Mall, account: Account): Promise<void> {
  const form = dialogOf(mall)
  await form.firstName.fill('Nino')
  await form.lastName.fill('Beridze')
  await form.account.fill(account.name)
  await form.next.click()
  await finishRegistration(mall, account)
}

/** Continues a registration whose code was sent, up to the login form. */
export async function finishRegistration(mall: Mall, account: Account): Promise<void> {
  const form = dialogOf(mall)
  await expect(form.code).toBeFocused()
  await form.code.fill(await codeFor(account.to))
  await expect(form.newPassword).toBeFocused()
  await form.newPassword.fill(account.password)
  await form.repeat.fill(account.password)
  await form.agreement.check()
  await form.register.click()
  await expect(mall.page.getByRole('dialog').getByText(mall.t('accounts.done.title'), { exact: true })).toBeVisible()
  await form.logIn.click()
}

/** Logs in in the open dialog; after a registration the account is filled in already. */
export async function logIn(mall: Mall, account: Account): Promise<void> {
  const form = dialogOf(mall)
  await expect(form.account).toBeVisible()
  if ((await form.account.inputValue()) === '') await form.account.fill(account.name)
  await form.password.fill(account.password)
  await form.logIn.click()
  await expect(mall.page.getByRole('dialog')).toBeHidden()
}

/** Registers an account by the calls that the forms send. */
export async function anAccount(mall: Mall): Promise<Account> {
  const account = newAccount()
  const mail = account.name
  const { verificationCodeKey } = await callApi(mall, 'accounts.sendMailCode', { mail, type: 0 })
  const verificationCode = await codeFor(mail)
  const person = { firstName: 'Nino', lastName: 'Beridze', email: mail, memberType: 0, lang: toStored[mall.lang], source: 'pc' as const }
  await callApi(mall, 'accounts.registerByEmail', { ...person, password: account.password, verificationCode, verificationCodeKey })
  return account
}

/** Logs the browser in by the call that the form sends. */
export async function signIn(mall: Mall, { name, password }: Account): Promise<void> {
  await callApi(mall, 'accounts.login', { mail: name, password, model: 'mail' })
}
