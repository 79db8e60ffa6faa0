import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { aProduct } from '#demo/factories/products.ts'
import { logLines } from '#demo/testing/log-lines.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { withSettings } from '#demo/testing/with-settings.ts'
import type { Ctx } from '#server/context.ts'
import { checkInvariants } from '#server/platform/db/schema/invariants.ts'
import { pictureStore } from '#server/platform/media/media-store.ts'
import { readFile } from 'node:fs/promises'
import { describePending } from './describe-catalogue.service.ts'
import { photoModelCommand } from './photo-model.cli.ts'
import { checkMallsModel, describesPictures, photoModelStanding, reportPhotoModel } from './photo-model.service.ts'
import { photoSearchInvariants } from './photo-search.invariants.ts'

const { log, lines } = logLines('error')
const test = testMall({}, { log })
const folder = mkdtempSync(join(tmpdir(), 'kalata-photo-model-'))
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => test.db.execute(sql`truncate photo_models`))

/** A process of the same mall whose PHOTO_MODEL is a file of its own: only its digest counts here. */
function processWith(name: string): Ctx {
  const file = join(folder, name)
  writeFileSync(file, name)
  return withSettings(test.ctx(), { ...test.settings, photoModel: { file, side: 224, mean: [0, 0, 0], deviation: [1, 1, 1] } })
}
const broken = async () => (await checkInvariants(test.db, photoSearchInvariants)).flatMap(({ examples }) => examples)

it('two processes with another PHOTO_MODEL do not describe each other’s work: the mall’s does, until an operator decides', async () => {
  const picture = await pictureStore(test.ctx()).store(
    await readFile(new URL('../../demo/pictures/looks/sofa.three.clay.front.webp', import.meta.url)),
  )
  await aProduct(test.ctx(), { pictures: [picture] })
  const other = processWith('other.onnx')
  expect(await describesPictures(test.ctx())).toBe(true)
  expect([await describePending(other), await describePending(test.ctx())]).toEqual([0, 1])
  const claims = async () => (await test.db.execute(sql`select described_with, claimed_until from photo_sources`)).rows
  const before = await claims()
  expect([await describePending(other), await describePending(test.ctx())]).toEqual([0, 0])
  expect(await claims()).toEqual(before)

  expect((await photoModelCommand(other, ['show'])).ok).toBe(false)
  expect((await photoModelCommand(other, ['use'])).text).toMatch(/^Pictures are described with the network [0-9a-f]{16}$/)
  expect([await describesPictures(other), await describesPictures(test.ctx())]).toEqual([true, false])
  expect(await describePending(test.ctx())).toBe(0)
})

it('a process with another one is named at its start and by the check', async () => {
  await checkMallsModel(test.ctx())
  expect([lines.length, await broken()]).toEqual([0, []])
  const other = processWith('other.onnx')
  await checkMallsModel(other)
  expect(lines.at(-1)).toMatchObject({
    level: 50,
    msg: expect.stringContaining('it describes no pictures. Give all processes one PHOTO_MODEL, or run: kalata photo-model use'),
  })
  expect(await broken()).toEqual([expect.stringMatching(/^a process with [0-9a-f]{16} ran at .*, the mall uses no network/)])
  await test.db.execute(sql`update photo_models set seen_at = now() - interval '1 hour' where not in_use`)
  expect(await broken()).toEqual([])
  await reportPhotoModel(other)
  expect(await broken()).toHaveLength(1)
})

it('of processes that start together one decides', async () => {
  for (let round = 0; round < 5; round++) {
    await test.db.execute(sql`truncate photo_models`)
    const standings = await Promise.all(['a', 'b', 'c', 'd'].map((name) => photoModelStanding(processWith(`${name}.onnx`))))
    expect(new Set(standings.map(({ mall }) => mall)).size).toBe(1)
    await Promise.all(['a', 'b', 'c'].map((name) => photoModelCommand(processWith(`${name}.onnx`), ['use'])))
    const { rows } = await test.db.execute(sql`select 1 from photo_models where in_use`)
    expect(rows).toHaveLength(1)
  }
})
