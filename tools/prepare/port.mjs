import { createServer } from 'node:net'
import { StepFailed } from './run-child.mjs'

/**
 * Whether the mall's port is free, before minutes of work. A wrong setting is left to the server, which names all of them.
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 * @throws {StepFailed} naming the port and the way on
 */
export async function checkPort({ PORT = '3000', HOST = '127.0.0.1' }, platform = process.platform) {
  const port = Number(PORT)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return
  const code = await new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(error.code))
    server.listen(port, HOST, () => server.close(() => resolve(undefined)))
  })
  if (code === 'EADDRINUSE') throw new StepFailed(portInUseText(port, HOST, platform))
}

/**
 * The sentence for a taken port, as the server words it (`listen-failure.ts`), which cannot be loaded before the installation.
 * @param {number} port
 * @param {string} host
 * @param {NodeJS.Platform} platform
 */
export function portInUseText(port, host, platform = process.platform) {
  const other = port < 1024 ? port + 3000 : port < 65_535 ? port + 1 : port - 1
  const command = platform === 'win32' ? `set "PORT=${other}" && npm start` : `PORT=${other} npm start`
  return `Port ${port} of ${host} is taken by another program (PORT): choose another one: ${command}`
}
