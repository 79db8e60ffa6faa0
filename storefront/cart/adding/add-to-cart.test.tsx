// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest'
import type { ProductCard } from '#contract/catalogue/schemas.ts'
import { debounceLinkClicks } from '#storefront/app/navigation/debounce-link-clicks.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { productPath } from '#storefront/catalogue/links.ts'
import { QuickAdd } from './add-to-cart.tsx'
import { openVariantChoice } from './variant-choice-store.ts'

it('opens the choice of a variant without delaying a click to the product’s page', async () => {
  onTestFinished(() => openVariantChoice(undefined))
  const card = { productId: 7, offerId: 70, name: 'Teapot', inStock: true, offerCount: 3, price: 4200 } as ProductCard
  const reached: string[] = []
  const page = await mount(
    <div onClickCapture={debounceLinkClicks}>
      <QuickAdd card={card} />
      <a
        href={productPath(7)}
        onClick={(event) => {
          event.preventDefault()
          reached.push('page')
        }}
      >
        Teapot
      </a>
    </div>,
    { catalogues: ['cart', 'catalogue'] },
  )
  await page.click(page.get('link', /^Choose|Teapot.+|.+Teapot/))
  await page.click(page.get('link', 'Teapot'))
  expect(reached).toEqual(['page'])
})
