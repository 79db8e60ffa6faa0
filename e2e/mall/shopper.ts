import { formatGel } from '#contract/core/money.ts'
import { anAccount, signIn } from './account.ts'
import { callApi } from './products.ts'
import { expect, type Mall } from './mall.ts'
import { settle } from './settle.ts'

const address = {
  recipient: 'ნინო ბერიძე',
  phone: '555123456',
  region: 'TB',
  city: 'თბილისი',
  street: 'რუსთაველის გამზირი',
  building: '24',
} as const

/** Signs the browser in as a new member with an address. */
export async function becomeShopper(mall: Mall): Promise<void> {
  await signIn(mall, await anAccount(mall))
  await callApi(mall, 'addresses.create', address)
}

/** Fills in the first address on the page; the name is there already. */
export async function fillAddress({ page, t }: Mall): Promise<void> {
  const fields = { 'addresses.phone': '555 12 34 56', 'addresses.street': 'Rustaveli', 'addresses.building': '24' } as const
  for (const [id, value] of Object.entries(fields)) {
    await page.getByRole('textbox', { name: t(id as keyof typeof fields), exact: true }).fill(value)
  }
}

/** Submits the checkout that is open, with this total on its button, and pays by card on the sandbox's page. */
export async function payByCard({ page, t }: Mall, total: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.title') })).toBeVisible()
  await settle(page)
  await page.getByRole('checkbox', { name: t('checkout.agree') }).check()
  await page
    .getByRole('button', { name: t('checkout.pay', { total: formatGel(total) }), exact: true })
    .filter({ visible: true })
    .click()
  await page.getByRole('button', { name: t('payments.sandbox.success'), exact: true }).click()
}
