import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { languages } from '#contract/core/languages.ts'
import { openDirectDb } from '#demo/testing/direct-db.ts'
import { openProvider, providerClient, type RunningProvider } from '#demo/testing/provider.ts'
import { removeDataDir } from '../tools/mall/filled-mall.ts'
import { freePort, startMall, type RunningMall } from '../tools/mall/running-mall.ts'
import { anAccount, formIn, newAccount, signIn } from './mall/account.ts'
import { codeFor } from './mall/sent-messages.ts'
import { expect, test as base, type Mall } from './mall/mall.ts'
import { settle } from './mall/settle.ts'
import { mallDataDir, useMallDataDir } from './mall/data-dir.ts'
import { rotated } from '../tools/test/tier.ts'

interface Peers {
  mallWithGoogle: RunningMall
  google: RunningProvider
}

/** An empty mall of its own, to which a real OpenID provider on this machine signs in. */
const test = base.extend<object, Peers>({
  mallWithGoogle: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from the pattern
    async ({}, use) => {
      const issuer = `http://127.0.0.1:${await freePort()}`
      const extra = {
        TRUSTED_PROXIES: '127.0.0.1',
        GOOGLE_ISSUER: issuer,
        GOOGLE_CLIENT_ID: providerClient.id,
        GOOGLE_CLIENT_SECRET: providerClient.secret,
      }
      const dataDir = mkdtempSync(join(tmpdir(), 'kalata-third-'))
      const mall = await startMall(dataDir, extra)
      useMallDataDir(dataDir)
      await use(Object.assign(mall, { issuer }))
      await mall.stop()
      removeDataDir(dataDir)
    },
    { scope: 'worker' },
  ],
  google: [
    async ({ mallWithGoogle }, use) => {
      const { issuer, url } = mallWithGoogle as RunningMall & { issuer: string }
      const provider = await openProvider({ port: Number(new URL(issuer).port), redirectUris: [`${url}/thirdlogin/return/google`] })
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ mallWithGoogle, google }, use) => {
    google.cancels = false
    google.account = somebody()
    await use(mallWithGoogle.url)
  },
})

function somebody() {
  const sub = crypto.randomUUID()
  return { sub, email: `${sub}@gmail.example`, email_verified: true, given_name: 'Nino', family_name: 'Beridze' }
}

async function openLogin({ page }: Mall, path = '/login'): Promise<void> {
  await page.goto(path)
  await settle(page)
}

const googleButton = ({ page }: Mall) => page.getByRole('button', { name: 'Google', exact: true })

/** The features of every window that the page's scripts open, as they ask for it. */
async function windowsAskedFor({ page }: Mall): Promise<string[]> {
  const asked: string[] = []
  await page.exposeFunction('noteWindow', (features: string) => void asked.push(features))
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    const { noteWindow } = window as unknown as { noteWindow: (features: string) => Promise<void> }
    window.open = (url, name, features) => {
      void noteWindow(features ?? '')
      return open(url, name, features)
    }
  })
  return asked
}

async function expectSignedIn({ page }: Mall, path: RegExp): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect.poll(async () => (await page.context().cookies()).some(({ name }) => name === 'userInfo')).toBe(true)
}

for (const lang of rotated(languages)) {
  test.describe(`in ${lang}`, () => {
    test.use({ lang })

    test('Google signs in through a popup that closes by itself', async ({ mall }) => {
      const { page } = mall
      const asked = await windowsAskedFor(mall)
      await openLogin(mall, '/login?redirect=%2Fuser%2Fprofile%2Faccount')
      const [popup] = await Promise.all([page.waitForEvent('popup'), googleButton(mall).click()])
      expect(asked).toEqual([expect.stringMatching(/^popup,width=600,height=500,/)])
      if (!popup.isClosed()) await popup.waitForEvent('close')
      await expectSignedIn(mall, /\/user\/profile\/account$/)
      const form = formIn(page.getByRole('main'), mall)
      await expect(form.firstName).toHaveValue('Nino')
      await expect(form.lastName).toHaveValue('Beridze')
    })
  })
}

test('where popups are blocked the whole page goes and comes back', async ({ mall }) => {
  const { page } = mall
  await page.addInitScript(() => (window.open = () => null))
  await openLogin(mall, '/login?redirect=%2Fcart')
  await googleButton(mall).click()
  await expectSignedIn(mall, /\/cart$/)
})

test('who cancels at the provider is told so, and may try again', async ({ mall, google }) => {
  const { page, t } = mall
  google.cancels = true
  await openLogin(mall)
  const [popup] = await Promise.all([page.waitForEvent('popup'), googleButton(mall).click()])
  await expect(page.getByText(t('thirdLogin.cancelled'))).toBeVisible()
  if (!popup.isClosed()) await popup.waitForEvent('close')
  google.cancels = false
  await googleButton(mall).click()
  await expectSignedIn(mall, /\/home$/)
})

test('a popup whose word is lost signs in all the same', async ({ mall, context }) => {
  await context.addInitScript(() => {
    if (location.pathname !== '/thirdlogin') return
    BroadcastChannel.prototype.postMessage = () => undefined
    Object.defineProperty(window, 'opener', { value: null })
  })
  await openLogin(mall, '/login?redirect=%2Fcart')
  await googleButton(mall).click()
  await expectSignedIn(mall, /\/cart$/)
})

for (const blocked of [false, true]) {
  test(`from the dialog of a page it leads back to that page, ${blocked ? 'popups blocked' : 'through the popup'}`, async ({ mall }) => {
    const { page, t } = mall
    if (blocked) await page.addInitScript(() => (window.open = () => null))
    await openLogin(mall, '/discount-deals?sort=new')
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell.mine.long') })
      .click()
    await googleButton(mall).click()
    await expect.poll(async () => (await page.context().cookies()).some(({ name }) => name === 'userInfo')).toBe(true)
    await expect(page.getByRole('banner').getByRole('link', { name: t('shell.mine.long') })).toBeHidden()
    await expect(page).toHaveURL(/\/discount-deals\?sort=new$/)
  })
}

/** Every login is longer ago than what counts as fresh. */
async function loginsGrowOld(): Promise<void> {
  const direct = await openDirectDb(mallDataDir())
  await direct.ctx.db.execute(sql`update sessions set created_at = created_at - interval '16 minutes'`)
  await direct.close()
}

test('a legal entity is not offered a provider, and a member ties and unties one', async ({ mall }) => {
  const { page, t } = mall
  await openLogin(mall, '/register')
  await expect(googleButton(mall)).toBeVisible()
  await formIn(page.getByRole('main'), mall).legal.click()
  await expect(page.getByRole('heading', { name: t('accounts.legal') })).toBeVisible()
  await expect(googleButton(mall)).toBeHidden()

  const account = await anAccount(mall)
  await signIn(mall, account)
  await openLogin(mall, '/user/profile/account')
  const linkButton = page.getByRole('button', { name: t('accounts.signIn.linkName', { name: 'Google' }) })
  const panel = page.getByRole('region', { name: t('accounts.signIn.title') })
  await loginsGrowOld()
  await linkButton.click()
  await expect(panel.getByRole('alert')).toContainText(t('account.loginAgain'))
  await expect(panel.getByRole('button', { name: t('accounts.signIn.again') })).toBeVisible()
  await signIn(mall, account)
  await linkButton.click()
  await expect(page.getByText(t('accounts.signIn.done', { name: 'Google' }))).toBeVisible()
  await page.getByRole('button', { name: t('accounts.signIn.unlinkName', { name: 'Google' }) }).click()
  await expect(page.getByText(t('accounts.signIn.undone', { name: 'Google' }))).toBeVisible()
})

test('who came through Google adds an e-mail address by its code alone, and later has to sign in again first', async ({ mall }) => {
  const { page, t } = mall
  const next = newAccount()
  const signInByGoogle = async () => {
    await googleButton(mall).click()
    await expectSignedIn(mall, /\/user\/profile\/account$/)
    await settle(page)
  }
  await openLogin(mall, '/login?redirect=%2Fuser%2Fprofile%2Faccount')
  await signInByGoogle()
  const dialog = page.getByRole('dialog')
  const form = formIn(dialog, mall)
  await page.getByRole('button', { name: t('accounts.contact.mail.add') }).click()
  await dialog.getByRole('textbox', { name: t('accounts.signIn.mail'), exact: true }).fill(next.name)
  await form.button('accounts.forgot.action').click()
  await form.code.fill(await codeFor(next.to))
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByText(next.name, { exact: true })).toBeVisible()

  await loginsGrowOld()
  await page.getByRole('button', { name: t('accounts.contact.phone.add') }).click()
  await dialog.getByRole('textbox', { name: t('accounts.signIn.phone'), exact: true }).fill(newAccount('phone').name)
  await form.button('accounts.forgot.action').click()
  await expect(
    dialog
      .getByRole('alert')
      .filter({ hasText: t('account.loginAgain') })
      .first(),
  ).toBeVisible()
  await form.button('accounts.signIn.again').click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await settle(page)
  await signInByGoogle()
})

base('a mall without providers offers none', async ({ mall }) => {
  await openLogin(mall)
  await expect(formIn(mall.page.getByRole('main'), mall).logIn).toBeVisible()
  await expect(googleButton(mall)).toBeHidden()
})
