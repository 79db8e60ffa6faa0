import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Ctx } from '#server/context.ts'
import { moduleState } from '#server/platform/module-state.ts'
import type { Settings } from '#server/platform/settings.ts'
import { descriptorVersion } from '@kalata/photo-matcher/describe/descriptions.ts'
import { networkVersion } from './descriptor-versions.rules.ts'

const version = moduleState('photo descriptor', ({ settings: { photoModel } }) =>
  photoModel ? digestOf(photoModel).then(networkVersion) : Promise.resolve(descriptorVersion),
)

/**
 * The version of descriptions that this process makes: of our own descriptor, or with a foreign network, which its file and its settings tell apart.
 * @throws Error where PHOTO_MODEL names no file that can be read
 */
export const currentVersion = (ctx: Ctx): Promise<string> => ctx.state(version)

async function digestOf({ file, ...input }: NonNullable<Settings['photoModel']>): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(input))
  try {
    await pipeline(createReadStream(file), hash)
  } catch (error) {
    throw new Error(`PHOTO_MODEL cannot be read: ${file}`, { cause: error })
  }
  return hash.digest('hex')
}
