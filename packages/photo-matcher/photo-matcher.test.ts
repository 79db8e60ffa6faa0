import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UnreadablePicture } from './describe/decode-photo.ts'
import { openPhotoMatcher } from './photo-matcher.ts'
import { drawnLabel, drawnPicture } from './testing/drawn-pictures.ts'
import { makeQuery, readPixels } from './testing/photo-queries.ts'

const matcher = openPhotoMatcher()
const labels = [1, 2, 3, 4, 5, 6]
const pictures = new Map<number, Buffer>()
const index = matcher.openIndex()

beforeAll(async () => {
  for (const id of labels) {
    pictures.set(id, await drawnLabel(id))
    index.update([{ id, group: id % 2, pictures: [await matcher.describePicture(pictures.get(id)!)] }])
  }
})

const photoOf = async (id: number) => matcher.describePhoto(await makeQuery(await readPixels(pictures.get(id)!), id))

describe('an index', () => {
  it.each(labels)('finds label %i in a photo of it, by the very thing', async (id) => {
    expect(index.search(await photoOf(id), 10)[0]).toMatchObject({ id, likeness: 'same' })
  })

  it('lists what looks alike where nothing is the same', async () => {
    const round = async (fill: string) => drawnPicture({ shapes: `<circle cx="160" cy="160" r="110" fill="${fill}"/>` })
    const plain = matcher.openIndex()
    const colours = ['#b3261e', '#2e7d32', '#f2c14e', '#3b5ba5']
    for (const [at, fill] of colours.entries())
      plain.update([{ id: at + 1, group: 1, pictures: [await matcher.describePicture(await round(fill))] }])
    const found = plain.search(await matcher.describePhoto(await round('#a82a24')), 4)
    expect(found[0]!.id).toBe(1)
    expect(found.map(({ similarity }) => similarity)).toEqual(found.map(({ similarity }) => similarity).toSorted((a, b) => b - a))
  })

  it('names the picture of an item that a photo shows', async () => {
    const one = matcher.openIndex()
    one.update([{ id: 1, group: 1, pictures: await Promise.all([1, 2, 3].map((id) => matcher.describePicture(pictures.get(id)!))) }])
    for (const id of [1, 2, 3]) expect(one.search(await photoOf(id), 1)).toMatchObject([{ id: 1, picture: id - 1 }])
  })

  it('forgets an item without pictures', async () => {
    const few = matcher.openIndex()
    const described = await matcher.describePicture(pictures.get(1)!)
    few.update([{ id: 1, group: 1, pictures: [described] }])
    few.update([{ id: 1, group: 1, pictures: [] }])
    expect([few.size, few.search(await photoOf(1), 3)]).toEqual([0, []])
  })
})

it('says which picture it cannot read', async () => {
  await expect(matcher.describePicture(Buffer.from('no picture'))).rejects.toThrow(UnreadablePicture)
})

describe('the program in the README', () => {
  const folder = mkdtempSync(join(tmpdir(), 'photo-matcher-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('names the picture that a photo shows', async () => {
    for (const [id, bytes] of pictures) writeFileSync(join(folder, `label-${id}.png`), bytes)
    const photo = `${folder}.jpg`
    writeFileSync(photo, await makeQuery(await readPixels(pictures.get(4)!), 9))
    const program = /```ts\n([\s\S]*?)```/.exec(readFileSync(join(import.meta.dirname, 'README.md'), 'utf8'))![1]!
    const run = spawnSync(process.execPath, ['--input-type=module-typescript', '-', folder, photo], {
      cwd: import.meta.dirname,
      input: program,
      encoding: 'utf8',
    })
    rmSync(photo)
    expect(run.stderr).toBe('')
    expect(run.stdout.split('\n')[0]).toMatch(/^label-4\.png same /)
    expect(program.trim().split('\n').length).toBeLessThanOrEqual(30)
  })
})
