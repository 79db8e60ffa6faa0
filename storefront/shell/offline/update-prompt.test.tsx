// @vitest-environment happy-dom
import { act } from 'react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchFirstView } from '#storefront/app/hydration/first-view.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { UpdatePrompt } from './update-prompt.tsx'

/** A service worker's registration, as the browser gives it. */
class Registration extends EventTarget {
  waiting: { postMessage: ReturnType<typeof vi.fn> } | null = null
  installing: EventTarget | null = null
  unregister = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
}

let registration: Registration
let container: EventTarget & { controller: object | null }
const reload = vi.fn<() => void>()
const register = vi.fn<() => Promise<Registration>>()
const deleted: string[] = []

// What the prompt loads later is there already: how long that takes is not tested.
beforeAll(async () => {
  await Promise.all([import('#storefront/app/offline/worker-page.ts'), import('./update-bar.tsx')])
})

beforeEach(() => {
  reload.mockReset()
  register.mockReset()
  deleted.length = 0
  registration = new Registration()
  register.mockImplementation(() => Promise.resolve(registration))
  const ready = Promise.resolve({ active: null })
  container = Object.assign(new EventTarget(), { controller: {}, ready, register, getRegistration: register })
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  Object.defineProperty(location, 'reload', { value: reload, configurable: true })
  vi.stubGlobal('caches', { keys: async () => ['pages 1', 'files 1'], delete: async (name: string) => deleted.push(name) })
})

async function open(offlinePages = true) {
  const page = await mount(<UpdatePrompt />, { catalogues: [], id: 'root', data: { offlinePages } })
  watchFirstView()
  await act(async () => void dispatchEvent(new Event('keydown')))
  for (let turn = 0; turn < 200 && register.mock.calls.length === 0; turn++) await page.settle()
  expect(register).toHaveBeenCalled()
  await page.settle()
  return page
}

type Page = Awaited<ReturnType<typeof open>>

/** Waits until the prompt is on the page. */
async function expectPrompt(page: Page): Promise<void> {
  for (let turn = 0; turn < 200 && page.text() === ''; turn++) await page.settle()
  expect(page.text()).toContain('new version')
}

/** The worker of a new build is there, and waits. */
function install(): void {
  registration.installing = new EventTarget()
  registration.dispatchEvent(new Event('updatefound'))
  registration.waiting = { postMessage: vi.fn<() => void>() }
  registration.installing.dispatchEvent(new Event('statechange'))
}

describe('the update prompt', () => {
  it('is shown once a new build waits, which takes over when the shopper agrees', async () => {
    const page = await open()
    expect(page.text()).toBe('')
    await act(async () => install())
    await expectPrompt(page)
    await page.click(page.get('button', 'Update now'))
    expect(registration.waiting!.postMessage).toHaveBeenCalledWith({ type: 'activate' }, [])
    expect(reload).not.toHaveBeenCalled()
    container.dispatchEvent(new Event('controllerchange'))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('is shown at once where a build has waited since an earlier visit, and goes when it is put off', async () => {
    registration.waiting = { postMessage: vi.fn<() => void>() }
    const page = await open()
    await expectPrompt(page)
    await page.click(page.get('button', 'Later'))
    expect(page.text()).toBe('')
    expect(registration.waiting.postMessage).not.toHaveBeenCalled()
  })

  it('is not shown for the first worker of a browser, which replaces nothing', async () => {
    container.controller = null
    const page = await open()
    await act(async () => install())
    await page.settle(100)
    expect(page.text()).toBe('')
  })
})

it('with offline pages switched off the worker goes, with everything it has stored', async () => {
  await open(false)
  await expect.poll(() => registration.unregister.mock.calls.length).toBe(1)
  expect(deleted).toEqual(['pages 1', 'files 1'])
})
