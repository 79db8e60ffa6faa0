import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AvifQueue } from '@kalata/media-store/avif/avif-queue.ts'
import { drawWebp, timedEncoder } from '@kalata/media-store/testing/timed-encoder.ts'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { logLines } from '#demo/testing/log-lines.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { folderStore } from './media-store.ts'
import { sharedTasks } from './shared-encoding-tasks.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'kalata-avif-'))
const store = folderStore(dataDir)
const { folder } = store
mkdirSync(folder)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const test = testMall()
/** Pictures that wait, and those that are being encoded. */
const tasks = async () => (await test.db.execute<{ key: string }>(sql`select key from encoding_tasks`)).rows

describe('the AVIF queue of machines that share a store', () => {
  it.each([
    ['as one machine does', 1],
    ['as two machines do', 2],
  ])(
    'encodes each picture of a shared store once, %s',
    async (_, machines) => {
      const encoders = Array.from({ length: machines }, () => timedEncoder(folder, 15))
      const queues = encoders.map((encoder) => new AvifQueue(store, logLines('warn').log, encoder, sharedTasks(test.db)))
      const files = await Promise.all(Array.from({ length: 6 }, (_, i) => drawWebp(folder, `shared-${machines}-${i}`)))
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
      await Promise.all(queues.map((queue) => queue.close()))
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
    const [begun, waiting] = [await drawWebp(folder, 'begun'), await drawWebp(folder, 'waiting')]
    const dead = sharedTasks(test.db)
    await dead.add(begun)
    expect(await dead.next()).toEqual(begun)
    await dead.add(waiting)
    const encoder = timedEncoder(folder, 1)
    const queue = new AvifQueue(store, logLines('warn').log, encoder, { ...sharedTasks(test.db), lookEvery: 50 })
    const encoded = () => encoder.done.map(({ to }) => to.split('.avif')[0])
    await expect.poll(encoded).toEqual(['waiting'])
    await test.db.execute(sql`update encoding_tasks set claimed_until = now() - interval '1 second'`)
    await expect.poll(encoded).toEqual(['waiting', 'begun'])
    await expect.poll(tasks).toEqual([])
    await queue.close()
  }, 60_000)
})
