/** What a page tells the service worker. */
export type WorkerMessage =
  | {
      type: 'visited'
      /** Path and query of the page. */
      path: string
      /** Its language. */
      lang: string
      /** Paths of the scripts, styles and fonts that it has loaded. */
      files: string[]
      /** Paths of the pictures that it shows. */
      pictures: string[]
    }
  /** The shopper wants the new build: the worker that waits takes over. */
  | { type: 'activate' }
