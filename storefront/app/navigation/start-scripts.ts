/**
 * Records clicks and input until the scripts run: links and forms work by themselves, what only scripts answer to is repeated by `keepClicks` and
 * `keepInput`. Written into the head before anything that it would wait for, as style sheets: a field can be typed into as soon as it is parsed.
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
 * stands (`deferScripts`): it must use nothing of its module.
 * Messages that do not come are loaded again by who needs them (`openPageMessages`): here their failure is only marked as seen.
 * @param scripts addresses, loaded together as soon as they are needed
 * @param texts addresses of the page's messages
 */
export function startScripts(scripts: string[], texts: string[]): void {
  const deferred = document.getElementById('page-scripts') as HTMLScriptElement
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
    const script = document.createElement('script')
    script.type = 'module'
    script.nonce = deferred.nonce
    script.text = deferred.text
    document.head.append(script)
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

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const moduleScript = ' type="module" async=""'

/**
 * The page's HTML with its scripts deferred until the first view is painted; the body in parts, so that it is not copied.
 * @param texts addresses of its messages
 * @throws Error where React Router writes its scripts in another way than it did
 */
export function deferScripts(head: string, body: string, texts: string[], nonce: string): { head: string; body: string[] } {
  const scripts = [...head.matchAll(preload)].map(([, href]) => href!)
  const at = body.lastIndexOf(moduleScript)
  if (scripts.length === 0 || at < 0) throw new Error("The page's scripts are not where they were")
  const call = `(${String(startScripts)})(${JSON.stringify(scripts)},${JSON.stringify(texts)})`
  return {
    head: head.replaceAll(preload, ''),
    // The element stays in its place, where React looks for it.
    body: [
      body.slice(0, at),
      ' type="text/plain" id="page-scripts"',
      body.slice(at + moduleScript.length),
      `<script nonce="${nonce}">${call}</script>`,
    ],
  }
}
