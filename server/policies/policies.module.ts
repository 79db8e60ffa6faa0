import { defineModule, type ModuleJob } from '#server/module.ts'
import { policiesApi } from './policies.api.ts'
import { policiesCommand, policiesUsage } from './policies.cli.ts'
import { policyTitles, writeFirstSet } from './policies.service.ts'
import { ownTexts, readSetFrom } from './policy-files.service.ts'

/** Once a start: a mall without policies gets its own ones. */
function writePolicies(): ModuleJob {
  let done = false
  return {
    name: 'first policies',
    every: 1000,
    async run(ctx) {
      if (!done) await writeFirstSet(ctx, () => readSetFrom(ownTexts))
      done = true
    },
  }
}

export const policies = defineModule({
  name: 'policies',
  summary: 'terms, privacy, delivery, returns',
  uses: [],
  calls: policiesApi,
  commands: { policies: { summary: 'terms, privacy and other policies as files', usage: policiesUsage, run: policiesCommand } },
  jobs: [writePolicies],
  onPublicChange: (ctx) => policyTitles.drop(ctx),
})
