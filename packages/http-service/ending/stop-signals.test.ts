import { constants } from 'node:os'
import { expect, it } from 'vitest'
import { stopSignals } from './stop-signals.ts'

it('a service stops upon the signals that its platform has', () => {
  expect(stopSignals('linux')).toEqual(['SIGINT', 'SIGTERM'])
  expect(stopSignals('darwin')).toEqual(['SIGINT', 'SIGTERM'])
  expect(stopSignals('win32')).toEqual(['SIGINT', 'SIGBREAK', 'SIGHUP'])
  for (const signal of stopSignals(process.platform)) expect(constants.signals).toHaveProperty(signal)
})
