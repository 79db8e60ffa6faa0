import { toStored } from '#contract/core/languages.ts'
import type { Locator } from '@playwright/test'
import type { MessageId } from '#locales/ids.ts'
import { ask } from './products.ts'
import { codeFor } from './mails.ts'
import { expect, type Mall } from './mall.ts'

export interface Account {
  /** As a shopper types it. */
  name: string
  /** Where its codes arrive. */
  to: string
  password: string
}

/** An account nobody has yet: an e-mail address, or a Georgian phone number. */
export function newAccount(way: 'mail' | 'phone' = 'mail'): Account {
  const password = 'Basket2026'
  if (way === 'mail') {
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

/** The fields and buttons of the accounts' forms, in the dialog or on a page. */
export function formIn(place: Locator, { say }: Mall) {
  const text = (id: MessageId) => place.getByRole('textbox', { name: say(id), exact: true })
  const button = (id: MessageId) => place.getByRole('button', { name: say(id), exact: true })
  return {
    firstName: text('accounts.firstName'),
    lastName: text('accounts.lastName'),
    companyName: text('accounts.companyName'),
    companyCode: text('accounts.companyCode'),
    account: text('accounts.account'),
    code: text('accounts.code'),
    oldPassword: place.getByLabel(say('accounts.change.old'), { exact: true }),
    password: place.getByLabel(say('accounts.password'), { exact: true }),
    newPassword: place.getByLabel(say('accounts.newPassword'), { exact: true }),
    repeat: place.getByLabel(say('accounts.password.repeat'), { exact: true }),
    agreement: place.getByRole('checkbox'),
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

/** A field that says what is wrong with it, in the words of its own. */
export async function expectFieldError({ say }: Mall, field: Locator, id: MessageId): Promise<void> {
  await expect(field).toHaveAccessibleDescription(say(id))
  await expect(field).toHaveAttribute('aria-invalid', 'true')
}

/** Registers a natural person in the dialog that is open, with the code from the letter, up to the way to the login. */
export async function register(mall: Mall, account: Account): Promise<void> {
  const form = dialogOf(mall)
  await form.firstName.fill('Nino')
  await form.lastName.fill('Beridze')
  await form.account.fill(account.name)
  await form.next.click()
  await finishRegistration(mall, account)
}

/** From the code on its way to the way to the login. */
export async function finishRegistration(mall: Mall, account: Account): Promise<void> {
  const form = dialogOf(mall)
  await expect(form.code).toBeFocused()
  await form.code.fill(await codeFor(account.to))
  await expect(form.newPassword).toBeFocused()
  await form.newPassword.fill(account.password)
  await form.repeat.fill(account.password)
  await form.agreement.check()
  await form.register.click()
  await expect(mall.page.getByRole('dialog').getByText(mall.say('accounts.done.title'), { exact: true })).toBeVisible()
  await form.logIn.click()
}

/** Logs in in the dialog that is open; the account's name is there already after a registration. */
export async function logIn(mall: Mall, account: Account): Promise<void> {
  const form = dialogOf(mall)
  await expect(form.account).toBeVisible()
  if ((await form.account.inputValue()) === '') await form.account.fill(account.name)
  await form.password.fill(account.password)
  await form.logIn.click()
  await expect(mall.page.getByRole('dialog')).toBeHidden()
}

/** An account that exists already, made by the same calls as the forms send. */
export async function anAccount(mall: Mall): Promise<Account> {
  const account = newAccount()
  const mail = account.name
  const { verificationCodeKey } = await ask(mall, 'accounts.sendMailCode', { mail, type: 0 })
  const verificationCode = await codeFor(mail)
  const person = { firstName: 'Nino', lastName: 'Beridze', email: mail, memberType: 0, lang: toStored[mall.lang], source: 'pc' as const }
  await ask(mall, 'accounts.registerByEmail', { ...person, password: account.password, verificationCode, verificationCodeKey })
  return account
}

/** Signs the browser in as the forms do, without them. */
export async function signIn(mall: Mall, { name, password }: Account): Promise<void> {
  await ask(mall, 'accounts.login', { mail: name, password, model: 'mail' })
}
