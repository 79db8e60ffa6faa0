/**
 * Size and placeholder of each of the demo mall's pictures, measured once, so that a new mall does not decode 1,500 of them.
 * `node tools/generate/picture-facts.ts` writes `picture-facts.json` again after pictures or the way they are stored have changed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PictureStore } from '@kalata/media-store/pictures/picture-store.ts'
import type { Picture } from '#contract/catalogue/schemas.ts'
import pLimit from 'p-limit'
import { pictureRecipe } from '#server/platform/media/media-store.ts'

const file = join(import.meta.dirname, 'picture-facts.json')

export interface PictureFacts {
  /** The version of {@link pictureRecipe} by which they were measured: facts of another one are not used. */
  recipe: string
  /** By path below `demo/pictures`. */
  pictures: Record<string, Picture>
}

export const readPictureFacts = (): PictureFacts => JSON.parse(readFileSync(file, 'utf8')) as PictureFacts

export function writePictureFacts({ recipe, pictures }: PictureFacts): void {
  const lines = Object.entries(pictures).map(([path, picture]) => `    ${JSON.stringify(path)}: ${JSON.stringify(picture)}`)
  writeFileSync(file, `{\n  "recipe": ${JSON.stringify(recipe)},\n  "pictures": {\n${lines.join(',\n')}\n  }\n}\n`)
}

/** Stores the demo mall's pictures without decoding them. Idempotent. @returns those that are stored, by path below `demo/pictures` */
export async function storeDemoPictures(store: PictureStore): Promise<Record<string, Picture>> {
  const { recipe, pictures } = readPictureFacts()
  if (recipe !== pictureRecipe.version) return {}
  const adopt = pLimit(8)
  const all = Object.entries(pictures)
  await Promise.all(all.map(([path, picture]) => adopt(() => store.adopt(join(import.meta.dirname, path), picture))))
  return pictures
}
