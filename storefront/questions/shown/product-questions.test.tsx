// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import type { ProductDetails } from '#contract/catalogue/schemas.ts'
import { signBrowserIn } from '#storefront/accounts/session/browser-member.ts'
import { api } from '#storefront/app/client/browser.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import ProductQuestions from './product-questions.tsx'

const ask = vi.spyOn(api.questions, 'ask')
const product = { productId: 7, name: 'Mug', store: { storeId: 1, storeName: 'Tone' } } as unknown as ProductDetails

beforeEach(() => {
  ask.mockReset()
  vi.spyOn(api.questions, 'list').mockResolvedValue({
    results: [],
    totalRecord: 0,
    pageNo: 1,
    pageSize: 5,
    totalPage: 0,
    storeName: 'Tone',
  })
})

it('what was typed is there again where the form was closed, until it is sent', async () => {
  signBrowserIn()
  ask.mockResolvedValue({ id: 'q' })
  const page = await mount(<ProductQuestions product={product} />, { catalogues: ['questions', 'errors', 'reviews'] })
  const open = async () => {
    await page.click(page.get('button', 'Ask the shop'))
    await page.settle()
  }
  const field = () => page.get('field', /like to know/) as HTMLTextAreaElement
  await open()
  await page.type(field(), 'Does it fit into a dishwasher?')
  await page.click(page.get('button', 'Close'))
  await open()
  expect(field().value).toBe('Does it fit into a dishwasher?')
  await page.submit()
  await page.settle()
  expect(ask).toHaveBeenCalledWith({ productId: 7, text: 'Does it fit into a dishwasher?' })
  await open()
  expect(field().value).toBe('')
})
