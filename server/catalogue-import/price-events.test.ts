import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { importHarness, lines } from '#demo/testing/import-harness.ts'
import { defineModule } from '#server/module.ts'
import { outbox } from '#server/platform/messaging/outbox/outbox.tables.ts'
import { importCatalogue } from './import.service.ts'
import { openSource } from './source.service.ts'

const { test, taxonomy, mug, folder, productOf } = importHarness()

it('an import publishes the prices it changes, where a module subscribes', async () => {
  const listener = defineModule({ name: 'listener', uses: [], subscribers: { 'price.changed': () => Promise.resolve() } })
  const importMug = async (price: number, subscribers: (typeof listener)[]) => {
    const path = folder({ 'a.jsonl': lines(...taxonomy(), mug({ options: [], offers: [{ price, stock: 1 }] })) })
    const others = test.ctx().modules.map((module) => ({ ...module, subscribers: {} }))
    const ctx = { ...test.ctx(), modules: [...others, ...subscribers] }
    const source = await openSource(path, { lang: 'ka', now: test.clock.now(), uncountedStock: 10, rates: {} })
    await importCatalogue(ctx, source)
    source.close()
  }
  const events = () => test.db.select().from(outbox).where(eq(outbox.topic, 'price.changed'))
  await importMug(42, [listener])
  await importMug(43, [])
  expect(await events()).toEqual([])
  await importMug(44, [listener])
  const product = (await productOf())!
  expect((await events()).map(({ subscriber, payload }) => ({ subscriber, payload }))).toEqual([
    { subscriber: 'listener', payload: { offers: [{ offerId: product.offers[0]!.id, productId: product.id, before: 4300, after: 4400 }] } },
  ])
})
