import type { PhotoTask } from '@kalata/photo-matcher/tasks/photo-tasks.ts'
import { readdirSync } from 'node:fs'
import { getPriority } from 'node:os'
import process from 'node:process'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { testMall } from '#demo/testing/test-mall.ts'
import { descriptorVersion as version } from '@kalata/photo-matcher/describe/descriptions.ts'
import { openPhotoThread, type PhotoThread } from './photo-model.service.ts'

const test = testMall()
let bytes: Buffer

beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  bytes = await sharp({ create: { width: 120, height: 90, channels: 3, background: '#a43', noise } })
    .png()
    .toBuffer()
})

async function withThread<T>(mode: 'production' | 'development', work: (thread: PhotoThread) => Promise<T>): Promise<T> {
  const thread = openPhotoThread({ ...test.settings, mode })
  try {
    return await work(thread)
  } finally {
    await thread.stop()
  }
}

it('describes a picture in production, where what was built of it runs, as its source does', async () => {
  const describe = (thread: PhotoThread) => thread.run({ kind: 'describe', bytes, version })
  const described = await withThread('production', describe)
  expect(described.vector.length).toBeGreaterThan(100)
  expect(described).toEqual(await withThread('development', describe))
})

it.runIf(process.platform === 'linux')(
  'yields to pages once it describes the catalogue or has searched, and not while it loads',
  async () => {
    const threadIds = () => readdirSync('/proc/self/task')
    const start = getPriority(process.pid)
    const tasks: PhotoTask[] = [
      { kind: 'describe', bytes, version },
      { kind: 'describeQuery', bytes, versions: [version] },
    ]
    for (const task of tasks) {
      const others = new Set(threadIds())
      await withThread('development', async (thread) => {
        const niceness = () => Math.max(...threadIds().flatMap((id) => (others.has(id) ? [] : getPriority(Number(id)))))
        await thread.run({ kind: 'clear', pictures: 10 })
        expect(niceness()).toBe(start)
        await thread.run(task)
        expect(niceness()).toBe(Math.min(19, start + 10))
      })
    }
  },
)
