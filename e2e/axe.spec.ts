import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import { prepareShopper, type PreparedShopper } from '#demo/testing/prepared-shopper.ts'
import { pagesOf } from '#demo/testing/routes.ts'
import { dialogOf, newAccount } from './mall/account.ts'
import { expect, test, type Mall } from './mall/mall.ts'
import { settleLayout } from './mall/settle.ts'
import { variants } from './mall/variants.ts'
import { mallDataDir } from './mall/data-dir.ts'
import { layoutProblems } from '../tools/pages/page-layout.ts'
import { rotated, tier } from '../tools/test/tier.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const rules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  preload: false,
}

let prepared: PreparedShopper
test.beforeAll(async ({ baseURL }) => {
  prepared = await prepareShopper(mallDataDir(), baseURL!)
})

/** Resolves when every finite animation has ended: colours are measured after fades. */
const animationsEnded = `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  .then(() => document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < Infinity))
  .then((motions) => Promise.allSettled(motions.map(({ finished }) => finished)))`

/** Runs every rule of axe on the open page; a violation is one line with its element. */
async function expectNoViolations({ page }: Mall, pageName: string): Promise<void> {
  // Through the debugger, because the content security policy of the page allows no other script.
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: axeSource })
  const { result } = await session.send('Runtime.evaluate', {
    expression: `${animationsEnded}.then(() => axe.run(document, ${JSON.stringify(rules)})).then((found) => JSON.stringify(found.violations))`,
    awaitPromise: true,
  })
  await session.detach()
  const violations = JSON.parse(result.value as string) as AxeResults['violations']
  const lines = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
  expect.soft(lines, pageName).toEqual([])
}

/** The pages of a visitor or a member that a variant opens, so that with as many commits each page was opened in each. */
function pagesOfVariant(variant: number, isMember: boolean) {
  const pages = pagesOf(prepared).filter(({ member }) => Boolean(member) === isMember)
  return pages.filter((_, place) => place % variants.length === variant)
}

async function expectRightPages(mall: Mall, pages: { path: string; name: string }[]): Promise<void> {
  for (const { path, name } of pages) {
    await mall.page.goto(path)
    await settleLayout(mall.page)
    await expectNoViolations(mall, name)
    expect.soft(await mall.page.evaluate<string[]>(layoutProblems), name).toEqual([])
  }
}

// The proof opens every page in each language at all widths: `tools/pages/pages.proof.test.ts`.
for (const [variant, { lang, width }] of tier === 'proof' ? [] : rotated([...variants.entries()])) {
  test.describe(`${lang} ${width}`, () => {
    test.use({ lang, width, contextOptions: { reducedMotion: 'reduce' } })

    test('pages of a visitor', async ({ mall }) => {
      mall.expectPageError(/404/)
      await expectRightPages(mall, pagesOfVariant(variant, false))
    })

    test('pages of a member', async ({ mall }) => {
      await mall.page.context().addCookies(prepared.cookies)
      await expectRightPages(mall, pagesOfVariant(variant, true))
    })
  })
}

// Once at each width.
for (const { lang, width } of rotated(variants.slice(0, 2))) {
  test.describe(`${lang} ${width}`, () => {
    test.use({ lang, width, contextOptions: { reducedMotion: 'reduce' } })

    test('dialogs', async ({ mall }) => {
      const { page, t } = mall
      await page.goto('/home')
      await settleLayout(page)
      await page
        .getByRole('link', { name: t('shell.favourites') })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoViolations(mall, 'authorization')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await page.context().addCookies(prepared.cookies)
      await page.goto('/user/profile/addresses')
      await settleLayout(page)
      await page.getByRole('button', { name: t('addresses.add') }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoViolations(mall, 'address')
      await page.goto('/user/profile/account')
      await settleLayout(page)
      await page.getByRole('button', { name: t('accounts.contact.phone.add') }).click()
      const form = dialogOf(mall)
      const number = page.getByRole('dialog').getByRole('textbox', { name: t('accounts.signIn.phone'), exact: true })
      await expect(number).toBeVisible()
      await expectNoViolations(mall, 'contact')
      await number.fill(newAccount('phone').name)
      await form.button('accounts.forgot.action').click()
      await expect(form.code).toBeVisible()
      await expectNoViolations(mall, 'code')
    })
  })
}
