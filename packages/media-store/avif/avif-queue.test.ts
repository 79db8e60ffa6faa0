import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { FolderStore } from '../folder-store.ts'
import { drawWebp, timedEncoder } from '../testing/timed-encoder.ts'
import { AvifQueue, childEncoder, type WarningLog } from './avif-queue.ts'
import { tasksOfProcess, type EncodingTasks } from './encoding-tasks.ts'

const folder = mkdtempSync(join(tmpdir(), 'media-avif-'))
const store = new FolderStore(folder)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const program = new URL('./avif-encoder.ts', import.meta.url)
const silent: WarningLog = { warn: () => undefined }
/** Far beyond what is waited for: a busy machine makes a test slow, not wrong. */
const polling = { timeout: 60_000 }

describe('the AVIF queue', () => {
  it('encodes in a process of its own, and goes on after a file that cannot be read', async () => {
    const lines: string[] = []
    const queue = new AvifQueue(store, { warn: (_, message) => void lines.push(message) }, childEncoder(program))
    const [broken, good] = [{ from: '..', to: 'broken.avif' }, await drawWebp(folder, 'good')]
    queue.add(broken)
    queue.add(good)
    await expect.poll(() => existsSync(join(folder, good.to)), polling).toBe(true)
    expect(await sharp(join(folder, good.to)).metadata()).toMatchObject({ format: 'heif', width: 160 })
    expect(lines).toEqual(['a picture could not be encoded as AVIF'])
    await queue.close()
  })

  it('leaves no listener at its process, which encodes many files', async () => {
    const warnings: string[] = []
    const onWarning = ({ name }: Error) => void warnings.push(name)
    process.on('warning', onWarning)
    const encoder = childEncoder(program)
    const broken = { from: join(folder, '..'), to: join(folder, 'broken.avif') }
    for (let times = 0; times < 12; times++) await expect(encoder.encode(broken)).rejects.toThrow()
    encoder.close()
    // Node tells of them in its next turn.
    await new Promise(setImmediate)
    process.off('warning', onWarning)
    expect(warnings).toEqual([])
  })

  it('encodes each file once, and rests nine times as long as it encodes', async () => {
    const encoder = timedEncoder(folder, 30)
    const queue = new AvifQueue(store, silent, encoder)
    const files = [await drawWebp(folder, 'one'), await drawWebp(folder, 'two')]
    for (const file of [...files, ...files]) queue.add(file)
    await expect.poll(() => encoder.done.length, polling).toBe(2)
    expect(encoder.done.map(({ to }) => to)).toEqual(files.map(({ to }) => `${to}.${process.pid}.part`))
    expect(encoder.done[1]!.at - encoder.done[0]!.at).toBeGreaterThan(30 * 9)
    await queue.close()
  })

  it('leaves to itself what another process has encoded meanwhile', async () => {
    const encoder = timedEncoder(folder, 20)
    const queue = new AvifQueue(store, silent, encoder)
    const [first, second, last] = [await drawWebp(folder, 'mine'), await drawWebp(folder, 'theirs'), await drawWebp(folder, 'mine too')]
    for (const file of [first, second, last]) queue.add(file)
    await store.write(second.to, 'by another process')
    await expect.poll(() => encoder.done.length, polling).toBe(2)
    expect((await store.read(second.to))!.toString()).toBe('by another process')
    await queue.close()
  })

  it('drops what waits when it is closed', async () => {
    const encoder = timedEncoder(folder, 1)
    const queue = new AvifQueue(store, silent, encoder)
    queue.add(await drawWebp(folder, 'three'))
    await queue.close()
    queue.add(await drawWebp(folder, 'four'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(encoder.done).toEqual([])
  })
  it('begins nothing that it claimed as it was closed, and is closed only then', async () => {
    const { claimed, claims, tasks } = slowTasks()
    const encoder = timedEncoder(folder, 1)
    const queue = new AvifQueue(store, silent, encoder, tasks)
    queue.add(await drawWebp(folder, 'claimed late'))
    await expect.poll(() => claims.length, polling).toBe(1)
    let isClosed = false
    const closing = queue.close().then(() => (isClosed = true))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(isClosed).toBe(false)
    claimed()
    await closing
    expect(encoder.done).toEqual([])
  })

  it('looks once more for what was queued while it looked', async () => {
    const { claimed, claims, tasks } = slowTasks()
    const encoder = timedEncoder(folder, 1)
    const queue = new AvifQueue(store, silent, encoder, tasks)
    const [first, second] = [await drawWebp(folder, 'looked for'), await drawWebp(folder, 'meanwhile')]
    queue.add(first)
    await expect.poll(() => claims.length, polling).toBe(1)
    claimed()
    await expect.poll(() => claims.length, polling).toBe(2)
    queue.add(second)
    claimed()
    await expect.poll(() => claims.length, polling).toBe(3)
    claimed()
    await queue.close()
  })
})

/** Tasks of a database that answers a claim with what waited as it was asked, once {@link slowTasks.claimed} is called. */
function slowTasks() {
  const waiting = tasksOfProcess()
  const claims: (() => void)[] = []
  const tasks: EncodingTasks = {
    ...waiting,
    async next() {
      const task = await waiting.next()
      await new Promise<void>((resolve) => claims.push(resolve))
      return task
    },
  }
  return { tasks, claims, claimed: () => claims.at(-1)!() }
}
