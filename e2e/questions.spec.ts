import { desc, eq } from 'drizzle-orm'
import { openDirectDb, shoppers, type DirectDb } from '#demo/testing/direct-db.ts'
import { answerQuestion } from '#server/questions/operators.service.ts'
import { questions } from '#server/questions/questions.tables.ts'
import { mallDataDir } from './mall/data-dir.ts'
import { expect, test, type Mall } from './mall/mall.ts'
import { signIn } from './mall/member.ts'
import { settle } from './mall/settle.ts'
import { variants } from './mall/variants.ts'

let direct: DirectDb
test.beforeAll(async () => {
  direct = await openDirectDb(mallDataDir())
})
test.afterAll(() => direct.close())

const productId = 7

/** Opens a product's page down to its questions. */
async function openQuestions({ page, t }: Mall) {
  await page.goto(`/details?id=${productId}`)
  await settle(page)
  // What lies below is loaded while the page is scrolled.
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: t('questions.title'), exact: true }) })
  await section.scrollIntoViewIfNeeded()
  return section
}

for (const { lang, width } of variants) {
  test.describe(`${lang} ${width}`, () => {
    test.use({ lang, width })

    test('a member asks the store, everybody reads its answer, and the question goes when its author wants', async ({ mall, baseURL }) => {
      const { page, t } = mall
      const [shopper] = await shoppers(direct, 1)
      await signIn(mall, shopper!, baseURL!)
      const section = await openQuestions(mall)
      await section.getByRole('button', { name: t('questions.ask'), exact: true }).click()
      const field = page.getByRole('textbox', { name: t('questions.form.text') })
      await field.fill('Hm?')
      await page.getByRole('button', { name: t('questions.form.send'), exact: true }).click()
      await expect(page.getByText(t('question.text'), { exact: true })).toBeVisible()
      const text = `How heavy is it, packed? ${lang} ${width} ${Date.now()}`
      await field.fill(text)
      await page.getByRole('button', { name: t('questions.form.send'), exact: true }).click()
      await expect(section.getByRole('status')).toContainText(t('questions.sent'))
      await expect(section.getByText(text)).toHaveCount(0)

      await section.getByRole('link', { name: t('questions.own.title'), exact: true }).click()
      await expect(page.getByText(t('questions.waiting'), { exact: true })).toBeVisible()

      const [asked] = await direct.ctx.db
        .select()
        .from(questions)
        .where(eq(questions.memberId, shopper!.id))
        .orderBy(desc(questions.askedAt))
      await answerQuestion(direct.ctx, asked!.id, { text: 'About a kilogram.', lang: 'en' })
      await expect(async () => {
        await openQuestions(mall)
        await expect(section.getByText(text)).toBeVisible({ timeout: 2000 })
      }).toPass()
      await expect(section.getByText('About a kilogram.').first()).toBeVisible()

      await page.goto('/user/profile/questions')
      await settle(page)
      await page.getByRole('button', { name: mall.textPattern('questions.withdraw.of') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('questions.withdraw'), exact: true })
        .click()
      await expect(page.getByText(t('questions.own.none'), { exact: true })).toBeVisible()
    })
  })
}

test('a visitor who wants to ask signs in over the page', async ({ mall }) => {
  const { page, t } = mall
  const section = await openQuestions(mall)
  await section.getByRole('button', { name: t('questions.ask'), exact: true }).press('Enter')
  await expect(
    page
      .getByRole('dialog')
      .getByRole('heading', { name: t('accounts.login.title') })
      .first(),
  ).toBeVisible()
})
