import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { and, eq, isNotNull } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { aMember, type AMember } from '#demo/factories/members.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { members } from '#server/accounts/accounts.tables.ts'
import { sweepUploads } from './uploads.service.ts'
import { uploads } from './uploads.tables.ts'

const test = testMall()
let tints = 0
const aPicture = (width = 400, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: { r: tints++ % 256, g: 90, b: 120 } } }).withExif({ IFD0: { Artist: 'Nino' } })
const aJpeg = (width?: number, height?: number) => aPicture(width, height).jpeg().toBuffer()
const aPng = () => aPicture().png().toBuffer()

const formOf = (bytes: Uint8Array, fileName = 'me.jpg', field = 'file') =>
  Buffer.concat([
    Buffer.from(`--x\r\ncontent-disposition: form-data; name="${field}"; filename="${fileName}"\r\ncontent-type: image/jpeg\r\n\r\n`),
    bytes,
    Buffer.from('\r\n--x--\r\n'),
  ])
const multipart = { 'content-type': 'multipart/form-data; boundary=x' }

async function send(member: AMember | undefined, payload: Buffer, headers: Record<string, string> = multipart) {
  const response = await test.mall.app.inject({
    method: 'POST',
    url: '/api/file/upload/img',
    headers: { lang: 'en', 'sec-fetch-site': 'same-origin', ...(member ? { cookie: member.cookie } : {}), ...headers },
    payload,
  })
  const cookie = response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return { status: response.statusCode, cookie, ...(response.json() as { code: number; key?: string; value?: string }) }
}
const update = (member: AMember, avatarUrl: string) => test.call('accounts.updateProfile', { avatarUrl }, { cookie: member.cookie })

describe('an upload', () => {
  it.each([
    ['a JPEG', aJpeg, 'me.jpg'],
    ['a PNG', aPng, 'me.png'],
  ])('of %s is stored without its metadata, in the mall’s own address', async (_, make, name) => {
    const member = await aMember(test.ctx())
    const reply = await send(member, formOf(await make(), name))
    expect(reply).toMatchObject({
      status: 200,
      code: 0,
      value: expect.stringMatching(/^\/media\/([0-9a-f]{2})\/\1[0-9a-f]{30}-320\.webp$/),
    })
    const shown = await test.mall.app.inject({ url: reply.value!, headers: { accept: 'image/webp' } })
    expect(shown.statusCode).toBe(200)
    expect(shown.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
    expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined()
  })

  it('becomes the member’s picture, and goes again', async () => {
    const member = await aMember(test.ctx())
    const { value } = await send(member, formOf(await aJpeg(100, 120)))
    expect(value).toMatch(/-160\.webp$/)
    expect((await update(member, value!)).value.avatarUrl).toBe(value)
    expect((await update(member, '')).value).not.toHaveProperty('avatarUrl')
  })

  it('is of use to nobody else, and for a day', async () => {
    const [member, otherMember] = [await aMember(test.ctx()), await aMember(test.ctx())]
    const { value } = await send(member, formOf(await aJpeg()))
    expect(await update(otherMember, value!)).toMatchObject({ key: 'account.notYourPicture' })
    test.clock.forward(24 * 3600_000 + 1)
    await sweepUploads(test.ctx())
    expect(await update(member, value!)).toMatchObject({ key: 'account.notYourPicture' })
  })

  it('of a visitor belongs to the browser, and is no avatar', async () => {
    const first = await send(undefined, formOf(await aJpeg()))
    expect(first).toMatchObject({ status: 200, code: 0, cookie: expect.stringMatching(/^visitor=[\w-]{43}$/) })
    const second = await send(undefined, formOf(await aJpeg()), { ...multipart, cookie: first.cookie })
    expect(second.cookie).toBe(first.cookie)
    const rows = await test.db.select().from(uploads).where(isNotNull(uploads.visitorHash))
    expect(new Set(rows.map(({ visitorHash }) => visitorHash)).size).toBe(1)
    expect(JSON.stringify(rows)).not.toContain(first.cookie.slice(8))
    expect(await update(await aMember(test.ctx()), first.value!)).toMatchObject({ key: 'account.notYourPicture' })
  })

  it('counts visitors by their client subnet, whatever their cookies', async () => {
    await test.db.delete(uploads)
    const subnetHash = createHash('sha256').update('127.0.0.1').digest('base64url')
    const row = (i: number) => ({ visitorHash: `v${i}`, subnetHash, src: `/media/bb/${i}`, bytes: 10, uploadedAt: test.clock.now() })
    await test.db.insert(uploads).values(Array.from({ length: 199 }, (_, i) => row(i)))
    const pictures = await Promise.all([aJpeg(), aJpeg(), aJpeg()])
    const replies = await Promise.all(pictures.map((bytes) => send(undefined, formOf(bytes))))
    expect(replies.map((reply) => reply.key ?? 'ok').sort()).toEqual(['ok', 'upload.full', 'upload.full'])
    await test.db.delete(uploads)
  })

  it('needs our own page', async () => {
    const member = await aMember(test.ctx())
    const foreign = { ...multipart, 'sec-fetch-site': 'cross-site' }
    expect(await send(member, formOf(await aJpeg()), foreign)).toMatchObject({ status: 403, key: 'request.crossSite' })
    expect(await test.db.select().from(uploads).where(eq(uploads.memberId, member.id))).toEqual([])
  })

  it.each([
    ['words', Buffer.from('hello'), 'me.jpg', 'upload.format'],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000'), 'me.jpg', 'upload.format'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'me.png', 'upload.format'],
    ['nothing', Buffer.alloc(0), 'me.jpg', 'upload.format'],
    ['a torn JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70]), 'me.jpg', 'upload.broken'],
  ])('of %s is rejected', async (_, bytes, name, key) => {
    expect(await send(await aMember(test.ctx()), formOf(bytes, name))).toMatchObject({ status: 200, key })
  })

  it('of a picture under a false name, or of the wrong kind, is rejected', async () => {
    const member = await aMember(test.ctx())
    expect(await send(member, formOf(await aJpeg(), 'me.png'))).toMatchObject({ key: 'upload.format' })
    expect(await send(member, formOf(await aPicture().webp().toBuffer(), 'me.webp'))).toMatchObject({ key: 'upload.format' })
    expect(await send(member, formOf(await aJpeg(2000, 20)))).toMatchObject({ key: 'upload.broken' })
  })

  it('has exactly 512,000 bytes at most', async () => {
    const member = await aMember(test.ctx())
    const small = await aJpeg()
    const padded = (size: number) => Buffer.concat([small, Buffer.alloc(size - small.length)])
    expect(await send(member, formOf(padded(512_000)))).not.toMatchObject({ key: 'upload.tooLarge' })
    expect(await send(member, formOf(padded(512_001)))).toMatchObject({ status: 413, key: 'upload.tooLarge' })
  })

  it('is no form without a file, no other body and no half one', async () => {
    const member = await aMember(test.ctx())
    const field = Buffer.from('--x\r\ncontent-disposition: form-data; name="file"\r\n\r\nhello\r\n--x--\r\n')
    expect(await send(member, field)).toMatchObject({ key: 'upload.missing' })
    expect(await send(member, Buffer.from('{}'), { 'content-type': 'application/json' })).toMatchObject({ status: 415 })
    expect(await send(member, Buffer.from('a=b'), { 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject({ status: 415 })
    expect((await send(member, formOf(await aJpeg()).subarray(0, 300))).status).toBe(400)
    expect((await send(member, Buffer.from('x'), { 'content-type': 'multipart/form-data' })).status).toBe(400)
  })

  it('ends at two hundred a day', async () => {
    const member = await aMember(test.ctx())
    const rows = Array.from({ length: 199 }, (_, i) => ({
      memberId: member.id,
      src: `/media/aa/${i}`,
      bytes: 10,
      uploadedAt: test.clock.now(),
    }))
    await test.db.insert(uploads).values(rows)
    const pictures = await Promise.all([aJpeg(), aJpeg(), aJpeg()])
    const replies = await Promise.all(pictures.map((bytes) => send(member, formOf(bytes))))
    expect(replies.filter((reply) => reply.code === 0)).toHaveLength(1)
    expect(replies.filter((reply) => reply.key === 'upload.full')).toHaveLength(2)
    expect(
      await test.db
        .select()
        .from(uploads)
        .where(and(eq(uploads.memberId, member.id))),
    ).toHaveLength(200)
  })

  it('of a gigabyte is cut where it is too much', async () => {
    const member = await aMember(test.ctx())
    await test.mall.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = test.mall.app.server.address() as AddressInfo
    let written = 0
    const status = await new Promise<number | string>((resolve) => {
      const headers = { ...multipart, cookie: member.cookie, 'sec-fetch-site': 'same-origin', lang: 'en', 'transfer-encoding': 'chunked' }
      const sending = httpRequest({ port, host: '127.0.0.1', method: 'POST', path: '/api/file/upload/img', headers })
      sending
        .on('response', (response) => resolve(response.statusCode!))
        .on('error', (error: NodeJS.ErrnoException) => resolve(error.code!))
      sending.write(formOf(Buffer.from([0xff, 0xd8, 0xff])).subarray(0, -11))
      const block = Buffer.alloc(64 * 1024)
      const more = () => {
        while (!sending.destroyed && written < 1024 ** 3) {
          written += block.length
          if (!sending.write(block)) return void sending.once('drain', more)
        }
      }
      more()
    })
    expect([413, 'ECONNRESET', 'EPIPE']).toContain(status)
    // What the sockets' buffers hold is written without being read.
    expect(written).toBeLessThan(16 * 1024 * 1024)
  })
})

it('nothing of a rejected file is left on the disk', async () => {
  const member = await aMember(test.ctx())
  const folder = join(test.settings.dataDir, 'media')
  const before = readdirSync(folder, { recursive: true }).length
  await send(member, formOf(Buffer.from('hello')))
  await send(member, formOf(Buffer.alloc(600_000)))
  expect(readdirSync(folder, { recursive: true }).length).toBe(before)
  expect((await test.db.select().from(members).where(eq(members.id, member.id)))[0]!.avatarUrl).toBeNull()
})
