import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { languages } from '#contract/core/languages.ts'
import { banners as bannerRecords } from '#demo/mall/banners.ts'
import { brands } from '#demo/mall/brands.ts'
import { categories } from '#demo/mall/categories.ts'
import { demoSource } from '#demo/mall/demo-source.ts'
import { demoProducts, allLooks } from './demo-products.ts'
import type { FullText } from '#demo/mall/shapes.ts'
import { stores } from '#demo/mall/stores.ts'
import { widthOf, type LookFacts } from '#demo/pictures/manifest.ts'
import { readPictureFacts } from '#demo/pictures/picture-facts.ts'
import { readPhotoDescriptions } from '#demo/pictures/photo-descriptions.ts'
import { scenes as sceneRecords } from '#demo/mall/scenes.ts'
import { readScenePoints } from '#demo/pictures/scene-points.ts'
import { banners, sceneShots } from '#demo/pictures/shots.ts'
import { readRecord } from '#server/catalogue-import/records/catalogue-records.rules.ts'
import { featureBytesOf } from '@kalata/photo-matcher/describe/description-bytes.ts'
import { contentName } from '@kalata/media-store/pictures/picture-store.ts'
import { describePicture } from '@kalata/photo-matcher/describe/describe-photo.ts'
import { descriptorVersion } from '@kalata/photo-matcher/describe/descriptions.ts'
import { readModel } from '@kalata/photo-matcher/model/model.ts'
import { folderStore, openPictures, pictureRecipe } from '#server/platform/media/media-store.ts'
import { formatLari } from '#server/catalogue-import/records/record-fields.rules.ts'

const products = await demoProducts()
const children = categories.flatMap((top) => top.children)
const pictures = join(import.meta.dirname, '../pictures')
/** The name that a stored picture has by its content. */
const nameOf = (bytes: Buffer) => contentName(pictureRecipe.version, bytes)

describe('the demo mall', () => {
  it('is as large as it says', () => {
    expect([categories.length, children.length, stores.length, brands.length]).toEqual([12, 48, 30, 40])
    expect(products).toHaveLength(400)
    expect(products.flatMap(({ offers }) => offers).length).toBe(1200)
    for (const { key } of children) expect([key, products.filter(({ category }) => category === key).length >= 8]).toEqual([key, true])
    for (const { key } of stores) expect([key, products.filter(({ store }) => store === key).length >= 3]).toEqual([key, true])
    for (const { key } of brands) expect([key, products.some(({ brand }) => brand === key)]).toEqual([key, true])
  })

  it('names only what there is, and nothing twice', () => {
    const keys = (list: { key: string }[]) => list.map(({ key }) => key)
    expect(new Set(keys(products)).size).toBe(products.length)
    for (const product of products) {
      expect(keys(children)).toContain(product.category)
      expect(keys(stores)).toContain(product.store)
      if (product.brand) expect(keys(brands)).toContain(product.brand)
    }
    const looks = products.flatMap((product) => product.looks)
    expect(looks.filter((look, place) => looks.indexOf(look) !== place)).toEqual([])
  })

  it('strikes through only what was asked for some days', () => {
    const dear = products.filter(({ offers, daysOld }) => daysOld < 2 && offers.some(({ was }) => was))
    expect(dear.map(({ key }) => key)).toEqual([])
  })

  it('comes in without an error, and so does what is exported of it', async () => {
    const source = await demoSource(new Date('2026-11-20'))
    for await (const { record } of source.entries()) {
      if (record && record.type !== 'product') expect(readRecord(record, 'ka')).toEqual({ record })
      if (record?.type !== 'product') continue
      const offers = record.offers.map(({ price, was, prices, ...offer }) => ({
        ...offer,
        price: formatLari(price),
        ...(was ? { was: formatLari(was) } : {}),
        ...(prices ? { prices: prices.map((each) => ({ ...each, price: formatLari(each.price) })) } : {}),
      }))
      expect(readRecord({ ...record, offers }, 'ka')).toEqual({ record })
    }
  })
})

describe('its texts', () => {
  const texts: [string, FullText][] = [
    ...products.flatMap(({ key, name, description, attributes, options }): [string, FullText][] => [
      [key, name],
      [key, description],
      ...attributes.flatMap((attribute): [string, FullText][] => [
        [key, attribute.name],
        [key, attribute.value],
      ]),
      ...options.flatMap((option): [string, FullText][] => [
        [key, option.name],
        ...option.values.map(({ text }): [string, FullText] => [key, text]),
      ]),
    ]),
    ...[...categories, ...children].map(({ key, text }): [string, FullText] => [key, text]),
    ...stores.flatMap(({ key, name, city, about }): [string, FullText][] => [
      [key, name],
      [key, city],
      [key, about],
    ]),
    ...[...bannerRecords, ...sceneRecords].flatMap(({ key, title, text }): [string, FullText][] => [
      [key, title],
      [key, text],
    ]),
  ]

  it('are there in four languages', () => {
    for (const [key, text] of texts)
      for (const lang of languages) expect([key, lang, (text[lang] ?? '').trim() !== '']).toEqual([key, lang, true])
  })

  it('hold Georgian letters in Georgian only', () => {
    const others = languages.filter((lang) => lang !== 'ka')
    for (const [key, text] of texts)
      for (const lang of others) expect([key, lang, /[\u10a0-\u10ff]/.exec(text[lang])?.[0]]).toEqual([key, lang, undefined])
    for (const { key, name } of brands) expect([key, /[\u10a0-\u10ff]/.test(name.latin)]).toEqual([key, false])
  })

  it('mix no alphabets within a word', () => {
    const mixed = /[ა-ჰ][a-zA-Zа-яА-ЯёЁ]|[a-zA-Zа-яА-ЯёЁ][ა-ჰ]|[a-zA-Z][а-яА-ЯёЁ]|[а-яА-ЯёЁ][a-zA-Z]/
    for (const [key, text] of texts)
      for (const lang of languages) expect([key, lang, mixed.exec(text[lang])?.[0]]).toEqual([key, lang, undefined])
  })

  it('are written for each product, in two paragraphs', () => {
    for (const lang of languages) {
      const beginnings = products.map(({ description }) => description[lang].slice(0, lang === 'zh' ? 8 : 20))
      expect(beginnings.filter((beginning, place) => beginnings.indexOf(beginning) !== place)).toEqual([])
    }
    for (const { key, description } of products)
      for (const lang of languages) expect([key, lang, description[lang].split('\n\n').length]).toEqual([key, lang, 2])
  })
})

describe('its pictures', () => {
  const manifest = JSON.parse(readFileSync(join(pictures, 'manifest.json'), 'utf8')) as Record<string, LookFacts>
  const webp = readdirSync(pictures, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.webp'))
    .sort()
  const bytes = (name: string) => statSync(join(pictures, name)).size

  it('show every look that is sold from three sides, and nothing else', async () => {
    expect(Object.keys(manifest)).toEqual((await allLooks()).sort())
    const looks = Object.entries(manifest).flatMap(([look, { views }]) => views.map((view) => `looks/${look}.${view}.webp`))
    for (const [look, { views }] of Object.entries(manifest)) expect([look, new Set(views).size]).toEqual([look, 3])
    const headers = stores.map(({ key }) => `headers/${key}.webp`)
    const scenes = sceneRecords.flatMap(({ key }) => [`scenes/${key}.tall.webp`, `scenes/${key}.wide.webp`])
    expect(webp).toEqual([...looks, ...headers, ...scenes, ...bannerRecords.map(({ key }) => `banners/${key}.webp`)].sort())
  })

  it('are light: 60 KB at most, 120 KB where they fill a screen, 360 KB of a scene, within 110 MB in all', async () => {
    const widths = await Promise.all(webp.map((name) => widthOf(join(pictures, name))))
    const most = (place: number) => (webp[place]!.startsWith('scenes/') ? 360 : widths[place]! >= 1280 ? 120 : 60) * 1024
    expect(webp.filter((name, place) => bytes(name) > most(place))).toEqual([])
    expect(webp.reduce((sum, name) => sum + bytes(name), 0)).toBeLessThan(110 * 1024 * 1024)
  })

  it('are as wide as the manifest says: the leading ones 640 or 1280 pixels, the others 640', async () => {
    for (const [look, { views, widths }] of Object.entries(manifest)) {
      expect([look, widths]).toEqual([look, await Promise.all(views.map((view) => widthOf(join(pictures, `looks/${look}.${view}.webp`))))])
      expect([look, widths.every((width, place) => width === 640 || (place === 0 && width === 1280))]).toEqual([look, true])
    }
  })

  it('have the name, size and placeholder that storing them would find', async () => {
    const { recipe, pictures: facts } = readPictureFacts()
    expect(recipe).toBe(pictureRecipe.version)
    expect(Object.keys(facts).sort()).toEqual(webp)
    expect(webp.filter((name) => !facts[name]!.src.endsWith(nameOf(readFileSync(join(pictures, name)))))).toEqual([])
    const dataDir = mkdtempSync(join(tmpdir(), 'kalata-facts-'))
    for (const name of [webp[0]!, webp[200]!, webp[700]!, webp.at(-1)!]) {
      const { blur, ...measured } = await openPictures(folderStore(dataDir)).store(readFileSync(join(pictures, name)))
      expect(facts[name]).toMatchObject(measured)
      // Another release of the encoder writes other bytes.
      const [now, then] = await Promise.all(
        [blur!, facts[name]!.blur!].map((url) =>
          sharp(Buffer.from(url.split(',')[1]!, 'base64'))
            .raw()
            .toBuffer(),
        ),
      )
      expect(Math.max(...now!.map((value, place) => Math.abs(value - then![place]!)))).toBeLessThan(16)
    }
    rmSync(dataDir, { recursive: true })
  })

  it('show goods together only in their true proportions, none more than three times as long as another', async () => {
    for (const { name, looks } of await banners()) {
      const metres = (looks as string[]).map((look) => manifest[look]!.metres)
      expect([name, Math.max(...metres) <= 3 * Math.min(...metres)]).toEqual([name, true])
    }
  })

  it('of scenes point at products of the mall, two at least in each shape, and lie within the picture', async () => {
    const looks = new Set<string>(await allLooks())
    const seen = readScenePoints()
    expect(Object.keys(seen)).toEqual((await sceneShots()).map(({ name }) => name).sort())
    for (const [name, points] of Object.entries(seen)) {
      expect([name, points.length >= 2, points.filter(({ look }) => !looks.has(look))]).toEqual([name, true, []])
      for (const { look, x, y } of points) expect([name, look, Math.min(x, y) > 0 && Math.max(x, y) < 100]).toEqual([name, look, true])
    }
  })

  it('are of 70 kinds of goods and more', () => {
    expect(new Set(Object.values(manifest).map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(70)
  })

  it('are told apart by their files: none is there twice', () => {
    const seen = new Map(
      webp.map((name) => [
        createHash('sha256')
          .update(readFileSync(join(pictures, name)))
          .digest('hex'),
        name,
      ]),
    )
    expect(seen.size).toBe(webp.length)
  })

  it('are described for photo search by the present descriptor, as it would describe them now', async () => {
    const { version, pictures: described } = readPhotoDescriptions()
    expect(version).toBe(descriptorVersion)
    const found = new Map(described.map((each) => [each.src.slice(-32), each]))
    const files = webp.filter((name) => name.startsWith('looks/')).map((name) => readFileSync(join(pictures, name)))
    expect(files.filter((bytes) => !found.has(nameOf(bytes)))).toEqual([])
    expect(described).toHaveLength(files.length)
    const anew = await describePicture(files[0]!, readModel())
    const stored = found.get(nameOf(files[0]!))!
    expect(Buffer.from(anew.vector.buffer).equals(stored.vector)).toBe(true)
    expect(Buffer.from(featureBytesOf(anew.features)).equals(stored.features)).toBe(true)
  })

  it('have 200 photos of shoppers beside them, each of a product', () => {
    const photos = readdirSync(new URL('../../bench/photo-search/shoppers/', import.meta.url))
    const keys = new Set(products.map(({ key }) => `${key}.jpg`))
    expect(photos).toHaveLength(200)
    expect(photos.filter((name) => !keys.has(name))).toEqual([])
  })
})
