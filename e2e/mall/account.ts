import { toStored } from '#contract/languages.ts'
import { ask } from './goods.ts'
import { codeFor } from './letters.ts'
import { expect, type Mall } from './mall.ts'

export interface Account {
  mail: string
  password: string
}

export function newAccount(): Account {
  return { mail: `shopper-${crypto.randomUUID().slice(0, 12)}@example.ge`, password: 'Basket2026' }
}

/** Registers in the dialog that is open, with the code from the letter, up to the way to the login. */
export async function register(mall: Mall, account: Account): Promise<void> {
  const { page, say } = mall
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: say('accounts.firstName') }).fill('Nino')
  await dialog.getByRole('textbox', { name: say('accounts.lastName') }).fill('Beridze')
  await dialog.getByRole('textbox', { name: say('accounts.account') }).fill(account.mail)
  await dialog.getByRole('button', { name: say('accounts.next') }).click()
  const code = dialog.getByRole('textbox', { name: say('accounts.code'), exact: true })
  await expect(code).toBeFocused()
  await code.fill(await codeFor(account.mail))
  await dialog.getByLabel(say('accounts.newPassword'), { exact: true }).fill(account.password)
  await dialog.getByLabel(say('accounts.password.repeat'), { exact: true }).fill(account.password)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: say('accounts.register.action'), exact: true }).click()
  await expect(dialog.getByText(say('accounts.done.title'), { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: say('accounts.login.action'), exact: true }).click()
}

/** Logs in in the dialog that is open; the account's name is there already after a registration. */
export async function logIn(mall: Mall, account: Account): Promise<void> {
  const { page, say } = mall
  const dialog = page.getByRole('dialog')
  const mail = dialog.getByRole('textbox', { name: say('accounts.account') })
  await expect(mail).toBeVisible()
  if ((await mail.inputValue()) !== account.mail) await mail.fill(account.mail)
  await dialog.getByLabel(say('accounts.password'), { exact: true }).fill(account.password)
  await dialog.getByRole('button', { name: say('accounts.login.action'), exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** An account that exists already, made by the same calls as the forms send. */
export async function anAccount(mall: Mall): Promise<Account> {
  const { mail, password } = newAccount()
  const { verificationCodeKey } = await ask<{ verificationCodeKey: string }>(mall, 'POST minimall/member/sendMail/code', { mail, type: 0 })
  const verificationCode = await codeFor(mail)
  const person = { firstName: 'Nino', lastName: 'Beridze', email: mail, memberType: 0, lang: toStored[mall.lang], source: 'pc' }
  await ask(mall, 'POST account/registerByEmail', { ...person, password, verificationCode, verificationCodeKey })
  return { mail, password }
}
