/** Internals of other people's code, which any release of theirs may change: none may be named in ours. */
export const internals: Record<string, RegExp[]> = {
  React: [/__react(Props|Fiber|Container)\$?/, /_valueTracker/, /_reactListening/, /__SECRET|__CLIENT_INTERNALS/],
  'React Router': [
    /__reactRouter\w*/,
    /\bUNSAFE_\w+/,
    /\bunstable_\w+/,
    /\bserverHandoffStream\b|\bstreamController\b|\bSingleFetchClassInstance\b/,
    /react-router\/dist\//,
  ],
  Vite: [/__vite__\w+/, /\bm\.f\s*=/, /virtual:react-router/],
  Drizzle: [/\bqueryChunks\b/, /\bprepareQuery\b/],
  pg: [/\bconnection: \{ stream\b/, /\.connection\.stream\b/],
  'the browser': [
    /\b(window|globalThis)\.fetch\s*=(?!=)/,
    /\bhistory\.(pushState|replaceState)\s*=(?!=)/,
    /\b(Element|Node|Event\w*|History|Storage|Array|Object|String|Promise)\.prototype\.\w+\s*=(?!=)/,
  ],
}

/** A place where a file names an internal. */
export interface InternalUse {
  of: string
  line: number
  text: string
}

/** What a file's code names of other people's internals. */
export function internalsIn(code: string): InternalUse[] {
  return code
    .split('\n')
    .flatMap((text, index) =>
      Object.entries(internals).flatMap(([of, patterns]) =>
        patterns.some((pattern) => pattern.test(text)) ? [{ of, line: index + 1, text: text.trim() }] : [],
      ),
    )
}
