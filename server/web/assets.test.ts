import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { serveAssets } from './assets.ts'

it('assets of the release before are served as well, compressed as those of this one', async () => {
  const [now, before] = [mkdtempSync(join(tmpdir(), 'kalata-now-')), mkdtempSync(join(tmpdir(), 'kalata-before-'))]
  for (const [folder, name] of [
    [now, 'home-2.js'],
    [before, 'home-1.js'],
  ] as const) {
    writeFileSync(join(folder, name), `export const file = '${name}'`)
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(`export const file = '${name}'`))
  }
  const app = fastify()
  await serveAssets(app, [now, before])
  onTestFinished(async () => {
    await app.close()
    for (const folder of [now, before]) rmSync(folder, { recursive: true })
  })
  for (const name of ['home-2.js', 'home-1.js']) {
    const plain = await app.inject(`/assets/${name}`)
    expect({ status: plain.statusCode, body: plain.body }).toEqual({ status: 200, body: `export const file = '${name}'` })
    const compressed = await app.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': 'br' } })
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' })
  }
  expect((await app.inject('/assets/home-0.js')).statusCode).toBe(404)
})
