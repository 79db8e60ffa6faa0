/** What one text of a page does not fit into. */
interface Place {
  text: Element
  left: number
  right: number
  top: number
  bottom: number
}

/** An element with what is asked of its style, and its box. */
interface Styled {
  element: Element
  box: DOMRect
  isFixed: boolean
  isInline: boolean
  overflowX: string
  overflowY: string
  /** Borders at both sides, or a ground. */
  hasEdge: boolean
  isCutOnPurpose: boolean
}

const isShown = function isShown(element: Element): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
}

const nameOf = function nameOf(element: Element): string {
  const classes = (element.getAttribute('class') ?? '').split(/\s+/).slice(0, 2)
  return `${element.localName}.${classes.join('.')} «${element.textContent.trim().replace(/\s+/g, ' ').slice(0, 50)}»`
}

const styleOf = function styleOf(element: Element): Styled {
  const style = getComputedStyle(element)
  const hasBorders = parseFloat(style.borderRightWidth) > 0 && parseFloat(style.borderLeftWidth) > 0
  // For screen readers alone, or ended by an ellipsis or after some lines.
  const isCut = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || style.clipPath !== 'none'
  return {
    element,
    box: element.getBoundingClientRect(),
    isFixed: style.position === 'fixed',
    isInline: style.display === 'inline',
    overflowX: style.overflowX,
    overflowY: style.overflowY,
    hasEdge: hasBorders || style.backgroundColor !== 'rgba(0, 0, 0, 0)',
    isCutOnPurpose: isCut || element.matches('[aria-hidden="true"], [inert], dialog:not([open])'),
  }
}

/** A function that returns an element and its ancestors up to the one that is fixed, and reads the style of each element once. */
const readerOfChains = function readerOfChains(): (element: Element) => Styled[] {
  const read = new Map<Element, Styled>()
  const readOnce = (element: Element) => {
    let one = read.get(element)
    if (!one) read.set(element, (one = styleOf(element)))
    return one
  }
  return (element) => {
    const chain: Styled[] = []
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      chain.push(readOnce(one))
      if (chain.at(-1)!.isFixed) break
    }
    return chain
  }
}

/** Whether the page scrolls sideways, and the innermost elements that make it do so. */
const sidewaysScroll = function sidewaysScroll(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const chainOf = readerOfChains()
  const isLoose = (element: Element) => chainOf(element).every(({ overflowX, isFixed }) => overflowX === 'visible' && !isFixed)
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    return element.getBoundingClientRect().right > clientWidth + 1 && isShown(element) && isLoose(element)
  })
  const inner = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)))
  return [`scrolls sideways by ${scrollWidth - clientWidth} px: ${inner.slice(0, 4).map(nameOf).join(', ')}`]
}

/** The boxes that a text is cut off by, lies over the edge of, or outside the page without any. */
const misfits = function misfits({ text, left, right, top, bottom }: Place, chain: Styled[]): string[] {
  const found: string[] = []
  let isBoxed = false
  for (const { element, box, isInline, overflowX, overflowY, hasEdge } of chain) {
    if (/auto|scroll/.test(overflowX + overflowY)) return found
    const isOver = !isInline && (left < box.left - 2 || right > box.right + 2)
    const isTaller = top < box.top - 4 || bottom > box.bottom + 4
    const [clipsX, clipsY] = [overflowX, overflowY].map((overflow) => /hidden|clip/.test(overflow))
    if ((isOver && clipsX) || (isTaller && clipsY)) found.push(`cut off: ${nameOf(text)} in ${nameOf(element)}`)
    if (isOver && hasEdge && !isBoxed) found.push(`over the edge: ${nameOf(text)} of ${nameOf(element)}`)
    isBoxed ||= hasEdge
    if (clipsX) return found
  }
  const isOutside = right > document.documentElement.clientWidth + 1 || left < -1
  return isOutside ? [...found, `outside the page: ${nameOf(text)}`] : found
}

const textMisfits = function textMisfits(): string[] {
  const found: string[] = []
  const chainOf = readerOfChains()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.parentElement!
    if (!node.textContent!.trim() || !isShown(text) || text.closest('script, style, noscript, option, svg')) continue
    const chain = chainOf(text)
    const inCapitals = /[\u10d0-\u10ff]/.test(node.textContent!) && getComputedStyle(text).textTransform === 'uppercase'
    if (inCapitals || /[\u1c90-\u1cbf]/.test(node.textContent!)) found.push(`Georgian in capitals: ${nameOf(text)}`)
    if (chain.some(({ isCutOnPurpose }) => isCutOnPurpose)) continue
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()]
    const most = (side: 'right' | 'bottom') => Math.max(...lines.map((line) => line[side]))
    const least = (side: 'left' | 'top') => Math.min(...lines.map((line) => line[side]))
    found.push(...misfits({ text, left: least('left'), right: most('right'), top: least('top'), bottom: most('bottom') }, chain))
  }
  return found
}

/** Hints of fields that are longer than their field and do not end in an ellipsis. */
const longHints = function longHints(): string[] {
  const canvas = document.createElement('canvas').getContext('2d')!
  const isTooLong = (field: HTMLInputElement) => {
    const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight, textOverflow } = getComputedStyle(field)
    canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`
    const width = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    return textOverflow !== 'ellipsis' && canvas.measureText(field.placeholder).width > width + 1
  }
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')]
  return fields
    .filter((field) => isShown(field) && !field.value && isTooLong(field))
    .map((field) => `a hint longer than its field: «${field.placeholder}»`)
}

/** Browsers of phones enlarge a page whose field is written smaller, and leave it so. */
const smallFields = function smallFields(): string[] {
  if (innerWidth >= 768) return []
  const written = 'input:not([type=checkbox], [type=radio], [type=hidden], [type=file], [type=range]), select, textarea'
  return [...document.querySelectorAll(written)]
    .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => `a field below 16 px: ${field.outerHTML.slice(0, 120)}`)
}

const missingPictures = function missingPictures(): string[] {
  return [...document.images]
    .filter((picture) => picture.complete && picture.naturalWidth === 0 && picture.currentSrc && isShown(picture))
    .map((picture) => `a picture is missing: ${picture.currentSrc}`)
}

const checks = [sidewaysScroll, textMisfits, longHints, smallFields, missingPictures]
const source = [isShown, nameOf, styleOf, readerOfChains, misfits, ...checks].map((part) => `const ${part.name} = ${String(part)}`)

/**
 * A script for a browser: what of the open page does not fit, each in a line. It scrolls sideways, text is cut off or lies
 * outside its box, a field's hint is longer than the field, a field is too small for phones, Georgian is in capitals, a picture is missing.
 */
export const layoutProblems = `(() => {
  ${source.join('\n')}
  return [...new Set([${checks.map(({ name }) => `...${name}()`).join()}])]
})()`

/**
 * Georgian letters of a page in another language: only what is marked as Georgian has them, as the language menu's names, and names of people, of
 * whom the prepared shopper is one. Runs in the browser.
 */
export function georgianTexts(): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const isGeorgian = /[\u10a0-\u10ff]/.test(node.textContent!.replace('ნინო ბ.', ''))
    if (isGeorgian && !node.parentElement!.closest('[lang^="ka"], [translate="no"], script, style, noscript'))
      found.push(`Georgian letters: «${node.textContent!.trim()}»`)
  }
  return found
}

/** Makes the texts of the open page two fifths longer, with accents, as a language of long words would. Runs in the browser. */
export function lengthenTexts(): void {
  const accents: Record<string, string> = {
    a: '\u00e1',
    e: '\u00e9',
    i: '\u00ed',
    o: '\u00f6',
    u: '\u00fc',
    A: '\u00c1',
    E: '\u00c9',
    O: '\u00d6',
  }
  /** The word with its last two fifths once more. */
  const longer = (word: string) => word.replace(/[aeiouAEO]/g, (vowel) => accents[vowel]!) + word.slice(-Math.round(word.length * 0.4))
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.parentElement!.closest('script, style, noscript, svg, [translate="no"]')) continue
    node.textContent = node.textContent!.replace(/[A-Za-z]{2,}/g, longer)
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('[placeholder]'))
    field.placeholder = field.placeholder.replace(/[A-Za-z]{2,}/g, longer)
}
