import { runInNewContext } from 'node:vm'
import fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { serveWorker } from './service-worker.ts'

it('with offline pages switched off is a worker that deletes what was stored and removes itself', async () => {
  const app = fastify()
  onTestFinished(() => app.close())
  serveWorker(app, false)
  const { statusCode, headers, body } = await app.inject('/service-worker.js')
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/javascript; charset=utf-8', 'no-cache'])

  const done: string[] = []
  const listeners = new Map<string, (event: { waitUntil(work: Promise<unknown>): void }) => void>()
  let work: Promise<unknown> | undefined
  runInNewContext(body, {
    self: {
      addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
      skipWaiting: () => done.push('takes over'),
      registration: { unregister: async () => done.push('unregisters') },
    },
    caches: { keys: async () => ['pages 1', 'files 1'], delete: async (name: string) => done.push(`deletes ${name}`) },
  })
  for (const name of ['install', 'activate']) listeners.get(name)!({ waitUntil: (promise) => void (work = promise) })
  await work
  expect(done).toEqual(['takes over', 'deletes pages 1', 'deletes files 1', 'unregisters'])
})
