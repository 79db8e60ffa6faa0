import { listId } from './list-id.ts'

/** Share of the window's height up to which the end of a list is out of view for who looks at the middle of the screen. */
const passed = 1 / 3

/** Scrolls to the head of the results where the page is below them: a filter that stands far down has left few. */
export function showListIfPassed(): void {
  const list = document.getElementById(listId)
  if (list && list.getBoundingClientRect().bottom < innerHeight * passed) list.scrollIntoView()
}
