/** Scrolls a row of links sideways so that the current one stands in its middle. */
export function scrollCurrentToMiddle(row: HTMLElement | null): void {
  const current = row?.querySelector('[aria-current]')
  if (!row || !current) return
  const [rowBox, box] = [row.getBoundingClientRect(), current.getBoundingClientRect()]
  row.scrollLeft += box.left - rowBox.left - (rowBox.width - box.width) / 2
}
