import { describe, expect, it } from 'vitest'
import { deviceOf } from './devices.rules.ts'

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'

describe('the device of a User-Agent header', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} Safari/537.36`, 'Chrome', 'Windows', 'computer'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} Safari/537.36 Edg/140.0.0.0`, 'Edge', 'Windows', 'computer'],
    [`Mozilla/5.0 (Windows NT 10.0) ${chromium} YaBrowser/25.8.0.0 Safari/537.36`, 'Yandex Browser', 'Windows', 'computer'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Version/19.0 Safari/605.1.15`, 'Safari', 'macOS', 'computer'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox', 'Linux', 'computer'],
    [`Mozilla/5.0 (Linux; Android 15; SM-S918B) ${chromium} Mobile Safari/537.36`, 'Chrome', 'Android', 'phone'],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0 Safari/537.36`,
      'Samsung Internet',
      'Android',
      'tablet',
    ],
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${safari} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iOS', 'phone'],
    [`Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) ${safari} Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari', 'iPadOS', 'tablet'],
    ['curl/8.5.0', undefined, undefined, 'computer'],
    ['', undefined, undefined, 'computer'],
  ])('%s', (agent, browser, system, device) => {
    expect(deviceOf(agent)).toEqual({ ...(browser ? { browser } : {}), ...(system ? { system } : {}), device })
  })
})
