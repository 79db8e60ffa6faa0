import type { CallName, InputOf, ReplyOf } from '#contract/calls.ts'
import { parseEnvelope } from '#contract/core/envelope.ts'
import { encodeRequest } from '#contract/core/request.ts'
import { routeOf } from '#contract/route-of.ts'
import { filledDataDir, removeDataDir } from '../tools/mall/filled-mall.ts'
import { startMall, type RunningMall } from '../tools/mall/running-mall.ts'
import { openDirectDb, type DirectDb } from '#demo/testing/direct-db.ts'
import { scale } from './scale.ts'

/** The one data folder of a smoke run; a full run fills one for each measurement. */
let smokeFolder: string | undefined

/**
 * Runs a measurement against a production server of its own. Everything it made is gone afterwards, but a smoke run's
 * data folder, which its measurements share: {@link removeMall}.
 */
export async function withMall<T>(settings: Record<string, string>, work: (mall: RunningMall, direct: DirectDb) => Promise<T>): Promise<T> {
  const dataDir = scale.smoke ? (smokeFolder ??= filledDataDir('bench')) : filledDataDir('bench')
  try {
    const mall = await startMall(dataDir, { LOG_LEVEL: 'error', ...settings })
    const direct = await openDirectDb(dataDir)
    try {
      return await work(mall, direct)
    } finally {
      await direct.close()
      await mall.stop()
    }
  } finally {
    if (!scale.smoke) removeDataDir(dataDir)
  }
}

/** Removes the data folder of a smoke run. Idempotent. */
export function removeMall(): void {
  if (smokeFolder) removeDataDir(smokeFolder)
  smokeFolder = undefined
}

/**
 * Sends one call by its name.
 * @returns the reply
 * @throws Error where the code is not 0
 */
export async function ask<N extends CallName>(mall: RunningMall, name: N, input?: InputOf<N>, lang = 'en'): Promise<ReplyOf<N>> {
  const { method, path, body } = encodeRequest(routeOf(name), input)
  const response = await fetch(`${mall.url}/api/${path}`, {
    method,
    headers: { lang, 'sec-fetch-site': 'same-origin', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body }),
  })
  const envelope = parseEnvelope<ReplyOf<N>>(await response.text())!
  if (Number(envelope.code) !== 0) throw new Error(`${name}: ${envelope.message}`)
  return (envelope.data ?? envelope.dataMap ?? envelope.value)!
}
