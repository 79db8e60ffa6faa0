import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { restoreLanguageCookie } from './stored-language.ts'

const reload = vi.fn<() => void>()
const page = { cookie: '' }
let local: string | undefined

beforeEach(() => {
  reload.mockClear()
  ;[page.cookie, local] = ['', 'ru_RU']
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol: 'https:', search: '', reload })
  vi.stubGlobal('localStorage', { getItem: () => local ?? null })
})
afterEach(() => void vi.unstubAllGlobals())

describe('the stored language without its cookie', () => {
  it('is written into the cookie again, and the page reloaded in it', () => {
    expect(restoreLanguageCookie('ka')).toBe(true)
    expect(page.cookie).toBe('lang=ru_RU; path=/; max-age=31536000; samesite=lax; secure')
    expect(reload).toHaveBeenCalledOnce()
  })

  it('reloads nothing where the page has it already, or where cookies are blocked', () => {
    expect(restoreLanguageCookie('ru')).toBe(false)
    expect(page.cookie).toMatch('lang=ru_RU')
    vi.stubGlobal('document', {
      get cookie() {
        return ''
      },
      set cookie(_: string) {},
    })
    expect(restoreLanguageCookie('ka')).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  it('stays as it is beside a cookie, on an alternate address, and where it is none of ours', () => {
    page.cookie = 'sid=x; lang=en_US'
    expect(restoreLanguageCookie('en')).toBe(false)
    page.cookie = ''
    vi.stubGlobal('location', { protocol: 'https:', search: '?lang=en', reload })
    expect(restoreLanguageCookie('en')).toBe(false)
    vi.stubGlobal('location', { protocol: 'https:', search: '', reload })
    local = 'xx'
    expect(restoreLanguageCookie('ka')).toBe(false)
    expect(page.cookie).toBe('')
  })
})
