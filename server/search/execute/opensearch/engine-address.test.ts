import { expect, it } from 'vitest'
import { engineAddress } from './engine-address.ts'

it('reads nodes, the name of indexes, copies and times', () => {
  expect(engineAddress('https://mall:se%40cret@one:9200,two:9201/shop?shards=2&replicas=0&timeout=300&silence=9000')).toEqual({
    nodes: ['https://mall:se%40cret@one:9200', 'https://mall:se%40cret@two:9201'],
    name: 'shop',
    ...{ shards: 2, replicas: 0, timeout: 300, silence: 9000 },
  })
  expect(engineAddress('http://127.0.0.1:9200')).toMatchObject({
    name: 'kalata',
    shards: 1,
    replicas: 1,
    timeout: 1000,
    silence: 15_000,
  })
})

it.each([
  'http://one:9200/Shop',
  'http://one:9200/a/b',
  'http://one:9200?shards=0',
  'http://one:9200?timeout=fast',
  'http://one:9200?silence=0',
])('rejects %s', (url) => {
  expect(() => engineAddress(url)).toThrow(/^SEARCH_URL: /)
})
