import type { MouseEvent } from 'react'
import { expect, it } from 'vitest'
import { debounceLinkClicks, preventNavigation } from './debounce-link-clicks.ts'

/** A click on a link. @returns whether it passed */
function click(href: string, timeStamp: number, opens = false): boolean {
  let stopped = false
  const event = {
    button: 0,
    timeStamp,
    target: { closest: () => ({ href }) },
    preventDefault: () => undefined,
    stopPropagation: () => void (stopped = true),
  } as unknown as MouseEvent
  debounceLinkClicks(event)
  if (opens && !stopped) preventNavigation(event)
  return !stopped
}

it('a second click on a link within a second is ignored, another link is not', () => {
  expect([click('/a', 0), click('/a', 999), click('/b', 1000), click('/a', 1001), click('/a', 2001)]).toEqual([
    true,
    false,
    true,
    true,
    true,
  ])
})

it('what opens something on the page opens at every click', () => {
  expect([click('/menu', 5000, true), click('/menu', 5100, true), click('/menu', 5200), click('/menu', 5300)]).toEqual([
    true,
    true,
    true,
    false,
  ])
})

it('a button is heard at every press', () => {
  let stopped = 0
  const press = (timeStamp: number) =>
    debounceLinkClicks({
      button: 0,
      timeStamp,
      target: { closest: (selector: string) => (selector.includes('button') ? {} : null) },
      preventDefault: () => undefined,
      stopPropagation: () => void stopped++,
    } as unknown as MouseEvent)
  for (const at of [9000, 9100, 9200]) press(at)
  expect(stopped).toBe(0)
})
