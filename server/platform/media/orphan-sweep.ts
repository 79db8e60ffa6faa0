import { removeOld, sweepPictures } from '@kalata/media-store/pictures/sweep.ts'
import type { Ctx } from '#server/context.ts'
import { pictureStore } from './media-store.ts'
import { previewFolder } from './previews.ts'

/** {@link sweepPictures} over what every module names; an upload is young for as long as it may be put to use. */
export async function sweepUnusedImages(ctx: Ctx): Promise<number> {
  const pictures = pictureStore(ctx)
  const gone = await sweepPictures(pictures, ctx.now(), async (sources) => {
    const used = new Set<string>()
    for (const { imagesInUse } of ctx.modules) {
      // Orders are many: a module is asked only about images that no earlier one names.
      const remaining = sources.filter((src) => !used.has(src))
      if (imagesInUse && remaining.length > 0) for (const src of await imagesInUse(ctx, remaining)) used.add(src)
    }
    return used
  })
  await removeOld(pictures.files, `${previewFolder}/`, ctx.now())
  return gone
}
