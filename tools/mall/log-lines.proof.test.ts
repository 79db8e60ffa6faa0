import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filledDataDir, removeDataDir } from './filled-mall.ts'
import { startMall, type RunningMall } from './running-mall.ts'

let mall: RunningMall
beforeAll(async () => void (mall = await startMall(filledDataDir('log'), { LOG_LEVEL: 'info' })), 240_000)
afterAll(async () => {
  await mall.stop()
  removeDataDir(mall.dataDir)
})

/** Sends a request line as it is. @returns the status */
async function ask(line: string): Promise<number> {
  const { hostname, port } = new URL(mall.url)
  const socket = connect(Number(port), hostname)
  socket.write(`${line} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`)
  let received = ''
  socket.on('data', (chunk) => void (received += String(chunk)))
  await once(socket, 'close')
  return Number(received.split(' ')[1])
}

it('every line is JSON, whatever is asked for, and nobody is called by it', async () => {
  const asked: Record<string, number> = {
    'GET http://localhost/home': 200,
    'GET http://localhost/home?utm_source=x': 200,
    'GET http://localhost': 200,
    'GET *': 404,
    'OPTIONS *': 405,
    'GET home': 400,
    'GET /nothing%0aabc': 404,
    'GET /nothing%0d%0aset-cookie:x.data': 404,
    'GET /user/profile/%0a': 404,
    'GET /%ff': 404,
    'GET /details?id=99999999999999999999': 404,
    'GET /details?id=1&reviews=99': 404,
    'GET /discount-deals?page=9999': 404,
    'GET /shop?id=1&page=9999': 404,
    'GET /search_result?id=1&level=1&page=9999': 404,
    'GET /lightning-deals?page=9999': 404,
    'GET /groupbuy-deals?page=9999': 404,
    'GET /global?page=9999': 404,
    'GET /search_result?keywords=%00': 404,
    'HEAD /sitemap.xml': 200,
  }
  const statuses: typeof asked = {}
  for (const line of Object.keys(asked)) statuses[line] = await ask(line)
  expect(statuses).toEqual(asked)
  const lines = mall.log().trim().split('\n')
  const parsed = lines.map((line) => JSON.parse(line) as { level: number; msg: string })
  expect(parsed.filter(({ level }) => level >= 40)).toEqual([])
})
