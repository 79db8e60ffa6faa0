import type { MediaStore } from '@kalata/media-store/media-store.ts'
import { moveMedia } from '@kalata/media-store/move-media.ts'
import type { Ctx } from '#server/context.ts'
import type { CommandResult } from '#server/module.ts'
import { withProgress } from '../progress-bar.ts'
import type { Settings } from '../settings.ts'
import { UsageError } from '../usage-error.ts'
import { bucketStore, folderStore, mediaStore } from './media-store.ts'

export const mediaUsage = 'media move <s3://bucket?endpoint=…&region=… | folder>'

/** `kalata media move`: copies all pictures from where `MEDIA_URL` says they are; `folder` is `DATA_DIR/media`. @throws MediaUnavailable */
export async function mediaCommand(ctx: Ctx, [action, to, ...rest]: string[]): Promise<CommandResult> {
  if (action !== 'move' || !to || rest.length > 0) throw new UsageError(mediaUsage)
  const target = targetOf(ctx.settings, to)
  const { copied, present } = await withProgress(process.stderr, (onProgress) =>
    moveMedia(mediaStore(ctx), target, ({ done, size }) => onProgress({ count: done, unit: 'files', done, size })),
  )
  const text = `${copied} files were copied to ${to}, ${present} were there already. Set MEDIA_URL, restart, and run it once more: what was uploaded meanwhile follows.`
  return { text, data: { copied, present }, ok: true }
}

function targetOf(settings: Settings, to: string): MediaStore {
  if (to === 'folder') return folderStore(settings.dataDir)
  if (!to.startsWith('s3://')) throw new UsageError(mediaUsage)
  return bucketStore(to, settings)
}
