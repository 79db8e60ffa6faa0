import { existsSync } from 'node:fs'

const headlessShell = '/usr/bin/chromium-headless-shell'
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const first = (paths) => [process.env.CHROMIUM, ...paths].find((path) => path && existsSync(path))

/** Chromium for tests: its headless shell where there is one, in which they take two thirds of the time. */
export const headlessChromium = () => first([headlessShell, ...browsers])

/** Chromium for measurements: the browser that shoppers have. */
export const wholeChromium = () => first([...browsers, headlessShell])
