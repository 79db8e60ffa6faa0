import { expect, it } from 'vitest'
import { defineModule } from './module.ts'
import { jobsOf } from './registry.ts'

it('in the role web a process does only what it does for itself', () => {
  const run = () => Promise.resolve()
  const jobs = [
    { name: 'deliveries', every: 1, run },
    { name: 'index', every: 1, ofProcess: true as const, run },
  ]
  const modules = [defineModule({ name: 'test', uses: [], jobs })]
  const names = (role: 'all' | 'web' | 'jobs') => jobsOf(modules, () => ({}) as never, role).map(({ name }) => name)
  expect(names('web')).toEqual(['index'])
  for (const role of ['all', 'jobs'] as const) expect(names(role)).toEqual(['deliveries', 'index'])
})
