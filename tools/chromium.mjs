import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/** @typedef {{ platform: NodeJS.Platform, env: Record<string, string | undefined> }} Machine */

const headlessShell = '/usr/bin/chromium-headless-shell'
const linuxBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/usr/bin/microsoft-edge',
]
const macBrowsers = ['Chromium', 'Google Chrome', 'Microsoft Edge'].map((name) => `${name}.app/Contents/MacOS/${name}`)
const windowsBrowsers = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * Where a platform's installers put Chromium, Chrome and Edge, the best first: Chromium before others that are made of it, for the whole
 * machine before for one user.
 * @param {Machine} machine
 */
export function browserPaths({ platform, env }) {
  if (platform === 'darwin') return below(path.posix, ['/Applications', env.HOME && `${env.HOME}/Applications`], macBrowsers)
  if (platform === 'win32') return below(path.win32, [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA], windowsBrowsers)
  return linuxBrowsers
}

const below = ({ join }, folders, names) => names.flatMap((name) => folders.filter(Boolean).map((folder) => join(folder, name)))

const first = (paths) => [process.env.CHROMIUM, ...paths].find((path) => path && existsSync(path))

/** Chromium for tests: its headless shell where there is one, in which they take two thirds of the time. */
export const headlessChromium = () => first([headlessShell, ...browserPaths(process)])

/** Chromium for measurements: the browser that shoppers have. */
export const wholeChromium = () => first([...browserPaths(process), headlessShell])
