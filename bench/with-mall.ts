import { filledDataDir, removeDataDir, startMall, type RunningMall } from '../tools/running-mall.ts'
import { openDirectDb, type DirectDb } from '#demo/testing/direct-db.ts'

/** Runs a measurement against a production server of its own; everything it made is gone afterwards. */
export async function withMall<T>(settings: Record<string, string>, work: (mall: RunningMall, door: DirectDb) => Promise<T>): Promise<T> {
  const dataDir = filledDataDir('bench')
  try {
    const mall = await startMall(dataDir, { LOG_LEVEL: 'error', ...settings })
    const door = await openDirectDb(dataDir)
    try {
      return await work(mall, door)
    } finally {
      await door.close()
      await mall.stop()
    }
  } finally {
    removeDataDir(dataDir)
  }
}

/** One call, its envelope opened. */
export async function ask<T>(mall: RunningMall, key: string, body?: unknown, lang = 'en'): Promise<T> {
  const [method, path] = key.split(' ') as [string, string]
  const response = await fetch(`${mall.url}/api/${path}`, {
    method,
    headers: { lang, 'sec-fetch-site': 'same-origin', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const envelope = (await response.json()) as { code: number | string; message: string; data?: T }
  if (Number(envelope.code) !== 0) throw new Error(`${key}: ${envelope.message}`)
  return envelope.data as T
}
