// @vitest-environment happy-dom
import { act, useState, type SubmitEvent } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { noteAcceptedEvents } from './accepted-events.ts'
import { replayClicks } from './replay-clicks.ts'
import { replayInput } from './replay-input.ts'
import { recordInput } from './start-scripts.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** What the form sent, in turn. */
const sent: string[] = []

function Form() {
  const [text, setText] = useState('')
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    sent.push(text)
  }
  return (
    <div {...noteAcceptedEvents}>
      <form onSubmit={onSubmit}>
        <input name="keywords" value={text} onChange={({ target }) => setText(target.value)} />
        <button type="submit">Search</button>
      </form>
    </div>
  )
}

afterEach(() => {
  vi.useRealTimers()
  delete window.earlyInput
  delete window.earlyClick
})

test('what sends a form right after it was hydrated waits for what was typed before', async () => {
  document.body.innerHTML = `<div id="host">${renderToString(<Form />)}</div>`
  const field = document.querySelector('input')!
  recordInput()
  field.value = 'lamp'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const host = document.getElementById('host')!
  const root = await act(async () => {
    const hydrated = hydrateRoot(host, <Form />)
    replayClicks(host)
    replayInput(host)
    return hydrated
  })
  // As Enter in the field does. React has the form, and what was typed is announced as soon as the code for that is there.
  await act(async () => document.querySelector('button')!.click())
  // The field is found hydrated, the code that announces is loaded, and the click is repeated.
  await act(async () => vi.advanceTimersByTimeAsync(100))
  await act(async () => vi.dynamicImportSettled())
  await act(async () => vi.advanceTimersByTimeAsync(300))
  expect(sent).toEqual(['lamp'])
  await act(async () => root.unmount())
})
