import fastify from 'fastify'
import { expect, it } from 'vitest'
import { openDrain } from '@kalata/http-service/ending/drain.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { registerHealth } from './health.ts'

const test = testMall()

it('a process is live at once, and ready when it has what it answers with', async () => {
  const app = fastify()
  let isReady = false
  registerHealth(app, test.db, openDrain(app), () => isReady)
  const asked = async (path: string) => {
    const reply = await app.inject(`/health/${path}`)
    return [reply.statusCode, reply.json<{ status: string }>().status]
  }
  expect(await asked('live')).toEqual([200, 'live'])
  expect(await asked('ready')).toEqual([503, 'starting'])
  isReady = true
  expect(await asked('ready')).toEqual([200, 'ready'])
  await app.close()
})
