import type { SessionView } from '#contract/accounts/schemas.ts'

/** In this order: derived browsers also claim to be the later ones. */
const browsers: [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bMicroMessenger\//, 'WeChat'],
  [/\bFxiOS\/|\bFirefox\//, 'Firefox'],
  [/\bCriOS\/|\bChrome\//, 'Chrome'],
  [/\bVersion\/.+\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows NT\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Browser, system and kind of device from a User-Agent header; the unknown is absent. */
export function deviceOf(agent: string): Pick<SessionView, 'browser' | 'system' | 'device'> {
  const browser = browsers.find(([pattern]) => pattern.test(agent))?.[1]
  const system = systems.find(([pattern]) => pattern.test(agent))?.[1]
  const tablet = system === 'iPadOS' || (system === 'Android' && !/\bMobile\b/.test(agent))
  const device = tablet ? 'tablet' : system === 'iOS' || system === 'Android' ? 'phone' : 'computer'
  return { ...(browser ? { browser } : {}), ...(system ? { system } : {}), device }
}
