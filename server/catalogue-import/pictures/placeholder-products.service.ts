import { pictureStore } from '#server/platform/media/media-store.ts'
import { productsShowing, type ShownProduct } from '#server/catalogue/writing/products-write.service.ts'
import type { Ctx } from '#server/context.ts'
import { defaultPictureSources } from './default-picture.ts'

/** Listed products that show the placeholder, by store and key. */
export async function productsWithoutPictures(ctx: Ctx): Promise<ShownProduct[]> {
  return productsShowing(ctx, await defaultPictureSources(pictureStore(ctx)))
}
