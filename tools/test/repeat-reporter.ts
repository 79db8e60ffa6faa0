import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { root } from '../root.ts'
import { tier } from './tier.ts'

/** Names, for each test that failed, the command that repeats it alone; a run that was given a name which no test has fails. */
export default class RepeatReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules) {
      const file = relative(root, module.moduleId)
      const command = `npm test -- ${tier === 'proof' ? 'proof ' : ''}unit ${file}`
      const failed = [...module.children.allTests('failed')]
      for (const { fullName } of failed) console.log(`Repeat: ${command} -t ${patternOf(fullName)}`)
      if (failed.length === 0 && !module.ok()) console.log(`Repeat: ${command}`)
    }
    const ran = modules.some((module) => !module.ok() || [...module.children.allTests()].some((test) => test.result().state !== 'skipped'))
    if (ran || !process.argv.includes('-t')) return
    console.log('No test has this name')
    process.exitCode = 1
  }
}

/** `-t` is a regular expression, and what it is written in a shell: a dot stands for each sign that one of these would read otherwise. */
const patternOf = (name: string) => `"${name.replaceAll(/[^\p{L}\p{N} >,;:_-]/gu, '.')}"`
