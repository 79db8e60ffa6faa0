import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { userIdCookie, userInfoCookie } from '#contract/accounts/constants.ts'
import { openDirectDb, shoppers, type DirectDb, type Shopper } from '#demo/testing/direct-db.ts'
import { unsafeRedirects, attackTexts } from '#demo/testing/attack-inputs.ts'
import { anAccount, formIn, signIn } from '#e2e/mall/account.ts'
import { findProduct, callApi } from '#e2e/mall/products.ts'
import { expect, test, type Mall } from '#e2e/mall/mall.ts'
import { settle } from '#e2e/mall/settle.ts'
import { mallDataDir } from './mall/data-dir.ts'
import { rotated } from '../tools/test/tier.ts'

/** The vectors of reference/reliability R32 on real pages: where a login leads, and texts that would like to be scripts. */

test('a login leads to no other site, whatever the address asks for', async ({ mall }) => {
  const { page } = mall
  const account = await anAccount(mall)
  for (const bad of ['//e.com', '/\\e.com', 'javascript:alert(1)']) {
    // A page that is left asks nothing more.
    await page.goto('/mark.svg')
    await page.context().clearCookies({ name: /^(?:sid|userInfo|userId)$/ })
    await page.goto(`/login?redirect=${encodeURIComponent(bad)}`)
    await settle(page)
    const form = formIn(page.getByRole('main'), mall)
    await form.account.fill(account.name)
    await form.password.fill(account.password)
    await form.logIn.click()
    await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/home$/)
  }
  // What home still asks with the session that the next login replaces would be rejected.
  await page.goto('/mark.svg')
  await signIn(mall, account)
  const lead = async (path: string, redirect: string) => {
    const reply = await page.request.get(`${path}?redirect=${encodeURIComponent(redirect)}`, { maxRedirects: 0 })
    return [reply.status(), reply.headers()['location']]
  }
  expect(await lead('/login', '/cart')).toEqual([302, '/cart'])
  await Promise.all(
    unsafeRedirects
      .flatMap((bad) => ['/login', '/register'].map((path) => ({ path, bad })))
      .map(async ({ path, bad }) => expect(await lead(path, bad), bad.slice(0, 80)).toEqual([302, '/home'])),
  )
})

interface Ran {
  ran: number
}

/** Counts every script of a vector that runs. */
const hook = (): void => {
  const here = Object.assign(window, { ran: 0 })
  Object.assign(window, { __xss: () => void here.ran++ })
}

/** A member whose every text is a vector: names, company, addresses, notifications, picture, the mailbox of a provider. */
async function aMemberWithAttackTexts({ ctx }: DirectDb, shopper: Shopper, memberType: 0 | 1): Promise<void> {
  const all = attackTexts.join(' ')
  const { id } = shopper
  const form = (text: string) =>
    JSON.stringify({ recipient: text, phone: '555123456', region: 'TB', city: text, street: text, building: text, flat: text, note: text })
  await ctx.db.execute(sql`
    update members set member_type = ${memberType}, first_name = ${all}, last_name = ${all}, contact_mail = ${all},
      company_name = ${memberType === 1 ? all : null}, company_code = ${memberType === 1 ? '123456789' : null},
      avatar_url = ${'/media/x" onerror="__xss(1)'} where id = ${id}::uuid`)
  await ctx.db.execute(sql`delete from addresses where member_id = ${id}::uuid`)
  for (const text of attackTexts) {
    await ctx.db.execute(sql`
      insert into addresses (member_id, form, is_default, created_at) values (${id}::uuid, ${form(text)}::jsonb, ${text === attackTexts[17]}, now())`)
    await ctx.db.execute(sql`
      insert into notifications (member_id, kind, params, created_at)
      values (${id}::uuid, 'contactChanged', ${JSON.stringify({ account: text })}::jsonb, now())`)
  }
  await ctx.db.execute(sql`
    insert into sign_in_links (issuer, subject, provider, member_id, mail, linked_at)
    values ('https://nowhere.example', ${id}, 'google', ${id}::uuid, ${attackTexts[17]!}, now())`)
}

async function becomeIt({ page }: Mall, shopper: Shopper, baseURL: string, memberType: 0 | 1): Promise<void> {
  const [name = '', value = ''] = shopper.cookie.split('=')
  const info = encodeURIComponent(JSON.stringify({ name: attackTexts[17], memberType }))
  await page.context().addCookies([
    { name, value, url: baseURL },
    { name: userInfoCookie, value: info, url: baseURL },
    { name: userIdCookie, value: shopper.id, url: baseURL },
  ])
}

/** Opens a page with the texts on it: nothing ran, nothing became an attribute or a link that runs, every text is there as text. */
async function expectOnlyText(page: Page, path: string, texts: readonly string[]): Promise<void> {
  await page.goto(path)
  await settle(page)
  for (const text of texts) {
    const shown = text.replace(/[\s\u2028\u2029]+/g, ' ')
    const shows = (expected: string) => document.body.textContent!.replace(/[\s\u2028\u2029]+/g, ' ').includes(expected)
    await expect.poll(() => page.evaluate(shows, shown), { message: `${path} shows ${text}` }).toBe(true)
  }
  const found = await page.evaluate(() => {
    const elements = [...document.querySelectorAll('*')]
    const attributes = elements.flatMap((each) => each.getAttributeNames().filter((name) => /^on/i.test(name)))
    const links = elements.flatMap((each) =>
      ['href', 'src', 'action', 'formaction', 'srcdoc'].flatMap((name) => each.getAttribute(name) ?? []),
    )
    const leading = links.filter((link) => /^\s*(?:javascript|vbscript|data:(?!image\/))/i.test(link))
    return { ran: (window as unknown as Ran).ran, attributes, leading }
  })
  expect(found, path).toEqual({ ran: 0, attributes: [], leading: [] })
}

for (const memberType of rotated([0, 1] as const)) {
  test(`texts that would like to be scripts stay texts, of a member of type ${memberType}`, async ({ mall, baseURL }) => {
    const { page } = mall
    // A picture that is none of the mall's own is not there.
    mall.expectPageError(/\/media\/x/)
    await page.addInitScript(hook)
    const direct = await openDirectDb(mallDataDir())
    const [shopper] = await shoppers(direct, 1)
    await aMemberWithAttackTexts(direct, shopper!, memberType)
    await direct.close()
    await becomeIt(mall, shopper!, baseURL!, memberType)

    await expectOnlyText(page, '/user/profile/account', [])
    await expectOnlyText(page, '/user/profile', [attackTexts.join(' ')])
    await expectOnlyText(page, '/user/profile/addresses', attackTexts)
    const newest = [...attackTexts].reverse()
    for (let at = 0; at < newest.length; at += 10)
      await expectOnlyText(page, `/user/profile/notifications?page=${at / 10 + 1}`, newest.slice(at, at + 10))
    const { offerId, price } = await findProduct(mall, 24 + memberType)
    const item = { offerId, quantity: 1 }
    await callApi(mall, 'cart.add', item)
    await expectOnlyText(page, '/submit', [attackTexts[17]!])
    const [address] = await callApi(mall, 'addresses.list')
    const body = { buyNow: item, items: [item], addressId: address!.id, method: 'cash' as const, agreement: true, expectedTotal: price }
    const { orderNos } = await callApi(mall, 'checkout.submit', body)
    await expectOnlyText(page, `/orderDetail/${orderNos[0]!}`, [attackTexts[17]!])
  })
}

test('the texts do run where a page takes them for markup', async ({ mall }) => {
  const { page } = mall
  mall.expectPageError(/./)
  await page.addInitScript(hook)
  await page.goto('about:blank')
  await page.evaluate((texts) => {
    for (const text of texts) {
      const place = document.createElement('iframe')
      document.body.append(place)
      Object.assign(place.contentWindow!, { __xss: () => void (window as unknown as Ran).ran++ })
      place.contentDocument!.write(`<title>x</title><p title="${text}">${text}</p>`)
      place.contentDocument!.close()
    }
  }, attackTexts)
  await expect.poll(() => page.evaluate(() => (window as unknown as Ran).ran)).toBeGreaterThan(30)
})
