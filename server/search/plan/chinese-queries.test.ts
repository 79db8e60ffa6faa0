import { beforeAll, describe, expect, it } from 'vitest'
import type { SearchData } from '#contract/search/calls.ts'
import { aCategory, aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { rebuildIndex } from '../documents/index.service.ts'

const test = testMall()
/** Names as other shops write them: what a thing is called stands among all else that somebody may type. */
const names = [
  '达摩祖师像挂画佛教佛堂供奉客厅书房装饰',
  '全新PSV空卡带盒游戏卡盒可放封面',
  ...['收纳箱家用储物盒特大号', '桌面收纳盒宿舍学生', '衣柜收纳格内衣袜子', '旅行收纳袋防水'],
  '补水美白保湿面膜学生专用',
  '白面粉家用馒头粉',
  '鲤鱼窝料雷焱红鲫诱鱼剂野钓饵料添加剂',
  '双层饵料盘',
  '饵料盒便携',
  '小茶几 高42厘米',
]

beforeAll(async () => {
  const { childId: categoryId } = await aCategory(test.ctx(), 'Things')
  for (const zh of names) await aProduct(test.ctx(), { name: { zh }, description: {}, categoryId })
  await rebuildIndex(test.ctx())
})

const search = async (keywords: string): Promise<SearchData> => (await test.call('search.search', { keywords }, { lang: 'zh' })).data
const found = ({ pageResult }: SearchData) => pageResult.results.map(({ name }) => name)

describe('Chinese of which nothing has all words', () => {
  it('finds what has the others where the last one is in no product, and says so', async () => {
    const data = await search('达摩画像')
    expect(found(data)).toEqual([names[0]])
    expect(data).toMatchObject({ fewerWords: true, corrected: '达摩' })
  })

  it('finds what has the rare words before what has the frequent one at the end', async () => {
    const results = found(await search('psv卡带收纳'))
    expect(results[0]).toBe(names[1])
    expect(results).toHaveLength(5)
  })

  it('finds what has a character of a word that nothing has before what has none', async () => {
    const results = found(await search('雷炎饵料'))
    expect(results[0]).toBe(names[8])
    expect(results).toHaveLength(3)
  })

  it('finds nothing where a number is all that something has', async () => {
    const data = await search('男士运动鞋42码')
    expect(found(data)).toEqual([])
    expect(data.fewerWords).toBeUndefined()
  })

  it('finds what its characters are where they were segmented wrongly', async () => {
    expect(found(await search('美白面膜女'))[0]).toBe(names[6])
  })
})
