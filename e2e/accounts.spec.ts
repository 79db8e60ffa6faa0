import { limitKey } from '#server/platform/rate-limits/rate-limits.ts'
import { rateLimits } from '#server/platform/rate-limits/rate-limits.tables.ts'
import { openDirectDb } from '#demo/testing/direct-db.ts'
import { languages } from '#contract/core/languages.ts'
import type { MessageId } from '#locales/ids.ts'
import { eq } from 'drizzle-orm'
import { anAccount, expectFieldError, formIn, newAccount, signIn, type Account } from './mall/account.ts'
import { codeFor } from './mall/sent-messages.ts'
import { expect, test, type Mall } from './mall/mall.ts'
import { settle } from './mall/settle.ts'
import { mallDataDir } from './mall/data-dir.ts'
import { rotated } from '../tools/test/tier.ts'

const formOf = (mall: Mall) => formIn(mall.page.getByRole('main'), mall)

/** Up to the code, which is on its way. */
async function askForCode(mall: Mall, account: Account): Promise<void> {
  const form = formOf(mall)
  await mall.page.goto('/register')
  await settle(mall.page)
  await form.firstName.fill('Nino')
  await form.lastName.fill('Beridze')
  await form.account.fill(account.name)
  await form.next.click()
  await expect(form.code).toBeFocused()
}

async function logInOnPage(mall: Mall, { name, password }: Account, path: string): Promise<void> {
  const form = formOf(mall)
  await mall.page.goto(path)
  await settle(mall.page)
  await form.account.fill(name)
  await form.password.fill(password)
  await form.logIn.click()
}

for (const lang of rotated(languages)) {
  test.describe(`registration in ${lang}`, () => {
    test.use({ lang })

    test('tells of every wrong name, mailbox and number in its own words', async ({ mall }) => {
      const { page } = mall
      const existing = await anAccount(mall)
      const form = formOf(mall)
      await page.goto('/register')
      await settle(page)
      await form.next.click()
      await expectFieldError(mall, form.firstName, 'account.firstNameRequired')
      await expectFieldError(mall, form.lastName, 'account.lastNameRequired')
      await expectFieldError(mall, form.account, 'account.required')
      await expect(form.firstName).toBeFocused()
      await form.firstName.fill('123')
      await form.lastName.fill('Беридзе')
      await form.account.fill('nino@')
      await form.next.click()
      await expectFieldError(mall, form.firstName, 'account.nameFormat')
      await expectFieldError(mall, form.account, 'account.mailboxFormat')
      await form.firstName.fill('Нино')
      for (const number of ['455123456', '55512345', '5551234567']) {
        await form.account.fill(number)
        await form.next.click()
        await expectFieldError(mall, form.account, 'account.phoneFormat')
      }
      await form.account.fill(` ${existing.name.toUpperCase()} `)
      await form.next.click()
      await expectFieldError(mall, form.account, 'account.exists')
      // The button comes back a second after a failure.
      await expect(form.next).toHaveAttribute('aria-busy', 'true')
      await expect(form.next).not.toHaveAttribute('aria-busy', 'true')
    })

    test('tells of a wrong company, and the way back leads to a natural person', async ({ mall }) => {
      const { page, t } = mall
      const form = formOf(mall)
      await page.goto('/register')
      await settle(page)
      await expect(form.back).toBeHidden()
      await form.legal.click()
      await expect(page.getByRole('heading', { name: t('accounts.legal') })).toBeVisible()
      await expect(form.companyName).toBeFocused()
      await form.next.click()
      await expectFieldError(mall, form.companyName, 'account.companyNameRequired')
      await expectFieldError(mall, form.companyCode, 'account.companyCodeFormat')
      await expectFieldError(mall, form.account, 'account.required')
      for (const code of ['12345678', '1234567890', '12345678a']) {
        await form.companyCode.fill(code)
        await form.next.click()
        await expectFieldError(mall, form.companyCode, 'account.companyCodeFormat')
      }
      await form.back.click()
      await expect(form.firstName).toBeFocused()
      await expect(form.back).toBeHidden()
    })

    test('takes a pasted code, refuses a wrong one, and tells of every weak password', async ({ mall, context }) => {
      const { page, t } = mall
      const account = newAccount()
      const form = formOf(mall)
      await askForCode(mall, account)
      const code = await codeFor(account.to)
      await form.code.fill(code === '111111' ? '222222' : '111111')
      await expectFieldError(mall, form.code, 'code.wrong')
      // As a letter shows it, with the words around it.
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.evaluate((text) => navigator.clipboard.writeText(text), `Kalata: ${code.slice(0, 3)} ${code.slice(3)}, 30`)
      await form.code.press('ControlOrMeta+A')
      await form.code.press('ControlOrMeta+V')
      await expect(form.newPassword).toBeFocused()

      await form.register.click()
      await expectFieldError(mall, form.newPassword, 'password.required')
      await expectFieldError(mall, form.repeat, 'password.repeatRequired')
      await expectFieldError(mall, form.agreement, 'agreement.required')
      const weak: [string, MessageId][] = [
        ['Ab1', 'password.length'],
        ['Basket2026Basket2', 'password.length'],
        ['Basket 2026', 'password.charset'],
        ['Basketful', 'password.digit'],
        ['BASKET2026', 'password.lower'],
        ['basket2026', 'password.upper'],
        ['Password1', 'password.common'],
      ]
      for (const [value, error] of weak) {
        await form.newPassword.fill(value)
        await form.register.click()
        await expectFieldError(mall, form.newPassword, error)
      }
      await form.newPassword.fill(account.password)
      await form.repeat.fill(`${account.password}x`)
      await form.agreement.check()
      await form.register.click()
      await expectFieldError(mall, form.repeat, 'password.repeat')
      await form.repeat.fill(account.password)
      await form.register.click()
      await expect(page.getByText(t('accounts.done.title'), { exact: true })).toBeVisible()
      await expect(form.back).toBeHidden()
    })
  })
}

test.describe('registration', () => {
  test.use({ lang: 'ru' })

  test('is what password managers and codes from messages look for', async ({ mall }) => {
    const form = formOf(mall)
    const account = newAccount()
    await askForCode(mall, account)
    await expect(form.code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(form.code).toHaveAttribute('inputmode', 'numeric')
    await form.code.fill(await codeFor(account.to))
    await expect(form.newPassword).toHaveAttribute('autocomplete', 'new-password')
    await expect(form.repeat).toHaveAttribute('autocomplete', 'new-password')
    await expect(mall.page.locator('form input[autocomplete=username]')).toHaveValue(account.name)
    await mall.page.goto('/login')
    await expect(form.account).toHaveAttribute('autocomplete', 'username')
    await expect(form.password).toHaveAttribute('autocomplete', 'current-password')
  })

  test('counts down to another code over a reload, and the way back keeps what was typed', async ({ mall }) => {
    const { page, t } = mall
    const account = newAccount()
    const form = formOf(mall)
    await askForCode(mall, account)
    await expect(page.getByText(t('accounts.code.again'))).toBeVisible()
    await page.reload()
    await settle(page)
    await expect(form.code).toBeVisible()
    await expect(page.getByText(t('accounts.code.again'))).toBeVisible()
    await expect(form.button('accounts.code.resend')).toBeHidden()
    await form.back.click()
    await expect(form.firstName).toHaveValue('Nino')
    await expect(form.account).toHaveValue(account.name)
    // The code on its way still serves: no second letter, no waiting.
    await form.next.click()
    await form.code.fill(await codeFor(account.to))
    await expect(form.newPassword).toBeFocused()
  })

  test('sends another code after ninety seconds, and the server refuses one before', async ({ mall }) => {
    const { page } = mall
    const account = newAccount()
    const form = formOf(mall)
    await page.clock.install()
    await askForCode(mall, account)
    const first = await codeFor(account.to)
    await page.clock.fastForward(91_000)
    // The shopper's clock runs ahead; the server's does not.
    await form.button('accounts.code.resend').click()
    // Once for screen readers, once counting down.
    await expect(page.getByRole('main').getByText(mall.textPattern('code.tooSoon')).last()).toBeVisible()
    await expect(form.button('accounts.code.resend')).toBeDisabled()
    await page.clock.fastForward(91_000)
    await ninetySecondsPass(account.name)
    await form.button('accounts.code.resend').click()
    await expect(page.getByText(mall.t('accounts.code.again'))).toBeVisible()
    const second = await codeFor(account.to, 1)
    await form.code.fill(first === second ? second : first)
    if (first !== second) await expect(form.code).toHaveAttribute('aria-invalid', 'true')
    await page.clock.fastForward(2_000)
    await form.code.fill(second)
    await expect(form.newPassword).toBeFocused()
  })
})

/** The wait of an account for another code is over. */
async function ninetySecondsPass(mail: string): Promise<void> {
  const direct = await openDirectDb(mallDataDir())
  try {
    const gone = await direct.ctx.db
      .delete(rateLimits)
      .where(eq(rateLimits.key, limitKey('code', 'register', mail)))
      .returning({ key: rateLimits.key })
    expect(gone).toHaveLength(1)
  } finally {
    await direct.close()
  }
}

for (const lang of rotated(languages)) {
  test.describe(`login in ${lang}`, () => {
    test.use({ lang })

    test('tells of every wrong account and password in its own words', async ({ mall }) => {
      const { page } = mall
      const form = formOf(mall)
      await page.goto('/login')
      await settle(page)
      await form.logIn.click()
      await expectFieldError(mall, form.account, 'account.required')
      await expectFieldError(mall, form.password, 'password.required')
      await form.account.fill('nino')
      await form.logIn.click()
      await expectFieldError(mall, form.account, 'account.mailFormat')
      await form.account.fill('0555123456')
      await form.logIn.click()
      await expectFieldError(mall, form.account, 'account.mailFormat')
      await form.account.fill('4 5 5 1 2 3 4 5 6')
      await form.logIn.click()
      await expectFieldError(mall, form.account, 'account.phoneFormat')
      await form.account.fill(newAccount().name)
      await form.byCode.click()
      await expectFieldError(mall, form.account, 'account.registerFirst')
    })
  })
}

test.describe('login', () => {
  test.describe('in another language', () => {
    test.use({ lang: 'en' })

    test('makes it the one that messages are written in', async ({ mall }) => {
      const { page } = mall
      const language = async () => {
        const headers = { lang: 'en', 'sec-fetch-site': 'same-origin' }
        const reply = await page.request.post('/api/pc/mall/user/info', { headers, data: {} })
        return ((await reply.json()) as { value: { lang: string } }).value.lang
      }
      const account = await anAccount({ ...mall, lang: 'ru' })
      await signIn(mall, account)
      expect(await language()).toBe('ru')
      // A page that is left asks nothing more.
      await page.goto('/mark.svg')
      await page.context().clearCookies({ name: /^(?!lang$)/ })
      await logInOnPage(mall, account, '/login')
      await expect(page).toHaveURL(/\/home$/)
      expect(await language()).toBe('en')
    })
  })

  test('leads where it was asked for, and never out of the mall', async ({ mall }) => {
    const { page, t } = mall
    const account = await anAccount(mall)
    await logInOnPage(mall, { ...account, password: 'Wrong2026' }, '/login')
    await expect(page.getByRole('main').getByText(t('account.wrongLogin'))).toBeVisible()
    await expect(page.getByRole('alert').getByText(t('account.wrongLogin'))).toHaveCount(2)
    await logInOnPage(mall, account, '/login?redirect=%2Fuser%2Fprofile%2Faddresses')
    await expect(page).toHaveURL(/\/user\/profile\/addresses$/)
    for (const outside of ['https://elsewhere.example/', '//elsewhere.example']) {
      // A page that is left asks nothing more.
      await page.goto('/mark.svg')
      await page.context().clearCookies({ name: /^(?!lang$)/ })
      await logInOnPage(mall, account, `/login?redirect=${encodeURIComponent(outside)}`)
      await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/home$/)
    }
  })
})

test('signing out in one tab signs the other out within moments', async ({ mall, context }) => {
  const { page, t } = mall
  const account = await anAccount(mall)
  await logInOnPage(mall, account, '/login')
  await expect(page).toHaveURL(/\/home$/)
  await settle(page)
  const other = await context.newPage()
  await other.goto('/discount-deals')
  await settle(other)
  const mine = other.getByRole('banner').getByText(t('shell.mine.long'))
  await mine.click()
  await expect(other.getByRole('button', { name: t('shell.account.signOut') })).toBeVisible()
  await page.bringToFront()
  await page.getByRole('combobox', { name: t('search.box.label') }).fill('a gift for my mother')
  await page.getByRole('banner').getByText(t('shell.mine.long')).click()
  // By key: a click that is tried again scrolls the page, and the header with its menu moves away below it.
  await page.getByRole('button', { name: t('shell.account.signOut') }).press('Enter')
  await expect(other.getByText(t('accounts.signedOut'))).toBeVisible()
  await expect(other.getByRole('banner').getByRole('link', { name: t('shell.mine.long') })).toBeVisible()
  // What was typed is not stored for the next shopper in this tab.
  await expect(page.getByRole('banner').getByRole('link', { name: t('shell.mine.long') })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('pages whose form needs them say so', async ({ mall }) => {
    const { page, t } = mall
    for (const [path, id] of [
      ['/login', 'accounts.noScript'],
      ['/register', 'accounts.noScript'],
      ['/search_image', 'photo-search.noScript'],
      ['/cart', 'cart.noScript'],
    ] as const) {
      await page.goto(path)
      // Playwright looks for no text inside `noscript`.
      const note = page.locator('noscript p')
      await expect(note).toBeVisible()
      expect(await note.innerText()).toBe(t(id))
    }
  })
})
