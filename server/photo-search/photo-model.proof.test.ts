import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aCategory, aProduct } from '#demo/factories/products.ts'
import { makeQuery, readPixels } from '@kalata/photo-matcher/testing/photo-queries.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { withSettings } from '#demo/testing/with-settings.ts'
import { tinyNetwork, tinyNetworkSide, tinyNetworkSize, type TinyOutput } from '#demo/testing/tiny-network.ts'
import type { Ctx } from '#server/context.ts'
import { pictureStore } from '#server/platform/media/media-store.ts'
import { describePending, sweepDescriptions } from './describe-catalogue.service.ts'
import { descriptorVersion } from '@kalata/photo-matcher/describe/descriptions.ts'
import { isOutdated, networkVersion } from '@kalata/photo-matcher/describe/descriptor-versions.ts'
import { adoptPhotoModel, checkPhotoModel, currentVersion, threadOf } from './photo-model.service.ts'
import { findSimilar } from './photo-index.service.ts'

const folder = mkdtempSync(join(tmpdir(), 'kalata-network-'))
const file = join(folder, 'network.onnx')
writeFileSync(file, tinyNetwork())
const grey = '0.5,0.5,0.5'
const environment = { PHOTO_MODEL: file, PHOTO_MODEL_SIZE: String(tinyNetworkSide), PHOTO_MODEL_MEAN: grey, PHOTO_MODEL_STD: grey }
const test = testMall(environment)
const names = ['hat.beanie.wine', 'lipstick.classic.rose', 'sofa.three.clay', 'watch.sport.navy']
const lookFile = (name: string) => readFileSync(new URL(`../../demo/pictures/looks/${name}.front.webp`, import.meta.url))
const ids: number[] = []

/** The same mall without the network: another process, before it was set. */
const withoutNetwork = () => withSettings(test.ctx(), ownSettings)
let ownSettings: Ctx['settings']
const withNetwork = (content: Uint8Array, name: string): Ctx => {
  writeFileSync(join(folder, name), content)
  return withSettings(test.ctx(), { ...test.settings, photoModel: { ...test.settings.photoModel!, file: join(folder, name) } })
}

async function describeAll(ctx: Ctx): Promise<void> {
  while ((await describePending(ctx)) > 0);
}

async function vectorSizes(): Promise<number[]> {
  const { rows } = await test.db.execute<{ size: number }>(sql`select length(vector) as size from photo_descriptors`)
  return rows.map(({ size }) => size)
}

/** The processes whose arguments hold a text. */
function processesOf(argument: string): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(argument)
      } catch {
        return false
      }
    })
    .map(Number)
}

/** Each of the photos finds its product first. */
async function expectFound(ctx: Ctx): Promise<void> {
  for (const [at, name] of names.entries()) {
    const found = await findSimilar(ctx, { bytes: await makeQuery(await readPixels(lookFile(name)), at) }, 10)
    expect(found.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids)
    expect(found[0]!.id).toBe(ids[at])
  }
}

beforeAll(async () => {
  ownSettings = { ...test.settings, photoModel: undefined }
  const { childId } = await aCategory(test.ctx(), 'Home')
  for (const name of names) {
    const picture = await pictureStore(test.ctx()).store(lookFile(name))
    ids.push((await aProduct(test.ctx(), { pictures: [picture], categoryId: childId })).id)
  }
})
afterAll(async () => {
  await threadOf(withoutNetwork()).stop()
  rmSync(folder, { recursive: true })
})

describe('a network', () => {
  it('describes the catalogue again, while what was described before is found; and gives way as well', async () => {
    await adoptPhotoModel(withoutNetwork())
    await describeAll(withoutNetwork())
    await expectFound(test.ctx())
    await adoptPhotoModel(test.ctx())
    // One product by the network, the others as before.
    await test.db.execute(sql`update photo_sources set claimed_until = now() + interval '1 year' where product_id <> ${ids[0]}`)
    expect(await describePending(test.ctx())).toBe(1)
    await expectFound(test.ctx())
    await sweepDescriptions(test.ctx())
    expect(await vectorSizes()).toHaveLength(names.length + 1)
    await test.db.execute(sql`update photo_sources set claimed_until = null`)
    await describeAll(test.ctx())
    await expectFound(test.ctx())
    await sweepDescriptions(test.ctx())
    expect(await vectorSizes()).toEqual(names.map(() => tinyNetworkSize.vector))
    await adoptPhotoModel(withoutNetwork())
    await describeAll(withoutNetwork())
    await expectFound(withoutNetwork())
    await sweepDescriptions(withoutNetwork())
    expect(await vectorSizes()).toEqual(names.map(() => 172))
  })

  it.each<TinyOutput>(['tokens', 'maps'])('may give %s', async (output) => {
    const ctx = withNetwork(tinyNetwork(output), `${output}.onnx`)
    const version = await currentVersion(ctx)
    expect(await threadOf(ctx).run({ kind: 'vectorSize', version })).toBe(tinyNetworkSize[output])
    await threadOf(ctx).stop()
  })

  it('runs in a process of its own, which is started again after it has ended', async () => {
    const task = { kind: 'vectorSize', version: await currentVersion(test.ctx()) } as const
    await threadOf(test.ctx()).run(task)
    const children = processesOf(`${folder}/network.onnx`)
    expect(children).toHaveLength(1)
    process.kill(children[0]!, 'SIGKILL')
    await vi.waitFor(() => expect(existsSync(`/proc/${children[0]}`)).toBe(false), 60_000)
    expect(await threadOf(test.ctx()).run(task)).toBe(tinyNetworkSize.vector)
  })

  it('that fails leaves pictures to be described later', async () => {
    const failing = withNetwork(Buffer.from('no network'), 'failing.onnx')
    await test.db.execute(sql`update photo_sources set described_with = null, claimed_until = null`)
    await adoptPhotoModel(failing)
    expect(await describePending(failing)).toBe(names.length)
    const { rows } = await test.db.execute(sql`select 1 from photo_descriptors where version = ${await currentVersion(failing)}`)
    const { rows: described } = await test.db.execute(sql`select 1 from photo_sources where described_with is not null`)
    expect([rows, described]).toEqual([[], []])
    await test.db.execute(sql`update photo_sources set claimed_until = null`)
    await threadOf(failing).stop()
  })

  it('that cannot be used stops the start', async () => {
    const bad: [Ctx, string][] = [
      [withNetwork(Buffer.from('no network'), 'bad.onnx'), 'Protobuf parsing failed'],
      [withNetwork(tinyNetwork('vector', 11), 'double.onnx'), 'AveragePool'],
      [withNetwork(tinyNetwork(), 'large.onnx'), 'Got invalid dimensions'],
    ]
    Object.assign(bad[2]![0].settings.photoModel!, { side: 64 })
    for (const [ctx, reason] of bad) {
      await expect(checkPhotoModel(ctx)).rejects.toThrow(new RegExp(`PHOTO_MODEL cannot be used: .*${reason}`))
      await threadOf(ctx).stop()
    }
    const missing = { ...test.settings, photoModel: { ...test.settings.photoModel!, file: join(folder, 'none.onnx') } }
    await expect(checkPhotoModel(withSettings(test.ctx(), missing))).rejects.toThrow('PHOTO_MODEL cannot be read')
  })
})

describe('a version', () => {
  it('is that of the file and of its settings', async () => {
    const other = withNetwork(tinyNetwork(), 'same.onnx')
    expect(await currentVersion(other)).not.toBe(await currentVersion(withNetwork(tinyNetwork('maps'), 'other.onnx')))
    const brighter = withSettings(other, { ...other.settings, photoModel: { ...other.settings.photoModel!, mean: [0, 0, 0] } })
    expect(await currentVersion(brighter)).not.toBe(await currentVersion(other))
    expect(await currentVersion(other)).toBe(await currentVersion(test.ctx()))
    expect(await currentVersion(withoutNetwork())).toBe(descriptorVersion)
  })

  it('is outdated by a newer descriptor and by another network, not by an older descriptor', () => {
    const [one, other] = [networkVersion('1'.repeat(64)), networkVersion('2'.repeat(64))]
    expect([
      isOutdated(one, other),
      isOutdated(other, one),
      isOutdated(descriptorVersion, one),
      isOutdated(one, descriptorVersion),
    ]).toEqual([true, true, true, true])
    expect(isOutdated('kalata-0001+abc', one)).toBe(true)
    expect(isOutdated('photos-9999', one)).toBe(false)
    expect(isOutdated(one, one)).toBe(false)
  })
})
