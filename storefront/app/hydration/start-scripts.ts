/**
 * Records clicks and input until the scripts run: links and forms work by themselves, what only scripts answer to is repeated by `replayClicks` and
 * `replayInput`. Written into the head before anything that it would wait for, as style sheets: a field can be typed into as soon as it is parsed.
 */
export function recordInput(): void {
  document.addEventListener('click', ({ target }) => {
    if (window.earlyClick !== null) window.earlyClick = (target as Element).closest<HTMLElement>('button[type=button]') ?? undefined
  })
  document.addEventListener('input', ({ target }) => {
    const { value, checked } = target as HTMLInputElement
    if (window.earlyInput !== null) (window.earlyInput ??= new Map()).set(target!, { value, checked })
  })
}

/**
 * Starts a page's scripts when its first view is painted: they and the messages would take bandwidth and the main thread from its styles, fonts
 * and first picture. Input starts them at once; so does a page that is not painted, in a tab behind. Written into the page as it
 * stands: it must use nothing of its module.
 * Messages that do not come are loaded again by who needs them (`openPageMessages`): here their failure is only marked as seen.
 * @param entry address of the module that starts the page
 * @param scripts addresses of what it needs, loaded together
 * @param texts addresses of the page's messages
 */
export function startScripts(entry: string, scripts: string[], texts: string[]): void {
  const inputs = ['pointerdown', 'touchstart', 'keydown']
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  let started = false
  const start = () => {
    if (started) return
    started = true
    for (const input of inputs) removeEventListener(input, start, true)
    for (const href of scripts) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    if (texts.length > 0) window.pageTexts = Promise.all(texts.map((href) => fetch(href).then((response) => response.json())))
    window.pageTexts?.catch(() => undefined)
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }))
  }
  // The frame after the picture's own.
  const startNextFrame = () => requestAnimationFrame(() => requestAnimationFrame(start))
  const onPaint = () => {
    if (!picture || picture.complete) return startNextFrame()
    picture.addEventListener('load', startNextFrame)
    picture.addEventListener('error', start)
  }
  for (const input of inputs) addEventListener(input, start, { capture: true, passive: true })
  new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true })
  setTimeout(start, 1500)
}
