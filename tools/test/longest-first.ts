import { createHash } from 'node:crypto'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { seed } from './tier.ts'

/** They take a minute and more, and those of the proof tier some seconds: one that began last would run alone. */
const ranks = [/[\\/]tools[\\/](?:pages[\\/](?:pages\.proof|crawl)|pods-model[\\/]pods-model)\.test\.ts$/, /\.proof\.test\.ts$/, /./]

/** Files in an order that the commit gives, after those that take longest. */
export class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const keyOf = ({ moduleId }: TestSpecification) => {
      const name = moduleId.slice(this.ctx.config.root.length)
      const hash = createHash('sha1').update(seed + name)
      return `${ranks.findIndex((rank) => rank.test(name))} ${hash.digest('hex')}`
    }
    const keyed = files.map((file) => ({ file, key: keyOf(file) }))
    return Promise.resolve(keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ file }) => file))
  }
}
