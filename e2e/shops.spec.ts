import { desc, eq } from 'drizzle-orm'
import { attackHtml } from '#demo/testing/attack-html.ts'
import { openDirectDb, shoppers, type DirectDb } from '#demo/testing/direct-db.ts'
import { notices } from '#server/notices/notices.tables.ts'
import { sanitizeHtml } from '#server/policies/policy-html.service.ts'
import { policies } from '#server/policies/policies.tables.ts'
import { languages } from '#contract/core/languages.ts'
import type { PolicyList } from '#contract/policies/calls.ts'
import { policyPath } from '#contract/policies/pages.ts'
import { mallDataDir } from './mall/data-dir.ts'
import { expect, test, type Mall } from './mall/mall.ts'
import { settle } from './mall/settle.ts'
import { signIn } from './mall/member.ts'
import { findProduct } from './mall/products.ts'
import { variants } from './mall/variants.ts'
import { rotated } from '../tools/test/tier.ts'

let direct: DirectDb
test.beforeAll(async () => {
  direct = await openDirectDb(mallDataDir())
})
test.afterAll(() => direct.close())

for (const { lang, width } of rotated([variants[0]!, variants[3]!])) {
  test.describe(`in ${lang} at ${width} px`, () => {
    test.use({ lang, width })

    test('a member follows a shop, looks through its products, reads a policy and writes to the mall', async ({ mall, baseURL }) => {
      const { page, t } = mall
      const [member] = await shoppers(direct, 1)
      await signIn(mall, member!, baseURL!)
      const { productId, name } = await findProduct(mall, 31)
      await page.goto(`/details?id=${productId}`)
      await settle(page)
      await page.getByRole('link', { name: t('catalogue.details.store.visit') }).click()
      await expect(page).toHaveURL(/\/shop\?id=/)
      await page.getByRole('button', { name: t('shops.follow'), exact: true }).click()
      await expect(page.getByRole('button', { name: t('shops.following'), exact: true })).toHaveAttribute('aria-pressed', 'true')
      await page.getByRole('searchbox', { name: t('shops.search') }).fill(name)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/keywords=/)
      await expect(page.getByRole('link', { name }).first()).toBeVisible()

      const group = page.locator('footer nav').nth(2)
      const policy = group.locator('a').first()
      const title = (await policy.textContent())!
      // Folded on phones, and open on wider screens.
      if (width < 768) {
        await expect(policy).toBeHidden()
        await group.locator('summary').click()
      } else await expect(group.locator('summary')).toBeHidden()
      await policy.click()
      await expect(page).toHaveURL(/\/policy\?type=1-1&id=\d+$/)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

      await page.goto('/feedback')
      await settle(page)
      await page.getByLabel(t('feedback.words')).fill('Where is the red one?')
      await page.getByRole('button', { name: t('feedback.send') }).click()
      await expect(page.getByText(t('feedback.waiting'))).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: 'Where is the red one?' })).toBeVisible()
    })
  })
}

/** The page of a group's last policy. */
async function pathOf(groupId: number): Promise<string> {
  const reply = await fetch(`${process.env.MALL_URL}/api/pc/mall/operationalPolicies/list`)
  const { data } = (await reply.json()) as { data: PolicyList }
  return policyPath(data.secondTypeMap[groupId]!.at(-1)!.type, groupId)
}

/** What of the page's HTML runs or leaves it: `alert`, requests to other places, other addresses of the page. */
async function watchAttacks(page: Mall['page']): Promise<() => string[]> {
  const seen: string[] = []
  const origin = new URL(process.env.MALL_URL ?? 'http://127.0.0.1:3000').origin
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin)) seen.push(`request ${request.url()}`)
  })
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) seen.push(`frame ${frame.url()}`)
  })
  page.on('popup', (popup) => seen.push(`popup ${popup.url()}`))
  return () => seen
}

test.describe('attack HTML', () => {
  // The content security policy is off: the sanitiser alone must do.
  test.use({ lang: 'en', width: 1440, bypassCSP: true })

  test('of policies and notices runs nothing in the browser', async ({ mall, context }) => {
    const { page } = mall
    const everywhere = (html: string) => Object.fromEntries(languages.map((lang) => [lang, html]))
    // The last one: other tests read the first.
    const [stored] = await direct.ctx.db.select().from(policies).orderBy(desc(policies.groupId), desc(policies.position)).limit(1)
    const path = await pathOf(stored!.groupId)
    const added: number[] = []
    const paragraphs = attackHtml.map((attack) => `<p>before ${attack} after</p>`)
    // Each as it is written; then all past the sanitiser of anyone who writes, since what stands in the database may be older than its rules. Some
    // of them swallow what follows.
    const html = [...paragraphs.map((paragraph) => sanitizeHtml(paragraph)), ...paragraphs].join('\n')
    try {
      await direct.ctx.db
        .update(policies)
        .set({ html: everywhere(html) })
        .where(eq(policies.id, stored!.id))
      for (const attack of attackHtml.slice(0, 4)) {
        const [row] = await direct.ctx.db
          .insert(notices)
          .values({ text: everywhere(attack), startsAt: new Date(Date.now() - 60_000) })
          .returning({ id: notices.id })
        added.push(row!.id)
      }

      // The same HTML as it is, so that the watch is known to see what runs.
      const control = await context.newPage()
      const attacks = await watchAttacks(control)
      await control.setContent(`<body>${attackHtml[8]}</body>`)
      await expect.poll(attacks).toContain('dialog 1')
      await control.close()

      const seen = await watchAttacks(page)
      const article = page.getByRole('article')
      // What the mall had in memory is served for some seconds.
      await expect(async () => {
        await page.goto(path)
        expect((await article.textContent())!.split('before').length).toBeGreaterThan(attackHtml.length)
        await expect(page.getByRole('region', { name: mall.t('shell.notices') })).toContainText('<script>', { timeout: 2000 })
      }).toPass()
      await settle(page)
      // Every element that is left is pointed at, focused and pressed, links without following them.
      await article.evaluate((root) => {
        root.addEventListener('click', (event) => {
          const href = (event.target as Element).getAttribute('href') ?? ''
          if (!/^javascript:/i.test(href)) event.preventDefault()
        })
        for (const element of root.querySelectorAll<HTMLElement>('*')) {
          for (const type of ['mouseover', 'mouseenter', 'pointerdown', 'focus', 'click', 'toggle', 'animationstart'])
            element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
          element.focus()
          element.click()
        }
      })
      await page.waitForLoadState('networkidle')
      expect(seen()).toEqual([])
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path)
      expect(await article.locator('script, iframe, object, embed, svg, math, form, style, img').count()).toBe(0)
    } finally {
      await direct.ctx.db.update(policies).set({ html: stored!.html }).where(eq(policies.id, stored!.id))
      for (const id of added) await direct.ctx.db.delete(notices).where(eq(notices.id, id))
    }
  })
})
