import { execFileSync } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { importHarness, lines } from '#demo/testing/import-harness.ts'
import { productsCommand } from './catalogue-import.cli.ts'

const { test, key, taxonomy, mug, folder, runImport, productOf } = importHarness()

describe('a folder', () => {
  it('names files that are none, and reads the others', async () => {
    const path = folder({ 'a.JSONL': lines(...taxonomy(), mug()), 'b.jsonl': lines(mug()), '.c.jsonl': 'x', 'd.jsonl/x': '' })
    symlinkSync('/nowhere', join(path, 'e.jsonl'))
    symlinkSync('/etc/passwd', join(path, 'f.jsonl'))
    execFileSync('mkfifo', [join(path, 'g.jsonl')])
    const result = await runImport(path)
    expect(result).toMatchObject({ added: 1, taxonomyRecords: 3 })
    expect(result.errors.map(({ file, field, reason }) => [file, field, reason])).toEqual([
      ['b.jsonl', 'id', 'came before, on line 4 of a.JSONL'],
      ...['d', 'e', 'f', 'g'].map((name) => [`${name}.jsonl`, '(file)', 'is no file in this folder']),
    ])
  })
})

describe('pictures', () => {
  const draw = (colour: string) =>
    sharp({ create: { width: 200, height: 200, channels: 3, background: colour } })
      .png()
      .toBuffer()

  it('come from beside the file; a missing one is a warning, one that is none costs its product', async () => {
    const path = folder({
      'a.jsonl': lines(
        ...taxonomy(),
        mug({ pictures: ['p/one.png'] }),
        mug({ id: key('b'), pictures: ['p/two.png'] }),
        mug({ id: key('c'), pictures: ['p/svg.png'] }),
      ),
      'p/one.png': await draw('#123'),
      'p/svg.png': '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    })
    const result = await runImport(path)
    expect(result).toMatchObject({
      added: 2,
      warnings: [{ id: key('b'), field: 'pictures.0', reason: '«p/two.png» is not there' }],
      errors: [{ id: key('c'), field: 'pictures.0', reason: '«p/svg.png» is no picture' }],
      totals: { picturesNamed: 2, picturesFound: 1, withoutPictures: 1 },
    })
    const { data } = await productsCommand(test.ctx(), ['without-pictures'])
    expect(data.products.map((product) => product.key).filter((name) => [key('mug'), key('b'), key('c')].includes(name))).toEqual([
      key('b'),
    ])
    expect((await productOf())!.pictures[0]!.src).toMatch(/^\/media\/[0-9a-f]{2}\//)
  })

  it('are never taken from outside the folder, and never fetched', async () => {
    const outside = folder({ 'secret.png': await draw('#400') })
    const path = folder({
      'a.jsonl': lines(
        ...taxonomy(),
        ...['../x/secret.png', join(outside, 'secret.png'), 'link.png', 'https://127.0.0.1/x.png', 'file:///etc/passwd'].map((picture, i) =>
          mug({ id: key(`m${i}`), pictures: [picture] }),
        ),
      ),
    })
    symlinkSync(join(outside, 'secret.png'), join(path, 'link.png'))
    expect(await runImport(path, { fetchPictures: true })).toMatchObject({ added: 5, warningCount: 5, totals: { picturesFound: 0 } })
  })

  it('stay with their product and offers where a later file comes without them', async () => {
    const offers = (price: number) => [
      { values: ['teal'], price, stock: 1, picture: 'one.png' },
      { values: ['clay'], price, stock: 1, picture: 'two.png' },
    ]
    const records = (price: number) => lines(mug({ pictures: ['one.png', 'two.png'], offers: offers(price) }))
    await runImport(folder({ 'a.jsonl': lines(...taxonomy()) + records(42), 'one.png': await draw('#987'), 'two.png': await draw('#789') }))
    const before = (await productOf())!
    expect(before.offers.map(({ pictureIndex }) => pictureIndex)).toEqual([0, 1])
    const bare = folder({ 'a.jsonl': records(40) })
    expect(await runImport(bare)).toMatchObject({ changed: 1, warningCount: 2, totals: { withoutPictures: 0 } })
    const after = (await productOf())!
    expect(after.pictures).toEqual(before.pictures)
    expect(after.offers.map(({ price, pictureIndex }) => [price, pictureIndex])).toEqual([
      [4000, 0],
      [4000, 1],
    ])
    expect(await runImport(bare)).toMatchObject({ unchanged: 1 })
  })

  it('change a product when they change, not when they are called otherwise', async () => {
    const path = folder({
      'a.jsonl': lines(...taxonomy(), mug({ pictures: ['one.png'] })),
      'one.png': await draw('#345'),
      'two.png': await draw('#345'),
      'three.png': await draw('#543'),
    })
    await runImport(path)
    writeFileSync(join(path, 'a.jsonl'), lines(mug({ pictures: ['two.png'] })))
    expect(await runImport(path)).toMatchObject({ unchanged: 1 })
    writeFileSync(join(path, 'a.jsonl'), lines(mug({ pictures: ['three.png'] })))
    expect(await runImport(path)).toMatchObject({ changed: 1 })
  })

  it('may come in an archive with the products', async () => {
    const zip = new ZipFile()
    zip.addBuffer(
      Buffer.from(lines(...taxonomy(), mug({ pictures: ['p/one.png'] }), mug({ id: key('b'), pictures: ['../one.png'] }))),
      'goods.jsonl',
    )
    zip.addBuffer(await draw('#678'), 'p/one.png')
    zip.end()
    const parts: Buffer[] = []
    for await (const part of zip.outputStream) parts.push(part as Buffer)
    const path = join(folder({ 'x.zip': Buffer.concat(parts) }), 'x.zip')
    expect(await runImport(path)).toMatchObject({ added: 2, warningCount: 1 })
  })

  const zipOf = async (files: Record<string, Buffer | string>, harm = (bytes: Buffer) => bytes): Promise<string> => {
    const zip = new ZipFile()
    for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
    zip.end()
    const parts: Buffer[] = []
    for await (const part of zip.outputStream) parts.push(part as Buffer)
    return join(folder({ 'x.ZIP': harm(Buffer.concat(parts)) }), 'x.ZIP')
  }

  it('are found beside their products in an archive of a folder, without what macOS adds', async () => {
    const files = {
      'goods/a.jsonl': lines(...taxonomy(), mug({ pictures: ['p/./one.png'] })),
      'goods/p/one.png': await draw('#9ab'),
      '__MACOSX/goods/._a.jsonl': '\0',
    }
    expect(await runImport(await zipOf(files))).toMatchObject({ added: 1, errors: [] })
  })

  it('and rows that are damaged in an archive are named, the rest comes in', async () => {
    const many = Array.from({ length: 300 }, (_, i) => mug({ id: key(`d${i}`), name: crypto.randomUUID() }))
    const files = { 'a.jsonl': lines(...taxonomy(), ...many), 'b.jsonl': lines(mug({ pictures: ['one.png'] }), mug({ id: key('b') })) }
    const noise = sharp({
      create: { width: 200, height: 200, channels: 3, noise: { type: 'gaussian', mean: 99, sigma: 40 }, background: '#000' },
    })
    // At the end of the rows: a longer rest that is unfolded wrongly may be more rows than are listed as errors.
    const harm = (bytes: Buffer) => {
      for (const at of [bytes.indexOf('b.jsonl') - 600, bytes.indexOf('one.png') + 3000]) bytes.fill(0xff, at, at + 500)
      return bytes
    }
    await runImport(folder({ 'a.jsonl': lines(...taxonomy()) }))
    const result = await runImport(await zipOf({ ...files, 'one.png': await noise.jpeg().toBuffer() }, harm))
    // What unfolds of the damaged part may look like anything, also like a row that came before.
    const [file, ...picture] = result.errors.filter(({ field }) => field === '(file)' || field.startsWith('pictures'))
    expect(file).toMatchObject({ file: 'a.jsonl', field: '(file)', reason: 'is damaged from about here on' })
    expect(picture).toMatchObject([
      { file: 'b.jsonl', field: 'pictures.0', reason: expect.stringMatching(/cannot be read|is broken/) as string },
    ])
    expect(await productOf(key('b'))).toBeDefined()
  })

  it('never come from an archive that names files outside itself', async () => {
    const slip = (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replaceAll('AA/one.png', '../one.png'), 'latin1')
    const path = await zipOf({ 'a.jsonl': lines(mug()), 'AA/one.png': await draw('#bcd') }, slip)
    await expect(runImport(path)).rejects.toThrow('is no ZIP archive that can be read: invalid relative path')
  })

  it('are absent where a product has none', async () => {
    await runImport(folder({ 'a.jsonl': lines(...taxonomy(), mug()) }))
    expect((await productOf())!.pictures).toHaveLength(1)
  })
})
