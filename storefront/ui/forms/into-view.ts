/** A ref: brings what has just appeared into the view; what was pressed may stand far from it. */
export const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })
