import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { logLines } from '#demo/testing/log-lines.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { AvifQueue, childEncoder, type AvifEncoder } from './avif-queue.ts'
import { sharedTasks } from './encoding-tasks.ts'
import { FolderStore } from '../folder-store.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'kalata-avif-'))
const store = new FolderStore(dataDir)
const folder = store.folder
mkdirSync(folder)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const test = testMall()
/** Pictures that wait, and those that are being encoded. */
const tasks = async () => (await test.db.execute<{ key: string }>(sql`select key from encoding_tasks`)).rows

/** The key of a WebP, and that of its AVIF. */
async function drawn(name: string): Promise<{ from: string; to: string }> {
  const from = `${name}.webp`
  await sharp({ create: { width: 160, height: 100, channels: 3, background: '#445566' } })
    .webp()
    .toFile(join(folder, from))
  return { from, to: `${name}.avif` }
}

/** Records what is encoded and when it ends; each takes `ms`. */
function timedEncoder(ms: number): AvifEncoder & { done: { to: string; at: number }[] } {
  const done: { to: string; at: number }[] = []
  return {
    done,
    encode: ({ to }) =>
      new Promise((resolve) =>
        setTimeout(() => {
          writeFileSync(to, '')
          done.push({ to: relative(folder, to), at: performance.now() })
          resolve()
        }, ms),
      ),
    close: () => undefined,
  }
}

describe('the AVIF queue', () => {
  it('encodes in a process of its own, and goes on after a file that cannot be read', async () => {
    const { log, lines } = logLines('warn')
    const queue = new AvifQueue(store, log, childEncoder())
    const [broken, good] = [{ from: '..', to: 'broken.avif' }, await drawn('good')]
    queue.add(broken)
    queue.add(good)
    await expect.poll(() => existsSync(join(folder, good.to))).toBe(true)
    expect(await sharp(join(folder, good.to)).metadata()).toMatchObject({ format: 'heif', width: 160 })
    expect(lines.map(({ msg }) => msg)).toEqual(['a picture could not be encoded as AVIF'])
    queue.close()
  })

  it('leaves no listener at its process, which encodes many files', async () => {
    const warnings: string[] = []
    const onWarning = ({ name }: Error) => void warnings.push(name)
    process.on('warning', onWarning)
    const encoder = childEncoder()
    const broken = { from: join(folder, '..'), to: join(folder, 'broken.avif') }
    for (let times = 0; times < 12; times++) await expect(encoder.encode(broken)).rejects.toThrow()
    encoder.close()
    // Node tells of them in its next turn.
    await new Promise(setImmediate)
    process.off('warning', onWarning)
    expect(warnings).toEqual([])
  })

  it('encodes each file once, and rests nine times as long as it encodes', async () => {
    const encoder = timedEncoder(30)
    const queue = new AvifQueue(store, logLines('warn').log, encoder)
    const files = [await drawn('one'), await drawn('two')]
    for (const file of [...files, ...files]) queue.add(file)
    await expect.poll(() => encoder.done.length).toBe(2)
    expect(encoder.done.map(({ to }) => to)).toEqual(files.map(({ to }) => `${to}.${process.pid}.part`))
    expect(encoder.done[1]!.at - encoder.done[0]!.at).toBeGreaterThan(30 * 9)
    queue.close()
  })

  it('leaves to itself what another process has encoded meanwhile', async () => {
    const encoder = timedEncoder(20)
    const queue = new AvifQueue(store, logLines('warn').log, encoder)
    const [first, second, last] = [await drawn('mine'), await drawn('theirs'), await drawn('mine too')]
    for (const file of [first, second, last]) queue.add(file)
    await store.write(second.to, 'by another process')
    await expect.poll(() => encoder.done.length, { timeout: 10_000 }).toBe(2)
    expect((await store.read(second.to))!.toString()).toBe('by another process')
    queue.close()
  })

  it.each([
    ['as one machine does', 1],
    ['as two machines do', 2],
  ])(
    'encodes each picture of a shared store once, %s',
    async (_, machines) => {
      const encoders = Array.from({ length: machines }, () => timedEncoder(15))
      const queues = encoders.map((encoder) => new AvifQueue(store, logLines('warn').log, encoder, sharedTasks(test.db)))
      const files = await Promise.all(Array.from({ length: 6 }, (_, i) => drawn(`shared-${machines}-${i}`)))
      for (const file of files) for (const queue of queues) queue.add(file)
      await expect
        .poll(async () => (await tasks()).length + encoders.flatMap(({ done }) => done).length, { timeout: 20_000 })
        .toBe(files.length)
      await expect.poll(tasks, { timeout: 20_000 }).toEqual([])
      expect(
        encoders
          .flatMap(({ done }) => done)
          .map(({ to }) => to.split('.avif')[0])
          .sort(),
      ).toEqual(files.map(({ to }) => to.split('.avif')[0]).sort())
      for (const queue of queues) queue.close()
    },
    60_000,
  )

  it('gives each task of a shared store to one process, which the others do not wait for', async () => {
    const [mine, theirs] = [sharedTasks(test.db), sharedTasks(test.db)]
    const [first, second] = ['claimed-1', 'claimed-2'].map((key) => ({ from: `${key}.webp`, to: `${key}.avif` }))
    for (const tasks of [mine, theirs]) for (const task of [first!, second!]) await tasks.add(task)
    await test.db.transaction(async (tx) => {
      expect(await sharedTasks(tx).next()).toEqual(first)
      expect(await theirs.next()).toEqual(second)
    })
    expect(await mine.next()).toBeUndefined()
    for (const task of [first!, second!]) await mine.done(task)
    expect(await tasks()).toEqual([])
  })

  it('goes on with what a machine left that died, and with what nobody asks for any more', async () => {
    const [begun, waiting] = [await drawn('begun'), await drawn('waiting')]
    const dead = sharedTasks(test.db)
    await dead.add(begun)
    expect(await dead.next()).toEqual(begun)
    await dead.add(waiting)
    const encoder = timedEncoder(1)
    const queue = new AvifQueue(store, logLines('warn').log, encoder, { ...sharedTasks(test.db), lookEvery: 50 })
    const encoded = () => encoder.done.map(({ to }) => to.split('.avif')[0])
    await expect.poll(encoded, { timeout: 10_000 }).toEqual(['waiting'])
    await test.db.execute(sql`update encoding_tasks set claimed_until = now() - interval '1 second'`)
    await expect.poll(encoded, { timeout: 10_000 }).toEqual(['waiting', 'begun'])
    await expect.poll(tasks).toEqual([])
    queue.close()
  }, 60_000)

  it('forgets what waits when it is closed', async () => {
    const encoder = timedEncoder(1)
    const queue = new AvifQueue(store, logLines('warn').log, encoder)
    queue.add(await drawn('three'))
    queue.close()
    queue.add(await drawn('four'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(encoder.done).toEqual([])
  })
})
