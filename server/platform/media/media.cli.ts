import type { MediaStore } from '@kalata/media-store/media-store.ts'
import { moveMedia } from '@kalata/media-store/move-media.ts'
import type { Ctx } from '#server/context.ts'
import type { CommandResult } from '#server/module.ts'
import { counted } from '#contract/core/counted.ts'
import { withProgress } from '@kalata/operator-kit/progress-bar.ts'
import type { Settings } from '../settings.ts'
import { UsageError } from '../usage-error.ts'
import { bucketStore, folderStore, mediaStore } from './media-store.ts'

export const mediaUsage = 'media move <s3://bucket?endpoint=…&region=… | folder>'

/** `kalata media move`: copies all pictures from where `MEDIA_URL` says they are; `folder` is `DATA_DIR/media`. @throws MediaUnavailable */
export async function mediaCommand(ctx: Ctx, [action, to, ...rest]: string[]): Promise<CommandResult> {
  if (action !== 'move' || !to || rest.length > 0) throw new UsageError(mediaUsage)
  if (to === 'folder' && !ctx.settings.mediaUrl)
    throw new Error('MEDIA_URL, which names where the pictures are, is not set: they are in the folder')
  const target = targetOf(ctx.settings, to)
  const { copied, present } = await withProgress(process.stderr, (onProgress) =>
    moveMedia(mediaStore(ctx), target, ({ done, size }) => onProgress({ count: done, unit: 'files', done, size })),
  )
  const text = `${counted(copied, 'file was', 'files were')} copied to ${to}, ${present} there already. ${nextStep(ctx.settings, to)}`
  return { text, data: { copied, present }, ok: true }
}

/** What follows a move. It reads where `MEDIA_URL` leads: once more with the setting of the new place, it finds nothing that was uploaded meanwhile. */
export function nextStep({ mediaUrl }: Pick<Settings, 'mediaUrl'>, to: string): string {
  const asNow = mediaUrl ? 'with MEDIA_URL as it is now' : 'without MEDIA_URL'
  return `${to === 'folder' ? 'Unset' : 'Set'} MEDIA_URL, restart, and run it once more ${asNow}: what was uploaded meanwhile follows.`
}

function targetOf(settings: Settings, to: string): MediaStore {
  if (to === 'folder') return folderStore(settings.dataDir)
  if (!to.startsWith('s3://')) throw new UsageError(mediaUsage)
  return bucketStore(to, settings)
}
