/** `node bench/describe.ts <folder of pictures>`: milliseconds of a processor for describing a picture, describing a photo, and searching. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { openPhotoMatcher } from '../photo-matcher.ts'

/** Pictures that are measured at most, after some that are not: code is compiled while it runs. */
const most = 60
const unmeasured = 5

const folder = process.argv[2]
if (!folder) throw new Error('Usage: node bench/describe.ts <folder of pictures>')
const files = readdirSync(folder)
  .filter((file) => /\.(?:jpe?g|png|webp)$/i.test(file))
  .slice(0, most + unmeasured)
const pictures = files.map((file) => readFileSync(join(folder, file)))
const matcher = openPhotoMatcher()
const index = matcher.openIndex()
await measure('describing a picture', async (bytes, id) => {
  index.update([{ id, group: 0, pictures: [await matcher.describePicture(bytes)] }])
})
await measure('describing a photo', async (bytes) => void (await matcher.describePhoto(bytes)))
const photo = await matcher.describePhoto(pictures[0]!)
await measure(`a search of ${index.size}`, () => Promise.resolve(void index.search(photo, 10)))

async function measure(name: string, work: (bytes: Buffer, at: number) => Promise<void>): Promise<void> {
  const times: number[] = []
  for (const [at, bytes] of pictures.entries()) {
    const begun = process.cpuUsage()
    await work(bytes, at)
    const { user, system } = process.cpuUsage(begun)
    if (at >= unmeasured) times.push((user + system) / 1000)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(share * (times.length - 1))]!.toFixed(1)
  console.log(`${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`)
}
