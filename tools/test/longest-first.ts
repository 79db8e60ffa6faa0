import { createHash } from 'node:crypto'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { seed } from './tier.ts'

/** They take a minute and more: one that began last would run alone. */
const longest = /[\\/]tools[\\/](?:pages\.proof|crawl|pods-model[\\/]pods-model)\.test\.ts$/

/** Files in an order that the commit gives, after those that take longest. */
export class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const keyOf = ({ moduleId }: TestSpecification) =>
      longest.test(moduleId)
        ? ''
        : createHash('sha1')
            .update(seed + moduleId.slice(this.ctx.config.root.length))
            .digest('hex')
    const keyed = files.map((file) => ({ file, key: keyOf(file) }))
    return Promise.resolve(keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ file }) => file))
  }
}
