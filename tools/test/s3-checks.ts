/** The stores of pictures against a server of S3: SeaweedFS, where `weed` is installed, or the one that `S3_TEST_URL` names. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../mall/running-mall.ts'
import { programOf } from './program-of.ts'
import type { Outcome, Write } from './run.ts'
import { unit } from './runtime-checks.ts'

const tests = ['packages/media-store', 'server/platform/media', 'server/media-of-several-machines.proof.test.ts']
const bucket = 'kalata-media'
const keys = { accessKey: 'of-this-check', secretKey: 'of-this-check-alone' }
/** ms in which a server has to answer. */
const startLimit = 120_000

export async function mediaInBucket(write: Write, args: string[]): Promise<Outcome> {
  const files = args.length > 0 ? args : tests
  if (process.env.S3_TEST_URL) return unit(write, 'proof', files)
  const program = process.env.S3_TEST_SERVER ?? programOf('weed')
  if (!program) {
    write('S3: not available here (SeaweedFS, the program weed, or S3_TEST_URL)\n')
    return { ok: true, passed: 0, failed: 0 }
  }
  const folder = mkdtempSync(join(tmpdir(), 'kalata-s3-'))
  const server = await startServer(program, folder)
  try {
    await answered(server.url, folder)
    Object.assign(process.env, { S3_TEST_URL: server.url, S3_TEST_KEY: keys.accessKey, S3_TEST_SECRET: keys.secretKey })
    return await unit(write, 'proof', files)
  } finally {
    await ended(server.child)
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startServer(program: string, folder: string): Promise<{ child: ChildProcess; url: string }> {
  const [s3, head, volume, filer, grpc] = await Promise.all([freePort(), freePort(), freePort(), freePort(), freePort()])
  const config = join(folder, 's3.json')
  writeFileSync(
    config,
    JSON.stringify({ identities: [{ name: 'mall', credentials: [keys], actions: ['Admin', 'Read', 'Write', 'List'] }] }),
  )
  const log = openSync(join(folder, 'log'), 'a')
  const child = spawn(
    program,
    [
      ...['server', `-dir=${folder}`, '-ip=127.0.0.1', '-ip.bind=127.0.0.1', '-s3', '-s3.config', config, `-s3.port=${s3}`],
      ...[`-master.port=${head}`, `-volume.port=${volume}`, `-filer.port=${filer}`, `-s3.port.grpc=${grpc}`],
      ...['-master.volumeSizeLimitMB=64', '-volume.max=50'],
    ],
    { stdio: ['ignore', log, log] },
  )
  return { child, url: `s3://${bucket}?endpoint=http://127.0.0.1:${s3}&region=us-east-1` }
}

/** Makes the bucket, as soon as the server takes it. */
async function answered(url: string, folder: string): Promise<void> {
  const { AwsClient } = await import('aws4fetch')
  const client = new AwsClient({
    accessKeyId: keys.accessKey,
    secretAccessKey: keys.secretKey,
    service: 's3',
    region: 'us-east-1',
    retries: 0,
  })
  const endpoint = new URL(url).searchParams.get('endpoint')!
  for (const until = Date.now() + startLimit; Date.now() < until; await sleep(500)) {
    const answer = await client.fetch(`${endpoint}/${bucket}`, { method: 'PUT' }).catch(() => undefined)
    if (!answer?.ok) continue
    // The first file needs a place on the disk, which comes with the server's next look.
    const stored = await client.fetch(`${endpoint}/${bucket}/first`, { method: 'PUT', body: 'x' }).catch(() => undefined)
    if (stored?.ok) return
  }
  throw new Error(`The server of S3 has not answered:\n${readFileSync(join(folder, 'log'), 'utf8').slice(-4000)}`)
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}
