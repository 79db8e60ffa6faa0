import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { languages } from '#contract/core/languages.ts'
import { aGroupCampaign } from '#demo/factories/groups.ts'
import { aProduct } from '#demo/factories/products.ts'
import { aGroupBuyer } from '#demo/testing/group-buyers.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { pictureStore } from '#server/platform/media/media-store.ts'

const test = testMall()
const get = (path: string) => test.mall.app.inject(`/previews/group/${path}`)

/** Opens a group of a blue product. @returns its id */
async function openGroup(part: object = {}): Promise<string> {
  const bytes = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#1030c0' } })
    .webp()
    .toBuffer()
  const product = await aProduct(test.ctx(), { pictures: [await pictureStore(test.ctx()).store(bytes)], price: 5000, stock: 50 })
  const campaign = await aGroupCampaign(test.ctx(), { product, ...part })
  const { buyer, request } = await aGroupBuyer(test.ctx(), campaign)
  const headers = { 'idempotency-key': randomUUID() }
  const { data } = await test.call('checkout.submit', request, { cookie: buyer.cookie, headers })
  await test.mall.app.inject({
    method: 'POST',
    url: data.redirectUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'action=success',
  })
  const seat = await test.call('groups.ofOrder', { orderNo: data.orderNos[0] }, { cookie: buyer.cookie })
  return seat.data.group.groupId
}

describe('the preview of a shared group', () => {
  let groupId: string
  beforeAll(async () => void (groupId = await openGroup()))

  it('is a picture of the product beside its texts, in each language another', async () => {
    const seen = new Set<string>()
    for (const lang of languages) {
      const { statusCode, headers, rawPayload } = await get(`${lang}/${groupId}.jpg`)
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
      const half = async (left: number) =>
        sharp(await sharp(rawPayload).extract({ left, top: 60, width: 450, height: 420 }).toBuffer()).stats()
      const [picture, texts] = [await half(65), await half(690)]
      expect(picture.channels[2]!.mean - picture.channels[0]!.mean).toBeGreaterThan(100)
      expect(texts.channels[0]!.stdev, lang).toBeGreaterThan(10)
      seen.add(rawPayload.toString('base64'))
    }
    expect(seen.size).toBe(languages.length)
  })

  it('names the price in the group: another price is another picture', async () => {
    const cheaper = await openGroup({ price: 100 })
    const [one, other] = [await get(`en/${groupId}.jpg`), await get(`en/${cheaper}.jpg`)]
    expect(one.rawPayload.equals(other.rawPayload)).toBe(false)
  })

  it('is there for groups in our languages alone', async () => {
    for (const path of [`de/${groupId}.jpg`, `en/${randomUUID()}.jpg`, `en/${groupId}`, 'en/x.jpg', 'en/..%2F..%2Fsecret.jpg'])
      expect([path, (await get(path)).statusCode]).toEqual([path, 404])
  })
})
