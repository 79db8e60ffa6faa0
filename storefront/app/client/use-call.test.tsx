// @vitest-environment happy-dom
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mount } from '../testing/mount.tsx'
import { CallError } from './client.ts'
import { useAction } from './use-action.ts'
import { invalidateCalls, useCall } from './use-call.ts'

const ask = vi.fn<(id: number) => Promise<string>>()
let name = 0
beforeEach(() => {
  ask.mockReset()
  name++
})

function Shown({ id }: { id: number | undefined }) {
  const { data, error, reload } = useCall(id === undefined ? undefined : `${name} ${id}`, () => ask(id!))
  return (
    <p>
      {data ?? (error ? 'failed' : 'waiting')} <button onClick={() => void reload()}>again</button>
    </p>
  )
}

describe('a call after the page', () => {
  it('is made once for all who ask the same', async () => {
    ask.mockResolvedValue('one')
    const page = await mount([<Shown key="a" id={1} />, <Shown key="b" id={1} />, <Shown key="c" id={undefined} />], { catalogues: [] })
    expect(ask).toHaveBeenCalledOnce()
    expect(page.text()).toBe('one againone againwaiting again')
  })

  it('shows the answer of what is asked now, not a late one of what was asked before', async () => {
    const answers = new Map([1, 2].map((id) => [id, Promise.withResolvers<string>()]))
    ask.mockImplementation((id) => answers.get(id)!.promise)
    function Switching() {
      const [id, setId] = useState(1)
      return (
        <>
          <Shown id={id} />
          <button onClick={() => setId(2)}>next</button>
        </>
      )
    }
    const page = await mount(<Switching />, { catalogues: [] })
    await page.click(page.get('button', 'next'))
    answers.get(2)!.resolve('two')
    await page.settle()
    answers.get(1)!.resolve('one')
    await page.settle()
    expect(page.text()).toContain('two')
  })

  it('is made again after a failure, on request, and when its answer was invalidated', async () => {
    ask.mockRejectedValueOnce(new Error('x')).mockResolvedValue('here')
    const page = await mount(<Shown id={1} />, { catalogues: [] })
    expect(page.text()).toContain('failed')
    await page.click(page.get('button', 'again'))
    await page.settle()
    expect(page.text()).toContain('here')
    await mount(<Shown id={1} />, { catalogues: [] })
    expect(ask).toHaveBeenCalledTimes(2)
    invalidateCalls(`${name} `)
    await mount(<Shown id={1} />, { catalogues: [] })
    expect(ask).toHaveBeenCalledTimes(3)
  })
})

const write = vi.fn<(id: number) => Promise<string>>()
const onDone = vi.fn<(reply: string) => void>()

function Doing() {
  const { busy, running, run } = useAction(write, { success: (reply) => `Done: ${reply}`, onDone })
  return (
    <>
      <button onClick={() => void run(7)}>do</button>
      {busy && <span>busy with {running}</span>}
    </>
  )
}

describe('an action', () => {
  it('runs once at a time, then says so', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    write.mockReset().mockReturnValue(promise)
    const page = await mount(<Doing />, { catalogues: [] })
    await page.click(page.get('button', 'do'))
    await page.click(page.get('button', 'do'))
    expect(page.text()).toContain('busy with 7')
    resolve('seven')
    await page.settle()
    expect(write).toHaveBeenCalledOnce()
    expect(page.text()).toContain('Done: seven')
    expect(page.text()).not.toContain('busy')
    expect(onDone).toHaveBeenCalledWith('seven')
  })

  it.each([
    ['a rejection with its text', new CallError('cart.full', 'The cart is full', {}, 200), 'The cart is full'],
    ['no connection', new TypeError('Failed to fetch'), 'No connection'],
  ])('shows %s', async (_, error, text) => {
    write.mockReset().mockRejectedValue(error)
    const page = await mount(<Doing />, { catalogues: [] })
    await page.click(page.get('button', 'do'))
    await page.settle()
    expect(page.text()).toContain(text)
    expect(page.text()).not.toContain('busy')
  })
})
