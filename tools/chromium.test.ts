import { expect, it } from 'vitest'
import { browserPaths } from './chromium.mjs'

it('Chromium, Chrome or Edge is looked for where the installers of each platform put it', () => {
  expect(browserPaths({ platform: 'linux', env: {} })).toContain('/usr/bin/chromium')
  expect(browserPaths({ platform: 'darwin', env: { HOME: '/Users/nino' } })).toEqual([
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Users/nino/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Users/nino/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    '/Users/nino/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ])
  const windows = browserPaths({
    platform: 'win32',
    env: { ProgramFiles: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\ნინო\\AppData\\Local' },
  })
  expect(windows).toContain('C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe')
  expect(windows).toContain('C:\\Users\\ნინო\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe')
  expect(windows).toHaveLength(6)
})
