/** What every store does: the folder here, a bucket where `S3_TEST_URL` names one. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { FileCache } from './bucket/file-cache.ts'
import { FolderStore } from './folder-store.ts'
import { allKeys, type MediaStore } from './media-store.ts'
import { MediaUnavailable } from './media-unavailable.ts'
import { moveMedia } from './move-media.ts'
import { PictureStore } from './pictures/picture-store.ts'
import { sweepPictures } from './pictures/sweep.ts'
import { recipe } from './testing/recipe.ts'
import { closedStore, storesToTest } from './testing/stores.ts'

const folders: string[] = []
const folder = () => {
  folders.push(mkdtempSync(join(tmpdir(), 'media-store-')))
  return folders.at(-1)!
}
afterAll(() => folders.forEach((each) => rmSync(each, { recursive: true, force: true })))

const text = async (store: MediaStore, key: string) => (await store.read(key))?.toString()
const aPicture = () =>
  sharp({
    create: { width: 400, height: 300, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 20 }, background: '#888' },
  })
    .jpeg()
    .toBuffer()

describe.each(storesToTest)('$name', ({ open }) => {
  /** The same store as three processes have it: on one machine, or on three where it is shared. */
  const aStore = () => {
    const place = { folder: folder(), prefix: randomUUID() }
    const one = open(place)
    const another = () => open(one.isShared ? { ...place, folder: folder() } : place)
    return { one, other: another(), last: another() }
  }

  it('has what was written, whole, in every process, and what is not there is no error', async () => {
    const { one, other } = aStore()
    await one.write('ab/one.webp', 'first')
    await one.write('ab/one.webp', Buffer.from('second'))
    for (const store of [one, other]) {
      expect(await text(store, 'ab/one.webp')).toBe('second')
      expect(await store.digest('ab/one.webp')).toMatch(/^[0-9a-f]{64}$/)
      expect(await sizeOf(store, 'ab/one.webp')).toBe(6)
      expect([await store.read('ab/two.webp'), await store.file('ab/two.webp')]).toEqual([undefined, undefined])
      expect([await store.digest('ab/two.webp'), await store.modifiedAt('ab/two.webp')]).toEqual([undefined, undefined])
    }
    await other.delete('ab/one.webp')
    await other.delete('ab/one.webp')
    expect(await allKeys(one)).toEqual([])
  })

  it('stores what is made as a file, and nothing of what failed', async () => {
    const { one, other } = aStore()
    await one.writeFile('ab/made.avif', async (to) => writeFileSync(to, 'made'))
    await expect(
      one.writeFile('ab/failed.avif', async (to) => {
        writeFileSync(to, 'half')
        throw new Error('cut')
      }),
    ).rejects.toThrow('cut')
    expect(await text(other, 'ab/made.avif')).toBe('made')
    expect([await allKeys(one), await allKeys(other)]).toEqual([['ab/made.avif'], ['ab/made.avif']])
  })

  it('lists by folder, however many there are, with when they were written or touched', async () => {
    const { one, other } = aStore()
    const keys = Array.from({ length: 1005 }, (_, i) => `cd/${String(i).padStart(4, '0')}.json`)
    await pLimit(16).map(keys, (key) => one.write(key, 'x'))
    await one.write('ef/one.json', 'y')
    const listed: string[] = []
    for await (const { key, modifiedAt } of other.list('cd/')) {
      listed.push(key)
      expect(Math.abs(modifiedAt - Date.now())).toBeLessThan(120_000)
    }
    expect(listed.toSorted()).toEqual(keys)
    expect(await allKeys(other)).toHaveLength(1006)
    const before = (await one.modifiedAt(keys[0]!))!
    await new Promise((resolve) => setTimeout(resolve, 1100))
    await one.touch(keys[0]!, 'x')
    expect(await other.modifiedAt(keys[0]!)).toBeGreaterThan(before)
  }, 120_000)

  it('has pictures: what one process stored and made, another has without making it', async () => {
    const stores = aStore()
    const [one, other, last] = [stores.one, stores.other, stores.last].map((files) => new PictureStore(files, recipe))
    const bytes = await aPicture()
    const picture = await one!.store(bytes)
    await one!.remember('https://pictures.example/a.jpg', picture)
    expect(await other!.remembered('https://pictures.example/a.jpg')).toEqual(picture)
    expect(await other!.find(picture.src)).toEqual(picture)
    expect((await other!.original(picture))!.bytes.equals(bytes)).toBe(true)
    const webp = await one!.renditions.webp(picture.src, 320)
    expect(await one!.renditions.jpeg(picture.src, 320)).toBeDefined()
    // Without its original nothing can be made: it is the rendition of the first.
    await stores.one.delete(`${one!.keyOf(picture.src)}.jpeg`)
    expect((await sharp(webp).metadata()).width).toBe(320)
    expect((await sharp(await last!.renditions.webp(picture.src, 320)).metadata()).width).toBe(320)
    expect(await last!.renditions.webp(picture.src, 160)).toBeUndefined()
  })

  it('loses pictures that nothing names and nobody touched for a day, and no others', async () => {
    const pictures = new PictureStore(aStore().one, recipe)
    const [used, orphan] = [await pictures.store(await aPicture()), await pictures.store(await aPicture())]
    const now = new Date()
    const tomorrow = new Date(now.getTime() + 25 * 3_600_000)
    const isUsed = async (sources: string[]) => new Set(sources.filter((src) => src === used.src))
    expect(await sweepPictures(pictures, now, isUsed)).toBe(0)
    expect(await sweepPictures(pictures, tomorrow, isUsed)).toBe(1)
    expect([await pictures.find(used.src), await pictures.find(orphan.src)]).toEqual([used, undefined])
  }, 60_000)

  it('is moved to and from, goes on where a move was cut, and is compared by digests', async () => {
    const { one: store } = aStore()
    const source = new FolderStore(folder())
    for (let i = 0; i < 30; i++) await source.write(`ab/${i}.${i % 3 ? 'webp' : 'json'}`, `content ${i}`)
    const cut = cutAfter(store, 12)
    await expect(moveMedia(source, cut)).rejects.toThrow('cut')
    // Facts come last: nothing counts as stored whose files are not.
    const stored = (await allKeys(store)).length
    expect((await allKeys(store)).filter((key) => key.endsWith('.json'))).toEqual([])
    await source.write('ab/1.webp', 'changed meanwhile')
    const { copied, present } = await moveMedia(source, store)
    expect(copied + present).toBe(30)
    expect(present).toBeGreaterThanOrEqual(stored - 1)
    expect(await moveMedia(source, store)).toEqual({ copied: 0, present: 30 })
    expect(await text(store, 'ab/1.webp')).toBe('changed meanwhile')
    const back = new FolderStore(folder())
    expect(await moveMedia(store, back)).toEqual({ copied: 30, present: 0 })
    expect((await allKeys(back)).toSorted()).toEqual((await allKeys(source)).toSorted())
  }, 60_000)
})

const sizeOf = async (store: MediaStore, key: string) => statSync((await store.file(key))!).size

/** A store whose process is killed after some files. */
function cutAfter(store: MediaStore, files: number): MediaStore {
  let left = files
  return new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (name !== 'write') return typeof value === 'function' ? (value.bind(target) as unknown) : value
      return async (key: string, bytes: Uint8Array) => {
        if (left-- <= 0) throw new Error('cut')
        return target.write(key, bytes)
      }
    },
  })
}

describe('a store that cannot be reached', () => {
  it('is no missing picture', async () => {
    const store = closedStore(folder())
    const works = [store.read('a'), store.file('a'), store.write('a', 'x'), store.digest('a'), allKeys(store)]
    for (const { status, reason } of (await Promise.allSettled(works)) as PromiseRejectedResult[])
      expect([status, reason]).toEqual(['rejected', expect.any(MediaUnavailable)])
  }, 30_000)
})

describe('the copies on a machine', () => {
  it('are bounded: what was used longest ago goes first, and what is in use stays', async () => {
    const place = folder()
    const before = new FileCache(place, 1_000_000)
    for (let i = 0; i < 12; i++) {
      const path = await before.write(`ab/${i}`, Buffer.alloc(10_000))
      // The last two were used just now.
      const usedAt = new Date(Date.now() - (i < 10 ? 3_600_000 - i * 1000 : 0))
      utimesSync(path, usedAt, usedAt)
    }
    await before.settled()
    // Used by a reader: it is the oldest no more.
    await before.file('ab/0')
    const cache = new FileCache(place, 100_000)
    await cache.write('ab/12', Buffer.alloc(10_000))
    await cache.settled()
    const present = () =>
      readdirSync(join(place, 'ab'))
        .map(Number)
        .toSorted((one, other) => one - other)
    expect(present()).toEqual([0, 5, 6, 7, 8, 9, 10, 11, 12])
    const crowded = new FileCache(place, 10_000)
    await crowded.write('ab/13', Buffer.alloc(10_000))
    await crowded.settled()
    expect(present()).toEqual([0, 10, 11, 12, 13])
  })
})
