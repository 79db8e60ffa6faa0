// @vitest-environment happy-dom
import { act, useEffect, useState, type ChangeEvent } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { replayInput } from './replay-input.ts'
import { recordInput } from './start-scripts.ts'
import { noteAcceptedEvents } from './accepted-events.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** What the form knows of its fields. */
let known: Record<string, string | boolean>

function Form() {
  const [values, setValues] = useState<Record<string, string | boolean>>({
    name: '',
    note: 'old',
    agreed: false,
    way: 'home',
  })
  useEffect(() => {
    known = values
  })
  const keep =
    (name: string) =>
    ({ target: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setValues((now) => ({ ...now, [name]: value }))
  return (
    <form {...noteAcceptedEvents}>
      <input name="name" value={values.name as string} onChange={keep('name')} />
      <textarea name="note" value={values.note as string} onChange={keep('note')} />
      <input
        type="checkbox"
        name="agreed"
        checked={values.agreed as boolean}
        onChange={({ target: { checked } }) => setValues((now) => ({ ...now, agreed: checked }))}
      />
      <input type="radio" name="way" value="home" checked={values.way === 'home'} onChange={keep('way')} />
      <input type="radio" name="way" value="point" checked={values.way === 'point'} onChange={keep('way')} />
    </form>
  )
}

function openPage() {
  document.body.innerHTML = `<div id="host">${renderToString(<Form />)}</div>`
  const form = document.forms[0]!
  const field = (name: string, at = 0) => form.querySelectorAll<HTMLInputElement>(`[name=${name}]`)[at]!
  const hydrate = async (then: (host: Node) => void = () => undefined) => {
    const host = document.getElementById('host')!
    const root = await act(async () => {
      const hydrated = hydrateRoot(host, <Form />)
      then(host)
      return hydrated
    })
    await act(async () => new Promise((resolve) => setTimeout(resolve, 200)))
    // The code that announces is loaded when first needed.
    await act(async () => vi.dynamicImportSettled())
    return root
  }
  return { field, hydrate }
}

function fill(field: HTMLInputElement, change: Partial<HTMLInputElement>): void {
  Object.assign(field, change)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

afterEach(() => {
  delete window.earlyInput
})

test('what was typed and ticked before the scripts ran reaches the form', async () => {
  const { field, hydrate } = openPage()
  recordInput()
  fill(field('name'), { value: 'ნინო' })
  fill(field('note'), { value: '' })
  fill(field('agreed'), { checked: true })
  fill(field('way', 1), { checked: true })
  const root = await hydrate(replayInput)
  expect(known).toEqual({ name: 'ნინო', note: '', agreed: true, way: 'point' })
  expect([field('name').value, field('note').value, field('agreed').checked, field('way', 1).checked]).toEqual(['ნინო', '', true, true])
  await act(async () => root.unmount())
})

test('without it the form would not know: this is what React does with early input', async () => {
  const { field, hydrate } = openPage()
  fill(field('name'), { value: 'ნინო' })
  fill(field('agreed'), { checked: true })
  const root = await hydrate()
  expect(known).toMatchObject({ name: '', agreed: false })
  await act(async () => root.unmount())
})
