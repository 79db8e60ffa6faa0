import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import type { ImageRejectedReason } from '../pictures/image-rejected.ts'

export interface InvalidImage {
  name: string
  fileName?: string
  bytes: Buffer
  /** `taken` where the file is unusual but a picture after all. */
  verdict: ImageRejectedReason | 'taken'
}

/** A picture of noise: nothing that a decoder could shortcut. */
function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#b4603f', noise: { type: 'gaussian', mean: 128, sigma: 30 } } })
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const pngStart = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')

function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return chunk('IHDR', header)
}

/** A PNG made by hand, so that its chunks can lie. */
function png(width: number, height: number, extra: Buffer[] = [], rows = height): Buffer {
  const data = deflateSync(Buffer.alloc(rows * (width * 3 + 1)))
  return Buffer.concat([pngStart, pngHeader(width, height), ...extra, chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

/** Everything that servers have been sent as a picture and was none, or was more than one. */
export async function invalidImages(): Promise<InvalidImage[]> {
  return [...(await notPictures()), ...(await liars()), ...(await broken()), ...(await tooMuch()), ...(await unusual())]
}

/** No pictures of ours, whatever they are called. */
async function notPictures(): Promise<InvalidImage[]> {
  const gif = await plain(64, 64).gif().toBuffer()
  const tiff = await plain(64, 64).tiff().toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><script>fetch("/api/user/info")</script></svg>')
  return [
    { name: 'an empty file', bytes: Buffer.alloc(0), verdict: 'notAPicture' },
    { name: 'one byte', bytes: Buffer.from([0xff]), verdict: 'notAPicture' },
    { name: 'words', bytes: Buffer.from('this is no picture'), verdict: 'notAPicture' },
    { name: 'an SVG with a script', bytes: svg, verdict: 'notAPicture' },
    { name: 'an SVG called PNG', fileName: 'a.png', bytes: svg, verdict: 'notAPicture' },
    { name: 'an SVG behind a byte order mark', bytes: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), svg]), verdict: 'notAPicture' },
    { name: 'an HTML page', bytes: Buffer.from('<!doctype html><script>alert(1)</script>'), verdict: 'notAPicture' },
    { name: 'a PDF', bytes: Buffer.from('%PDF-1.7\n%âãÏÓ', 'latin1'), verdict: 'notAPicture' },
    { name: 'a ZIP', bytes: Buffer.from('PK\u0003\u0004aaaaaaaaaaaaaaaaaaaaaa', 'latin1'), verdict: 'notAPicture' },
    { name: 'a GIF', bytes: gif, verdict: 'notAPicture' },
    { name: 'a GIF called JPEG', fileName: 'a.jpg', bytes: gif, verdict: 'notAPicture' },
    { name: 'a TIFF', bytes: tiff, verdict: 'notAPicture' },
    { name: 'a HEIC', bytes: Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0heicmif1', 'latin1'), verdict: 'notAPicture' },
    {
      name: 'an ImageMagick script',
      bytes: Buffer.from('push graphic-context\nviewbox 0 0 640 480\nimage over 0,0 0,0 "https://e.com/x"'),
      verdict: 'notAPicture',
    },
    { name: 'a program', bytes: Buffer.from('\u007fELF\u0002\u0001\u0001', 'latin1'), verdict: 'notAPicture' },
  ]
}

/** Pictures under a false name. */
async function liars(): Promise<InvalidImage[]> {
  const jpeg = await plain(320, 240).jpeg().toBuffer()
  const webp = await plain(320, 240).webp().toBuffer()
  const smallPng = await plain(64, 64).png().toBuffer()
  return [
    { name: 'a JPEG called PNG', fileName: 'a.png', bytes: jpeg, verdict: 'nameLies' },
    { name: 'a PNG called WebP', fileName: 'a.webp', bytes: smallPng, verdict: 'nameLies' },
    { name: 'a WebP called JPEG', fileName: 'photo.JPG', bytes: webp, verdict: 'nameLies' },
    { name: 'a JPEG called by an ending nobody knows', fileName: 'a.exe', bytes: jpeg, verdict: 'nameLies' },
  ]
}

/** Pictures that end early or say what is not so. */
async function broken(): Promise<InvalidImage[]> {
  const jpeg = await plain(320, 240).jpeg().toBuffer()
  const webp = await plain(320, 240).webp().toBuffer()
  const smallPng = await plain(64, 64).png().toBuffer()
  const avif = await plain(64, 64).avif({ effort: 0 }).toBuffer()
  return [
    {
      name: 'first bytes of a JPEG, then words',
      bytes: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('hello'.repeat(99))]),
      verdict: 'broken',
    },
    { name: 'first bytes of a PNG, then nothing', bytes: pngStart, verdict: 'broken' },
    {
      name: 'first bytes of a WebP, then zeros',
      bytes: Buffer.concat([Buffer.from('RIFF\0\u0001\0\0WEBPVP8 ', 'latin1'), Buffer.alloc(256)]),
      verdict: 'broken',
    },
    { name: 'first bytes of an AVIF, then zeros', bytes: Buffer.concat([avif.subarray(0, 40), Buffer.alloc(400)]), verdict: 'broken' },
    { name: 'half a JPEG', bytes: jpeg.subarray(0, jpeg.length / 2), verdict: 'broken' },
    { name: 'half a PNG', bytes: smallPng.subarray(0, smallPng.length / 2), verdict: 'broken' },
    { name: 'half a WebP', bytes: webp.subarray(0, webp.length / 2), verdict: 'broken' },
    { name: 'a PNG with a wrong checksum', bytes: withByte(smallPng, smallPng.length - 20), verdict: 'broken' },
    { name: 'a PNG with too few rows', bytes: png(200, 200, [], 20), verdict: 'broken' },
    { name: 'a PNG of no width', bytes: png(0, 10), verdict: 'broken' },
  ]
}

/** Pictures that are too large, too small, or move. */
async function tooMuch(): Promise<InvalidImage[]> {
  const jpeg = await plain(320, 240).jpeg().toBuffer()
  return [
    { name: 'a PNG of 50,000 x 50,000', bytes: png(50_000, 50_000, [], 1), verdict: 'tooManyPixels' },
    { name: 'a PNG of 5,001 x 5,000', bytes: png(5001, 5000, [], 1), verdict: 'tooManyPixels' },
    {
      name: 'a JPEG of 30 MP',
      bytes: await sharp({ create: { width: 6000, height: 5000, channels: 3, background: '#fff' } })
        .jpeg()
        .toBuffer(),
      verdict: 'tooManyPixels',
    },
    { name: 'a picture of 8 x 8', bytes: await plain(8, 8).png().toBuffer(), verdict: 'tooSmall' },
    { name: 'a strip of 2,000 x 40', bytes: await plain(2000, 40).png().toBuffer(), verdict: 'tooLong' },
    { name: 'more bytes than are taken', bytes: Buffer.concat([jpeg, Buffer.alloc(21 * 1024 * 1024)]), verdict: 'tooManyBytes' },
    { name: 'an animated WebP', bytes: await animated(), verdict: 'moving' },
    { name: 'an animated PNG', bytes: png(64, 64, [chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))]), verdict: 'moving' },
  ]
}

/** Pictures all the same, with more in them than is kept. */
async function unusual(): Promise<InvalidImage[]> {
  const jpeg = await plain(320, 240).jpeg().toBuffer()
  const avif = await plain(64, 64).avif({ effort: 0 }).toBuffer()
  const turned = await plain(320, 240).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const placed = await plain(320, 240)
    .withExif({ IFD0: { Copyright: 'somebody', Artist: 'someone' }, IFD3: { GPSLatitude: '41/1 41/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
  const cmyk = await plain(320, 240).toColourspace('cmyk').jpeg().toBuffer()
  const grey16 = await plain(64, 64).greyscale().toColourspace('grey16').png().toBuffer()
  const clear = await sharp({ create: { width: 64, height: 64, channels: 4, background: { r: 0, g: 90, b: 90, alpha: 0.3 } } })
    .png()
    .toBuffer()
  const text = Buffer.alloc(10_000_000, 'a')
  return [
    {
      name: 'a PNG with ten megabytes of words packed small',
      bytes: png(64, 64, [chunk('zTXt', Buffer.concat([Buffer.from('a\0\0', 'latin1'), deflateSync(text)]))]),
      verdict: 'taken',
    },
    {
      name: 'a PNG with a broken colour profile',
      bytes: png(64, 64, [chunk('iCCP', Buffer.concat([Buffer.from('a\0\0', 'latin1'), deflateSync(Buffer.alloc(5000))]))]),
      verdict: 'taken',
    },
    { name: 'a JPEG with a ZIP behind it', bytes: Buffer.concat([jpeg, Buffer.from('PK\u0003\u0004<script>')]), verdict: 'taken' },
    { name: 'a JPEG that says where it was taken', bytes: placed, verdict: 'taken' },
    { name: 'a JPEG lying on its side', bytes: turned, verdict: 'taken' },
    { name: 'a CMYK JPEG', bytes: cmyk, verdict: 'taken' },
    { name: 'a grey PNG of 16 bits', bytes: grey16, verdict: 'taken' },
    { name: 'a PNG one sees through', bytes: clear, verdict: 'taken' },
    { name: 'an AVIF', fileName: 'a.avif', bytes: avif, verdict: 'taken' },
  ]
}

function withByte(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[at] = copy[at]! ^ 0xff
  return copy
}

async function animated(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 64, height: 64, channels: 3, background } })
      .png()
      .toBuffer()
  return sharp([await frame('#f00'), await frame('#00f')], { join: { animated: true } })
    .webp()
    .toBuffer()
}
