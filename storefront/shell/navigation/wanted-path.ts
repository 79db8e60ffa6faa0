/** The page that was asked for before `/offline?from=` took its place; the home page where `from` is no path of this mall. */
export function wantedPath(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? ''
  return /^\/(?![/\\])/.test(from) && !from.startsWith('/offline') ? from : '/home'
}
