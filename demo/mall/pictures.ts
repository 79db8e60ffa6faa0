import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { pictureWidths, type Picture } from '#contract/catalogue.ts'

const folder = new URL('../pictures/', import.meta.url).pathname

/**
 * The demo pictures in every standard width below `DATA_DIR/media`, by their names without ending. The content's hash
 * is in the file's name, so what is there already is right and stays.
 */
export async function makePictures(dataDir: string): Promise<Map<string, Picture>> {
  const media = join(dataDir, 'media')
  await mkdir(media, { recursive: true })
  const names = (await readdir(folder)).filter((name) => name.endsWith('.webp')).sort()
  const pictures = new Map<string, Picture>()
  const waiting = [...names]
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) pictures.set(basename(name, '.webp'), await makePicture(name, media))
  }
  await Promise.all([work(), work(), work()])
  return pictures
}

async function makePicture(file: string, media: string): Promise<Picture> {
  const bytes = await readFile(join(folder, file))
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const name = `${basename(file, '.webp')}-${hash}`
  const { width, height } = await sharp(bytes).metadata()
  for (const wanted of pictureWidths.filter((each) => each <= width)) {
    const target = join(media, `${name}-${wanted}.webp`)
    if (existsSync(target)) continue
    // Written beside its place: a start that is cut leaves no half picture under a name that counts as done.
    await sharp(bytes).resize(wanted).webp({ quality: 82 }).toFile(`${target}.tmp-${process.pid}`)
    await rename(`${target}.tmp-${process.pid}`, target)
  }
  return { src: `/media/${name}`, width, height }
}
