import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, it } from 'vitest'
import { testMall } from '#demo/testing/test-mall.ts'

const test = testMall()
let port: number
beforeAll(async () => {
  await test.mall.app.listen({ port: 0, host: '127.0.0.1' })
  port = (test.mall.app.server.address() as AddressInfo).port
})

/** Sends one byte of a request a second until the server ends the connection. @returns s that took, and what it answered */
async function trickle(head: string, bytes: string): Promise<{ seconds: number; answer: string }> {
  const socket: Socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', () => undefined)
  let answer = ''
  socket.on('data', (chunk) => void (answer += String(chunk)))
  const begun = performance.now()
  const ended = once(socket, 'close')
  socket.write(head)
  const sending = (async () => {
    for (let at = 0; !socket.destroyed && at < 120; at++) {
      socket.write(bytes[at % bytes.length]!)
      await sleep(1000)
    }
  })()
  await ended
  await sending
  return { seconds: (performance.now() - begun) / 1000, answer: answer.split('\r\n')[0]! }
}

it('who sends headers or a body byte by byte is cut, and nobody waits for them', async () => {
  const head = 'POST /api/pc/mall/home HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n'
  const slow = [
    ...Array.from({ length: 200 }, () => trickle('GET /api/pc/mall/notice/list HTTP/1.1\r\nhost: a\r\nx-a: ', 'a')),
    ...Array.from({ length: 100 }, () => trickle(head, ' ')),
  ]
  await sleep(3000)
  const begun = performance.now()
  const reply = await fetch(`http://127.0.0.1:${port}/api/pc/mall/notice/list`)
  expect(reply.status).toBe(200)
  expect(performance.now() - begun).toBeLessThan(5000)
  const ends = await Promise.all(slow)
  // Headers have 20 s and a whole request 30 s; it is looked at every 5 s.
  expect(Math.max(...ends.map(({ seconds }) => seconds))).toBeLessThan(60)
  for (const { answer } of ends) expect(answer).toMatch(/^(?:HTTP\/1.1 408 |$)/)
})
