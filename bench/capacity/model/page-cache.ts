/** As `server/web/page-cache.ts` has them: ms that a page is new, and that it is served while it is made again. */
const fresh = 5000
const stale = 50_000
/** Of about 20 KB in 32 MB. */
const maxPages = 1600

interface Page {
  madeAt: number
  /** It is being made again. */
  isMaking: boolean
}

/** Which pages a process has in memory. Changes of what they show are left out: they make a page stale, as time does. */
export class PageCache {
  private readonly pages = new Map<number, Page>()
  asked = 0
  /** Served from here, new or stale; and made, before a reply or behind one. */
  found = 0
  made = 0

  find(page: number, now: number): 'fresh' | 'stale' | 'missed' {
    this.asked++
    const known = this.pages.get(page)
    if (!known || now - known.madeAt > stale) return 'missed'
    this.found++
    this.pages.delete(page)
    this.pages.set(page, known)
    if (now - known.madeAt <= fresh || known.isMaking) return 'fresh'
    known.isMaking = true
    return 'stale'
  }

  /** Begins to count: what was before is a warm-up. */
  measure(): void {
    this.asked = 0
    this.found = 0
    this.made = 0
  }

  add(page: number, now: number): void {
    this.made++
    this.pages.delete(page)
    this.pages.set(page, { madeAt: now, isMaking: false })
    if (this.pages.size > maxPages) this.pages.delete(this.pages.keys().next().value!)
  }
}
