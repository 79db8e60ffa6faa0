import { describe, expect, it } from 'vitest'
import { testMall } from '#demo/testing/test-mall.ts'
import { withSettings } from '#demo/testing/with-settings.ts'
import { moduleState, openStates } from './module-state.ts'

const test = testMall()

describe('the state of a module', () => {
  it('opens when it is first asked for, once a mall', () => {
    let opened = 0
    const counted = moduleState('counted', ({ settings }) => ({ number: ++opened, settings }))
    const [one, alike, other] = [test.ctx(), test.ctx({ lang: 'en' }), withSettings(test.ctx(), { ...test.settings })]
    expect(opened).toBe(0)
    expect(one.state(counted)).toBe(alike.state(counted))
    expect(other.state(counted)).toMatchObject({ number: 2, settings: other.settings })
  })

  it('is closed with the mall, the latest first, whatever becomes of another', async () => {
    const closed: string[] = []
    const states = openStates(test.ctx())
    const named = (name: string, close: () => void) => moduleState(name, () => name, close)
    const last = named('last', () => closed.push('last'))
    const failing = named('failing', () => {
      closed.push('failing')
      throw new Error('not closed')
    })
    for (const declared of [last, failing, named('first', () => closed.push('first'))]) states.state(declared)
    states.state(moduleState('without an end', () => ({})))
    await states.close()
    await states.close()
    expect(closed).toEqual(['first', 'failing', 'last'])
  })
})
