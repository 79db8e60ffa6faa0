// @vitest-environment happy-dom
import { act } from 'react'
import { useLoaderData } from 'react-router'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { mount } from '../testing/mount.tsx'
import { useReloadAt } from './use-reload-at.ts'

const begun = Date.parse('2026-11-29T10:00:00.000Z')
const at = (seconds: number) => new Date(begun + seconds * 1000).toISOString()

function Probe() {
  const { until, serverNow, loads } = useLoaderData<{ until?: string; serverNow: string; loads: number }>()
  useReloadAt(until, serverNow)
  return <output>{`loads ${loads}`}</output>
}

/** A page whose every load tells the server's time and counts. */
async function openPage(until: string | undefined) {
  let loads = 0
  const data = {
    until,
    get serverNow() {
      return new Date().toISOString()
    },
    get loads() {
      return loads
    },
  }
  const loader = () => {
    loads++
    return { ...data }
  }
  const page = await mount(<Probe />, { catalogues: [], data: loader })
  async function pass(seconds: number): Promise<void> {
    for (let passed = 0; passed < seconds; passed++) await act(() => vi.advanceTimersByTimeAsync(1000))
  }
  return { page, data, pass }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: begun })
  onTestFinished(() => void vi.useRealTimers())
})

it('loads the page once the time is over, not before', async () => {
  const { page, data, pass } = await openPage(at(30))
  await pass(30)
  expect(page.text()).toBe('loads 1')
  data.until = undefined
  await pass(4)
  expect(page.text()).toBe('loads 2')
  await pass(30)
  expect(page.text()).toBe('loads 2')
})

it('asks again while the server has not ended it, for a minute', async () => {
  const { page, pass } = await openPage(at(10))
  await pass(25)
  expect(page.text()).toMatch(/loads [4-6]/)
  await pass(120)
  const last = page.text()
  await pass(60)
  expect(page.text()).toBe(last)
})

it('waits for nothing without a time', async () => {
  const { page, pass } = await openPage(undefined)
  await pass(60)
  expect(page.text()).toBe('loads 1')
})
