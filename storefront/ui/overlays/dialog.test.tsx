// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, it } from 'vitest'
import { mount } from '#storefront/app/testing/mount.tsx'
import { Dialog } from './dialog.tsx'

/** A page with two buttons that open a dialog each; the second dialog can open a third above it. */
function Page() {
  const [open, setOpen] = useState<string>()
  const [isAbove, setAbove] = useState(false)
  return (
    <>
      {['Address', 'Photos'].map((title) => (
        <button key={title} onClick={() => setOpen(title)}>
          Open {title}
        </button>
      ))}
      <Dialog open={open !== undefined} title={open ?? ''} onClose={() => setOpen(undefined)}>
        {open === 'Address' ? <input aria-label="Street" /> : <button onClick={() => setAbove(true)}>Open one more</button>}
        <Dialog open={isAbove} title="Above" onClose={() => setAbove(false)}>
          <p>Sure?</p>
        </Dialog>
      </Dialog>
    </>
  )
}

const focused = () => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label')
const closeButton = () => [...document.querySelectorAll<HTMLElement>('dialog')].at(-1)!.querySelector<HTMLElement>('[aria-label=Close]')!

it.each([
  ['its button', async (page: Awaited<ReturnType<typeof mount>>) => page.click(closeButton())],
  ['Escape', () => act(async () => void document.querySelector('dialog')!.dispatchEvent(new Event('cancel', { cancelable: true })))],
  ['"Back"', () => act(async () => history.back())],
])('gives the focus back to what opened it when it is closed by %s', async (_, close) => {
  const page = await mount(<Page />, { catalogues: [] })
  const opener = page.get('button', 'Open Address')
  opener.focus()
  await page.click(opener)
  expect(focused()).toBe('Street')
  await close(page)
  await page.settle(50)
  expect(document.querySelector('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

/** An order whose button to cancel is gone once it is cancelled. */
function Order() {
  const [state, setState] = useState('placed')
  return (
    <main id="main" tabIndex={-1}>
      {state !== 'cancelled' && <button onClick={() => setState('asking')}>Cancel</button>}
      <Dialog open={state === 'asking'} title="Cancel the order?" onClose={() => setState('placed')}>
        <button onClick={() => setState('cancelled')}>Yes</button>
      </Dialog>
    </main>
  )
}

it('gives the focus to the content where what opened it is gone', async () => {
  const page = await mount(<Order />, { catalogues: [] })
  const opener = page.get('button', 'Cancel')
  opener.focus()
  await page.click(opener)
  await page.click(page.get('button', 'Yes'))
  await page.settle(50)
  expect(document.activeElement).toBe(document.getElementById('main'))
})

it('gives it back step by step where one dialog stands above another', async () => {
  const page = await mount(<Page />, { catalogues: [] })
  const opener = page.get('button', 'Open Photos')
  opener.focus()
  await page.click(opener)
  const inner = page.get('button', 'Open one more')
  inner.focus()
  await page.click(inner)
  expect(document.querySelectorAll('dialog')).toHaveLength(2)
  await page.click(closeButton())
  await page.settle(50)
  expect(document.activeElement).toBe(inner)
  await page.click(closeButton())
  await page.settle(50)
  expect(document.activeElement).toBe(opener)
})

it.each([
  ['auth', 'Street'],
  ['sheet', 'Filters'],
] as const)('of the width %s leads the focus to %s', async (width, name) => {
  await mount(
    <Dialog open width={width} title="Filters" onClose={() => undefined}>
      <input aria-label="Street" />
    </Dialog>,
    { catalogues: [] },
  )
  const { activeElement } = document
  expect(activeElement!.getAttribute('aria-label') ?? activeElement!.querySelector('h2')!.textContent).toBe(name)
})

function Steps() {
  const [step, setStep] = useState(0)
  return (
    <Dialog open title="Photo" width="sheet" onClose={() => undefined}>
      {step === 0 && <button onClick={() => setStep(1)}>Choose</button>}
      {step === 1 && <button onClick={() => setStep(2)}>Cancel</button>}
      {step === 2 && <button data-autofocus="">Find</button>}
    </Dialog>
  )
}

it('has the focus itself where a step takes away what had it', async () => {
  const page = await mount(<Steps />, { catalogues: [] })
  const press = async (name: string) => {
    page.get('button', name).focus()
    await page.click(page.get('button', name))
  }
  await press('Choose')
  expect(document.activeElement).toBe(document.querySelector('dialog'))
  await press('Cancel')
  expect(focused()).toBe('Find')
})
