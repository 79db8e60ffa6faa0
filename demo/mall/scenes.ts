import type { DemoScene } from '#demo/mall/shapes.ts'
import { careScenes } from './scenes/care.ts'
import { deskScenes } from './scenes/desks.ts'
import { feastScenes } from './scenes/feasts.ts'
import { firstScenes } from './scenes/first.ts'
import { gardenScenes } from './scenes/garden.ts'
import { kitchenScenes } from './scenes/kitchen.ts'
import { livingScenes } from './scenes/living.ts'
import { outingScenes } from './scenes/outings.ts'
import { treatScenes } from './scenes/treats.ts'

const themes = [feastScenes, livingScenes, outingScenes, kitchenScenes, careScenes, gardenScenes, deskScenes, treatScenes]
const longest = Math.max(...themes.map(({ length }) => length))

/**
 * Products in use; each is built in demo/pictures/scenes under its key. Those of one theme do not follow each other: the two scenes of a
 * day are neighbours here.
 */
export const scenes: DemoScene[] = [
  ...firstScenes,
  ...Array.from({ length: longest }, (_, place) => themes.flatMap((theme) => theme[place] ?? [])).flat(),
]
