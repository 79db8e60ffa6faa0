// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, it } from 'vitest'
import { mount } from '../testing/mount.tsx'
import { useAction } from './use-action.ts'

/** Sessions of which one can be ended; its row goes a moment after the answer, as what is loaded again comes. */
function Sessions() {
  const [isEnded, setEnded] = useState(false)
  const { run } = useAction(() => Promise.resolve(), { onDone: () => void setTimeout(() => setEnded(true), 30) })
  return (
    <main id="main" tabIndex={-1}>
      {!isEnded && <button onClick={() => void run()}>End</button>}
      <button onClick={() => void run()}>End all</button>
    </main>
  )
}

it('gives the focus to the content where what it was done with goes, and leaves it where it stays', async () => {
  const page = await mount(<Sessions />, { catalogues: [] })
  const end = page.get('button', 'End')
  end.focus()
  await page.click(end)
  await page.settle(100)
  expect(document.activeElement).toBe(document.getElementById('main'))
  const endAll = page.get('button', 'End all')
  endAll.focus()
  await page.click(endAll)
  await page.settle(100)
  expect(document.activeElement).toBe(endAll)
})
