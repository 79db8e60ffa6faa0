import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { FolderStore } from '../folder-store.ts'
import { invalidImages } from '../testing/invalid-images.ts'
import { recipe, widths } from '../testing/recipe.ts'
import { ImageRejected } from './image-rejected.ts'
import { PictureStore } from './picture-store.ts'
import { sweepPictures } from './sweep.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'media-pictures-'))
const pictures = new PictureStore(new FolderStore(join(dataDir, 'media')), recipe)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const filesOf = (src: string) => readdirSync(join(dataDir, src, '..')).filter((name) => name.startsWith(src.slice(10)))
const picture = (width: number, height: number, colour = '#1d5257') => sharp({ create: { width, height, channels: 3, background: colour } })

function everyFile(): string[] {
  const media = join(dataDir, 'media')
  return existsSync(media)
    ? readdirSync(media, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : []
}

describe('a picture', async () => {
  for (const { name, fileName, bytes, verdict } of await invalidImages()) {
    it(`${name}: ${verdict}`, async () => {
      const before = everyFile().length
      const made = pictures.store(bytes, undefined, fileName)
      if (verdict === 'taken') {
        const { src, width } = await made
        expect(await pictures.renditions.webp(src, recipe.widthsOf(await made)[0]!)).toBeDefined()
        expect(width).toBeGreaterThanOrEqual(160)
        for (const file of filesOf(src).filter((each) => each.endsWith('.webp'))) {
          const { exif, icc, iptc, xmp, orientation } = await sharp(join(dataDir, src, '..', file)).metadata()
          expect({ file, exif, icc, iptc, xmp, orientation }).toEqual({ file })
        }
      } else {
        await expect(made).rejects.toMatchObject({ reason: verdict })
        await expect(pictures.inspect(bytes, undefined, fileName)).rejects.toBeInstanceOf(ImageRejected)
        expect(everyFile().length).toBe(before)
      }
    })
  }

  it('is 1280 pixels wide at most, 2560 where it spans the page', async () => {
    const widest = async (width: number, height: number) => (await pictures.store(await picture(width, height).webp().toBuffer())).width
    expect([await widest(2600, 1301), await widest(2600, 1300)]).toEqual([1280, 2560])
    const { src } = await pictures.store(await picture(2600, 1300).webp().toBuffer())
    expect(await Promise.all([1920, 2560].map(async (width) => (await pictures.renditions.webp(src, width)) !== undefined))).toEqual([
      true,
      true,
    ])
  })

  it('has every standard width up to its own, made when it is asked for, and a tiny likeness', async () => {
    const made = await pictures.store(await picture(700, 500).jpeg().toBuffer())
    expect(made).toMatchObject({ width: 700, height: 500 })
    expect(made.blur).toMatch(/^data:image\/webp;base64,.{20,300}$/)
    const endings = () =>
      filesOf(made.src)
        .map((name) => name.slice(32))
        .sort()
    expect(endings()).toEqual(['.jpeg', '.json'])
    const found = await Promise.all(widths.map(async (width) => (await pictures.renditions.webp(made.src, width)) && width))
    expect(found.filter(Boolean)).toEqual([160, 320, 480, 640])
    expect(endings()).toEqual(['-160.webp', '-320.webp', '-480.webp', '-640.webp', '.jpeg', '.json'])
    expect(await sharp(join(dataDir, `${made.src}-480.webp`)).metadata()).toMatchObject({ width: 480, height: 343, format: 'webp' })
  })

  it('is turned upright and loses its place, also in what an export hands on', async () => {
    const bytes = await picture(320, 200)
      .withExif({ IFD0: { Artist: 'someone' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const made = await pictures.store(bytes)
    expect(made).toMatchObject({ width: 200, height: 320 })
    const original = (await pictures.original(made))!
    const { exif, orientation } = await sharp(original.bytes).metadata()
    expect({ exif, orientation }).toEqual({})
    expect(await pictures.store(original.bytes)).toEqual(made)
    expect(await pictures.store(bytes)).toEqual(made)
  })

  it('is no wider than what is shown, and no narrower', async () => {
    expect(await pictures.store(await picture(3000, 2000).jpeg().toBuffer())).toMatchObject({ width: 1280, height: 853 })
    expect(await pictures.store(await picture(64, 64, '#123456').png().toBuffer())).toMatchObject({ width: 160, height: 160 })
  })

  it('is handed out as it came where it came as a light WebP', async () => {
    const noise = { create: { width: 320, height: 320, channels: 3 as const, background: '#888888' } }
    const heavy = await sharp({ ...noise, create: { ...noise.create, noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
      .webp({ quality: 100 })
      .toBuffer()
    const light = await picture(320, 320, '#0f6c6c').webp().toBuffer()
    const asItCame = async (bytes: Buffer) => {
      const { src } = await pictures.store(bytes)
      await pictures.renditions.webp(src, 320)
      return readFileSync(join(dataDir, `${src}-320.webp`)).equals(bytes)
    }
    expect([await asItCame(light), await asItCame(heavy)]).toEqual([true, false])
  })

  it('is inspected again where it is there already: by its new name, and by the rules of the place', async () => {
    const bytes = await picture(320, 320, '#556677').webp().toBuffer()
    await pictures.store(bytes, undefined, 'one.webp')
    await expect(pictures.store(bytes, undefined, 'one.png')).rejects.toMatchObject({ reason: 'nameLies' })
    await expect(pictures.store(bytes, { formats: ['jpeg'], maxBytes: 1e6 })).rejects.toMatchObject({ reason: 'formatNotAllowed' })
  })

  it('is made once, however often it is asked for at the same time', async () => {
    const bytes = await picture(320, 320, '#aa0055').png().toBuffer()
    const made = await Promise.all(Array.from({ length: 8 }, () => pictures.store(bytes)))
    expect(new Set(made.map(({ src }) => src)).size).toBe(1)
    const { src } = made[0]!
    const original = join(dataDir, `${src}.png`)
    rmSync(original)
    await pictures.store(bytes)
    expect(existsSync(original)).toBe(false)
    rmSync(join(dataDir, `${src}.json`))
    await pictures.store(bytes)
    expect(readFileSync(original).equals(bytes)).toBe(true)
  })

  it('goes when nothing has named it for a day, and stays while it is young, named or touched', async () => {
    const [used, young, touched, orphan] = await Promise.all(
      ['#010101', '#020202', '#030303', '#040404'].map(async (colour) => pictures.store(await picture(160, 160, colour).png().toBuffer())),
    )
    const old = new Date(Date.now() - 25 * 3_600_000)
    for (const { src } of [used!, touched!, orphan!]) for (const name of filesOf(src)) utimesSync(join(dataDir, src, '..', name), old, old)
    await pictures.store(await picture(160, 160, '#030303').png().toBuffer())
    const gone = await sweepPictures(pictures, new Date(), async (sources) => new Set(sources.filter((src) => src === used!.src)))
    expect(gone).toBe(1)
    expect([used, young, touched, orphan].map((each) => filesOf(each!.src).length > 0)).toEqual([true, true, true, false])
  })
})
