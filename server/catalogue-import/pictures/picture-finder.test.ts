import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { importHarness } from '#demo/testing/import-harness.ts'
import type { Network } from '@kalata/http-service/requests/fetch-public.ts'

const { run, folder, runImport, productOf } = importHarness()

const draw = (colour: string) =>
  sharp({ create: { width: 200, height: 200, channels: 3, background: colour } })
    .webp()
    .toBuffer()

let server: Server
let port: number
const files = new Map<string, Buffer>()
let asked: string[] = []
/** Requests that wait for their answer, and the most there were at once. */
let open = 0
let most = 0
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url!)
    most = Math.max(most, ++open)
    setTimeout(() => {
      open--
      const file = files.get(request.url!)
      response.writeHead(file ? 200 : 404).end(file)
    }, 20)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())
beforeEach(() => {
  asked = []
  most = 0
})

const network: Network = { resolve: () => Promise.resolve(['127.0.0.1']), isAllowed: () => true, isAllowedPort: () => true }
const web = { fetchPictures: true, network }
const csv = (...pictures: string[]) =>
  `Handle,Title,Type,Variant Price,Image Src\r\n${pictures.map((picture, i) => `p${i},P ${i},Mugs,5,${picture}\r\n`).join('')}`
const address = (name: string) => `http://cdn.example:${port}/${run()}/${name}`

describe('pictures of another shop', () => {
  it('are downloaded once, four at a time, and found again without a download', async () => {
    const names = Array.from({ length: 12 }, (_, i) => `${i}.jpg?v=${i}`)
    // The ending says JPEG, the content is WebP: shops' servers hand out what a browser takes.
    for (const [i, name] of names.entries()) files.set(`/${run()}/${name}`, await draw(`rgb(${i * 20}, 90, ${run()})`))
    const path = folder({ 'products.csv': csv(...names.map(address), address('gone.jpg')) })
    const options = { store: `Web ${run()}`, createCategories: true }
    expect(await runImport(path, { ...options, ...web, dryRun: true })).toMatchObject({ added: 13, totals: { picturesFound: 0 } })
    expect(await runImport(path, options)).toMatchObject({ added: 13, warningCount: 13, totals: { withoutPictures: 13 } })
    expect(asked).toEqual([])
    const fetched = await runImport(path, { ...options, ...web })
    expect(fetched).toMatchObject({ changed: 12, unchanged: 1, errorCount: 0, totals: { picturesFound: 12, withoutPictures: 1 } })
    expect(fetched.warnings).toMatchObject([
      { line: 14, field: 'Image Src', reason: expect.stringContaining('is not there any more') as string },
    ])
    // On a busy machine one is answered before the fourth is asked for.
    expect(most).toBeGreaterThan(1)
    expect(most).toBeLessThanOrEqual(4)
    asked = []
    expect(await runImport(path, options)).toMatchObject({ unchanged: 13, totals: { picturesFound: 12 } })
    expect(await runImport(path, { ...options, ...web })).toMatchObject({ unchanged: 13 })
    expect(asked).toEqual([`/${run()}/gone.jpg`])
  })

  it('are looked for by name in a folder and all below it, without a request', async () => {
    const path = folder({ 'products.csv': csv(address('One%20Mug.PNG?v=3'), address('two.webp')) })
    const pictures = folder({
      'deep/er/one mug.png': await sharp(await draw('#135'))
        .png()
        .toBuffer(),
      'two.webp': await draw('#246'),
    })
    const options = { store: `Folder ${run()}`, createCategories: true }
    expect(await runImport(path, { ...options, ...web, picturesFrom: pictures })).toMatchObject({
      added: 2,
      warningCount: 0,
      totals: { picturesFound: 2 },
    })
    expect(asked).toEqual([])
    const before = await productOf(`folder-${run()}/p0`)
    expect(await runImport(path, options)).toMatchObject({ unchanged: 2 })
    expect((await productOf(`folder-${run()}/p0`))!.pictures).toEqual(before!.pictures)
    await expect(runImport(path, { ...options, picturesFrom: join(pictures, 'no') })).rejects.toThrow('There is no folder')
  })

  it('that are none cost nothing but themselves, and are judged by their content', async () => {
    files.set(`/${run()}/page.jpg`, Buffer.from('<html>Sign in</html>'))
    files.set(`/${run()}/big.jpg`, Buffer.alloc(10 * 1024 * 1024 + 1))
    const path = folder({ 'products.csv': csv(address('page.jpg'), address('big.jpg')) })
    const result = await runImport(path, { store: `None ${run()}`, createCategories: true, ...web })
    expect(result).toMatchObject({ added: 2, errorCount: 0 })
    expect(result.warnings.map(({ reason }) => reason.replace(/«.*» /, ''))).toEqual(['is no picture', 'is larger than 10 MB'])
  })
})
