import { expect, it } from 'vitest'
import { aGroupCampaign, aGroupSubmission } from '#demo/factories/groups.ts'
import { aBuyer } from '#demo/factories/orders.ts'
import { aCategory, aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'

const test = testMall()

/** Three campaigns of one child category: for two at half the price, for three at a tenth less, for three at a fifth less of a dear product. */
async function threeCampaigns() {
  const { childId, rootCategoryId } = await aCategory(test.ctx())
  const made = (price: number) => aProduct(test.ctx(), { price, categoryId: childId })
  const half = await aGroupCampaign(test.ctx(), { product: await made(5000), price: 2500, size: 2 })
  const tenth = await aGroupCampaign(test.ctx(), { product: await made(2000), price: 1800 })
  const dear = await aGroupCampaign(test.ctx(), { product: await made(90_000), price: 72_000 })
  return { childId, rootCategoryId, half: half.id, tenth: tenth.id, dear: dear.id, dearCampaign: dear }
}

const ask = async (query: object) => {
  const { data } = await test.call('groups.campaigns', query)
  return { ...data, ids: data.results.map(({ campaignId }: { campaignId: number }) => campaignId) }
}

it('campaigns are of a category and of a size of groups, each counted within the other', async () => {
  const { childId, rootCategoryId, half, tenth, dear } = await threeCampaigns()
  const other = await aGroupCampaign(test.ctx(), { size: 2 })
  const all = await ask({ categoryId: rootCategoryId, sort: 'saving' })
  expect(all).toMatchObject({
    ids: [half, dear, tenth],
    totalRecord: 3,
    sizes: [
      { size: 2, count: 1 },
      { size: 3, count: 2 },
    ],
  })
  expect(all.deepest).toBe(50)
  const three = await ask({ categoryId: childId, size: 3, sort: 'price' })
  expect(three).toMatchObject({ ids: [tenth, dear], totalRecord: 2, sizes: all.sizes })
  expect(three.categoryList).toContainEqual({ id: rootCategoryId, categoryName: expect.any(String), count: 2 })
  const two = await ask({ size: 2, pageSize: 60 })
  expect(two.ids).toEqual(expect.arrayContaining([half, other.id]))
  expect(two.ids).not.toContain(tenth)
  expect(await ask({ categoryId: childId, size: 9 })).toMatchObject({ ids: [], totalRecord: 0, totalPage: 0 })
})

it('campaigns with a group that can be joined come first, unless another order is asked for', async () => {
  const { childId, half, tenth, dear, dearCampaign } = await threeCampaigns()
  expect((await ask({ categoryId: childId })).ids).toEqual([half, tenth, dear])
  const buyer = await aBuyer(test.ctx())
  const { data } = await test.call('checkout.submit', await aGroupSubmission(buyer, dearCampaign), {
    cookie: buyer.cookie,
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  await test.mall.app.inject({
    method: 'POST',
    url: data.redirectUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'action=success',
  })
  const first = await ask({ categoryId: childId })
  expect(first.ids).toEqual([dear, half, tenth])
  expect(first.results[0]).toMatchObject({ openGroups: 1, group: { seatsLeft: 2 } })
  expect((await ask({ categoryId: childId, sort: 'size' })).ids).toEqual([half, dear, tenth])
})

it('a size that no group has is rejected with its name', async () => {
  expect(await test.call('groups.campaigns', { size: 1 })).toMatchObject({ status: 400, params: { field: 'size' } })
  expect(await test.call('groups.campaigns', { sort: 'newest' })).toMatchObject({ status: 400, params: { field: 'sort' } })
})
