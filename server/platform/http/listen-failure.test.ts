import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'
import { StartError } from '../start-error.ts'
import { listenFailure } from './listen-failure.ts'

const failed = (code: string) => Object.assign(new Error(code), { code })

it('a taken port is named, with what starts the mall at another one', async () => {
  const first = createServer().listen(0, '127.0.0.1')
  await once(first, 'listening')
  onTestFinished(() => void first.close())
  const { port } = first.address() as AddressInfo
  const second = createServer().listen(port, '127.0.0.1')
  const [error] = (await once(second, 'error')) as [Error]
  const other = port === 65_535 ? port - 1 : port + 1
  expect(() => listenFailure('PORT', port, '127.0.0.1', 'linux')(error)).toThrow(
    new StartError(`Port ${port} of 127.0.0.1 is taken by another program (PORT): choose another one: PORT=${other} npm start`),
  )
})

it('is said in the way of the platform', () => {
  const inUse = failed('EADDRINUSE')
  expect(() => listenFailure('METRICS_PORT', 9100, '::', 'win32')(inUse)).toThrow('set "METRICS_PORT=9101" && npm start')
  expect(() => listenFailure('PORT', 80, '0.0.0.0', 'darwin')(failed('EACCES'))).toThrow(
    'not open to this user (PORT): choose another one: PORT=3080',
  )
  expect(() => listenFailure('PORT', 3000, '10.9.9.9', 'linux')(failed('EADDRNOTAVAIL'))).toThrow('no address 10.9.9.9 (HOST)')
})

it('another error stays as it is', () => {
  const error = failed('EOTHER')
  expect(() => listenFailure('PORT', 3000, '::')(error)).toThrow(error)
})
