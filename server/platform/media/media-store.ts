import { join } from 'node:path'
import { openS3Store } from '@kalata/media-store/bucket/s3-store.ts'
import { FolderStore } from '@kalata/media-store/folder-store.ts'
import type { MediaStore } from '@kalata/media-store/media-store.ts'
import type { PictureRules } from '@kalata/media-store/pictures/inspect-image.ts'
import { PictureStore, type PictureRecipe } from '@kalata/media-store/pictures/picture-store.ts'
import sharp from 'sharp'
import { maxWidth, narrowestWidth, widthsOf } from '#contract/catalogue/picture-widths.ts'
import type { Ctx } from '#server/context.ts'
import { moduleState } from '../module-state.ts'
import type { Settings } from '../settings.ts'

// One thread a picture and no cache of decoded ones: with two at a time that bounds memory, and the shop keeps a core.
sharp.concurrency(1)
sharp.cache(false)

/** Products' pictures come from shops: any still format, as large as a camera makes them. */
export const catalogueImageRules: PictureRules = { formats: ['jpeg', 'png', 'webp', 'avif'], maxBytes: 20 * 1024 * 1024 }

/** How the mall's pictures are named and how wide they are. */
export const pictureRecipe: PictureRecipe = {
  version: 'kalata-2',
  base: '/media/',
  ...{ rules: catalogueImageRules, narrowestWidth, maxWidth, widthsOf },
}

const store = moduleState('media store', ({ settings }) => openPictures(openStore(settings)))

/** The pictures of the mall, in the store that the settings name. */
export const pictureStore = (ctx: Pick<Ctx, 'state'>): PictureStore => ctx.state(store)

export const mediaStore = (ctx: Pick<Ctx, 'state'>): MediaStore => pictureStore(ctx).files

export const openPictures = (files: MediaStore): PictureStore => new PictureStore(files, pictureRecipe)

export const folderStore = (dataDir: string): MediaStore => new FolderStore(join(dataDir, 'media'))

/** @throws Error in words for the operator where the address is none, or credentials are missing */
export function bucketStore(url: string, { dataDir, mediaCacheBytes: cacheBytes, s3Credentials: credentials }: Settings): MediaStore {
  if (!credentials) throw new Error('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are needed for pictures in a bucket')
  return openS3Store({ url, credentials, folder: join(dataDir, 'media-cache'), cacheBytes })
}

const openStore = (settings: Settings): MediaStore =>
  settings.mediaUrl ? bucketStore(settings.mediaUrl, settings) : folderStore(settings.dataDir)
