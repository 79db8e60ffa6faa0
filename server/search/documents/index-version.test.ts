import { expect, it } from 'vitest'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import type { Ctx } from '#server/context.ts'
import { writeIndexVersion } from './index.queries.ts'
import { indexVersion } from './index.rules.ts'
import { rebuildOutdated } from './index.service.ts'

const test = testMall()
const built: string[] = []

/** The context of a process of its own, which notes when it builds. */
function aProcess(name: string): Ctx {
  const ctx = test.ctx()
  const log = Object.assign(Object.create(ctx.log) as Ctx['log'], { info: () => void built.push(name) })
  return { ...ctx, log }
}

it('an index of earlier rules is rebuilt by one of the processes that start together, and by none after it', async () => {
  await aProduct(test.ctx(), { name: { ka: 'ფინჯანი', en: 'Mug' } })
  await test.db.execute('truncate search_documents')
  await writeIndexVersion(test.db, indexVersion - 1)
  const names = ['one', 'two', 'three', 'four']
  await Promise.all(names.map((name) => rebuildOutdated(aProcess(name))))
  expect(built).toHaveLength(1)
  const found = await test.call('search.search', { keywords: 'mug', searchType: 'search' }, { lang: 'en' })
  expect(found.data.pageResult.totalRecord).toBe(1)
  await rebuildOutdated(aProcess('later'))
  expect(built).toHaveLength(1)
})
