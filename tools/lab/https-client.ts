import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { Agent, request } from 'node:https'
import type { Balancer } from './balancers.ts'
import type { Certificates } from './certificates.ts'
import { command } from './commands.ts'
import { network } from './machines.ts'
import { mallName } from './mall-processes.ts'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
  ms: number
}

export interface Call {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

/** Asks the mall as a browser does, by TLS and with connections that stay open. @throws Error where there is no answer */
export type Ask = (path: string, call?: Call) => Promise<Answer>

/** How many addresses shoppers come from: a balancer counts what one of them asks. */
const addresses = 40
/** ms that a shopper waits for an answer, and that a connection stays open without a use: less than a balancer allows (60 s), which closes it in turn. */
const [timeout, idle] = [15_000, 20_000]

/** @returns what asks by another address of the network each time */
export function openClients({ address }: Balancer, certificates: Certificates): Ask {
  const ca = readFileSync(certificates.authority)
  const agents = Array.from({ length: addresses }, (_, index) => {
    const localAddress = `${network.prefix}${100 + index}`
    command('ip', 'address', 'replace', `${localAddress}/32`, 'dev', network.bridge)
    return new Agent({ keepAlive: true, maxSockets: 32, timeout: idle, ca, localAddress, servername: mallName })
  })
  let turn = 0
  return (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const begun = performance.now()
      const agent = agents[turn++ % addresses]!
      const sent = request({ host: address, path, method, agent, headers: { host: mallName, ...headers }, timeout }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.once('error', reject)
        answer.once('end', () => {
          const text = Buffer.concat(chunks).toString()
          resolve({ status: answer.statusCode!, headers: answer.headers, text, ms: performance.now() - begun })
        })
      })
      sent.once('timeout', () => sent.destroy(Object.assign(new Error('no answer in time'), { code: 'TIMEOUT' })))
      sent.once('error', reject)
      sent.end(body)
    })
}
