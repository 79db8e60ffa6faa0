// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import type { LineToReview } from '#contract/reviews/calls.ts'
import { api } from '#storefront/app/client/browser.ts'
import { CallError } from '#storefront/app/client/client.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { sampleOrder } from '#storefront/app/testing/sample-order.ts'
import ReviewsRoute from '../reviews.route.tsx'

const { picture } = sampleOrder.lines[0]!
const line: LineToReview = {
  ...{ orderNo: sampleOrder.orderNo, position: 0, productId: 11, name: 'Dila mug', picture, options: [] },
  placedAt: '2026-11-18T08:00:00.000Z',
}
const pageOf = (results: LineToReview[]) => ({ results, totalRecord: results.length, pageNo: 1, pageSize: 10, totalPage: 1 })
const content = (lines: LineToReview[]) => ({ toReview: pageOf(lines), written: pageOf([]), showsWritten: false })

it('shows what is left to review where the item was reviewed on another page, and keeps what was written', async () => {
  const data = { signedIn: true, content: content([line, { ...line, position: 1, name: 'Bud vase' }]) }
  vi.spyOn(api.reviews, 'add').mockImplementation(() => {
    data.content = content([{ ...line, position: 1, name: 'Bud vase' }])
    return Promise.reject(new CallError('review.exists', 'You have reviewed it', {}, 409))
  })
  const page = await mount(<ReviewsRoute />, { catalogues: ['reviews', 'accounts'], data })
  await page.click(page.get('button', 'Review: Dila mug'))
  await page.click(page.get('field', '4 out of 5'))
  await page.type(page.get('field', /liked/), 'Fine')
  await page.submit()
  await page.settle()
  expect(page.has('button', 'Review: Dila mug')).toBe(false)
  expect(page.text()).toContain('You have reviewed it')
  expect((page.get('field', /liked/) as HTMLTextAreaElement).value).toBe('Fine')
})
