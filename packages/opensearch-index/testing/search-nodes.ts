/** For tests: nodes of OpenSearch, processes of Java. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The class path of OpenSearch, of its modules for HTTP, scripts and analysis, and of a class `SearchNode` that starts them; undefined where there is none. */
const classPath = process.env.SEARCH_TEST_CLASSPATH

export const hasSearchNodes = classPath !== undefined
/** ms: the start of a node on a busy machine. */
const startLimit = 240_000
/** MB. */
const heap = 512

export interface SearchNode {
  port: number
  /** As the end of a machine: without a word. */
  kill(): Promise<void>
  /** The same node with what it has on its disk. */
  start(): Promise<void>
}

/** A cluster of so many nodes, which test files end themselves. */
export class SearchCluster {
  readonly nodes: SearchNode[] = []
  private readonly folder = mkdtempSync(join(tmpdir(), 'opensearch-index-'))

  /** @param count nodes, each a process with 512 MB and one processor */
  async start(count: number): Promise<void> {
    const ports = await Promise.all(Array.from({ length: count }, async () => ({ http: await freePort(), inner: await freePort() })))
    const peers = ports.map(({ inner }) => `127.0.0.1:${inner}`)
    for (const [at, port] of ports.entries()) this.nodes.push(this.nodeAt(at, port, peers))
    // The first alone is the manager: two that elect one at once need minutes where the processor is shared.
    await this.nodes[0]!.start()
    await Promise.all(this.nodes.slice(1).map((node) => node.start()))
    await answered(`${this.url}/_cluster/health?wait_for_nodes=${count}&timeout=60s`, this.folder)
  }

  /** Of the first node. */
  get url(): string {
    return `http://127.0.0.1:${this.nodes[0]!.port}`
  }

  /** The nodes with the name of an index and its settings, as an address. */
  address(name: string, parameters: string): string {
    return `http://${this.nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')}/${name}?${parameters}`
  }

  async end(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.kill()))
    rmSync(this.folder, { recursive: true, force: true })
  }

  private nodeAt(at: number, { http, inner }: { http: number; inner: number }, peers: string[]): SearchNode {
    let child: ChildProcess | undefined
    const name = `node-${at}`
    const settings = {
      'path.home': join(this.folder, name),
      'cluster.name': this.folder.split('-').at(-1)!,
      'node.name': name,
      'node.processors': '1',
      'http.port': String(http),
      'transport.port': String(inner),
      'discovery.seed_hosts': peers.join(),
      ...(at === 0 ? { 'cluster.initial_cluster_manager_nodes': name } : { 'node.roles': 'data' }),
      'cluster.routing.allocation.disk.threshold_enabled': 'false',
    }
    return {
      port: http,
      start: async () => {
        const log = openSync(join(this.folder, `${name}.log`), 'a')
        // One processor; compiled quickly instead of well, as a node lives for some minutes.
        const machine = [`-Xms${heap}m`, `-Xmx${heap}m`, '-XX:ActiveProcessorCount=1', '-XX:TieredStopAtLevel=1']
        const java = [...machine, '-Dlog4j2.level=INFO', '-cp', classPath!, 'SearchNode']
        child = spawn('java', [...java, ...Object.entries(settings).map((each) => each.join('='))], { stdio: ['ignore', log, log] })
        await answered(`http://127.0.0.1:${http}/`, this.folder)
      },
      kill: async () => {
        const { exitCode, signalCode } = child ?? {}
        if (!child || exitCode !== null || signalCode !== null) return
        const gone = new Promise((resolve) => child!.once('exit', resolve))
        child.kill('SIGKILL')
        await gone
      },
    }
  }
}

async function answered(url: string, folder: string): Promise<void> {
  for (const until = Date.now() + startLimit; Date.now() < until; await sleep(300)) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(70_000) }).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error(`OpenSearch has not answered at ${url}:\n${readFileSync(join(folder, 'node-0.log'), 'utf8').slice(-4000)}`)
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}
