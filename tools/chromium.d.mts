/** The path of Chromium's headless shell, of a Chromium where there is none, of CHROMIUM where it is set; undefined without any. */
export function headlessChromium(): string | undefined
/** The path of a Chromium, of its headless shell where there is nothing else, of CHROMIUM where it is set; undefined without any. */
export function wholeChromium(): string | undefined
/** Where a platform's installers put Chromium, Chrome and Edge, the best first; they need not be there. */
export function browserPaths(machine: { platform: NodeJS.Platform; env: Record<string, string | undefined> }): string[]
