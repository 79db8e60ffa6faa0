import type { Page } from '@playwright/test'

/** Presses of the tab key after which a page has trapped the focus. */
const maxStops = 500

/** What is wrong with the element that has the focus; `end` where the page is through. Runs in the browser. */
function focusProblem(): string | undefined {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return 'end'
  const named = `${element.localName} «${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}»`
  if (element.tabIndex > 0) return `${named} is out of the order of the page`
  /** How the element and what stands around it look: a field shows its focus by its frame, a hidden switch by its label, a row by its link's `::after`. */
  const look = () =>
    [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling]
      .filter((part) => part instanceof Element)
      .flatMap((part) => [getComputedStyle(part), getComputedStyle(part, '::after')])
      .map((style) => [style.outline, style.boxShadow, style.borderColor, style.backgroundColor].join())
      .join('|')
  const focused = look()
  const [box = element.getBoundingClientRect()] = element.getClientRects()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  const isTiny = box.width < 4 || box.height < 4
  const over = document.elementFromPoint(x, y)
  const isInView = isTiny || (x >= 0 && x <= innerWidth && y >= 0 && y <= innerHeight)
  const isCovered =
    !isTiny && over !== null && !element.contains(over) && !over.contains(element) && !over.closest('label')?.contains(element)
  element.blur()
  const isShown = look() !== focused
  element.focus({ preventScroll: true })
  if (!isInView) return `${named} has the focus out of view`
  if (isCovered) return `${named} has the focus below ${over!.localName}.${over!.getAttribute('class')}`
  return isShown ? undefined : `${named} does not show its focus`
}

/** Walks through the open page by the tab key; each line is something that has the focus and does not show it, is out of view or covered. */
export async function keyboardProblems(page: Page): Promise<string[]> {
  const problems = new Set<string>()
  for (let stops = 0; stops < maxStops; stops++) {
    await page.keyboard.press('Tab')
    const problem = await page.evaluate(focusProblem)
    if (problem === 'end') return [...problems]
    if (problem) problems.add(problem)
  }
  return [...problems, 'the focus never leaves the page']
}
