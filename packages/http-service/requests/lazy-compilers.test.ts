import fastify from 'fastify'
import { expect, it } from 'vitest'
import { lazyCompilers } from './lazy-compilers.ts'

const body = { type: 'object', required: ['count'], properties: { count: { type: 'integer' } } }

it('validates and serialises as Fastify does, also the second time', async () => {
  const app = fastify({ schemaController: { compilersFactory: lazyCompilers } })
  app.post('/', { schema: { body, response: { 200: body } } }, () => ({ count: 3, secret: 'x' }))
  for (const _ of [1, 2]) {
    expect((await app.inject({ method: 'POST', url: '/', payload: { count: 1 } })).body).toBe('{"count":3}')
    const rejected = await app.inject({ method: 'POST', url: '/', payload: { count: 'many' } })
    expect([rejected.statusCode, rejected.json().message]).toEqual([400, 'body/count must be integer'])
  }
})

it('rejects a character that no database accepts in texts, wherever it stands', async () => {
  const app = fastify({ schemaController: { compilersFactory: lazyCompilers } })
  const text = { type: 'string' }
  const nested = { type: 'object', properties: { notes: { type: 'array', items: { type: 'object', properties: { text } } } } }
  app.post(
    '/:id',
    { schema: { body: nested, params: { type: 'object', properties: { id: text } }, querystring: { type: 'object' } } },
    () => 'ok',
  )
  const post = async (url: string, written: string) =>
    (await app.inject({ method: 'POST', url, payload: { notes: [{ text: written }] } })).json()
  expect(await post('/1', 'a\u0000')).toMatchObject({ statusCode: 400, message: 'body/notes/0/text must not contain U+0000' })
  expect(await post('/1?a=%00', 'a')).toMatchObject({ statusCode: 400, message: 'querystring/a must not contain U+0000' })
  expect(await post('/%00', 'a')).toMatchObject({ statusCode: 400, message: 'params/id must not contain U+0000' })
  expect((await app.inject({ method: 'POST', url: '/1?a=1', payload: { notes: [{ text: 'a\\u0000' }] } })).body).toBe('ok')
})

it('compiles a schema when its route is first called', async () => {
  const app = fastify({ schemaController: { compilersFactory: lazyCompilers } })
  app.post('/broken', { schema: { body: { type: 'no such type' } } }, () => 'never')
  app.get('/other', () => 'other')
  await app.ready()
  expect((await app.inject({ url: '/other' })).body).toBe('other')
  expect((await app.inject({ method: 'POST', url: '/broken', payload: {} })).statusCode).toBe(500)
})
