/** `node tools/generate/picture-facts.ts`: measures the demo mall's pictures as the server does, and writes `demo/pictures/picture-facts.json`. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Picture } from '#contract/catalogue/schemas.ts'
import { writePictureFacts } from '#demo/pictures/picture-facts.ts'
import { folderStore, openPictures, pictureRecipe } from '#server/platform/media/media-store.ts'

const folder = join(import.meta.dirname, '../../demo/pictures')
const dataDir = mkdtempSync(join(tmpdir(), 'kalata-facts-'))
const store = openPictures(folderStore(dataDir))
const pictures: Record<string, Picture> = {}
for (const part of ['banners', 'headers', 'looks', 'scenes'])
  for (const name of readdirSync(join(folder, part))
    .filter((each) => each.endsWith('.webp'))
    .sort())
    pictures[`${part}/${name}`] = await store.store(readFileSync(join(folder, part, name)))
writePictureFacts({ recipe: pictureRecipe.version, pictures })
rmSync(dataDir, { recursive: true, force: true })
