import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { root } from '../root.ts'
import { tier } from './tier.ts'

/** Names, for each test that failed, the command that repeats it alone. */
export default class RepeatReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules) {
      const file = relative(root, module.moduleId)
      const command = `npm test -- ${tier === 'proof' ? 'proof ' : ''}unit ${file}`
      const failed = [...module.children.allTests('failed')]
      for (const { fullName } of failed) console.log(`Repeat: ${command} -t ${JSON.stringify(fullName.replaceAll(' > ', ' '))}`)
      if (failed.length === 0 && !module.ok()) console.log(`Repeat: ${command}`)
    }
  }
}
