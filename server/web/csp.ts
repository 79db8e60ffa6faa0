import { createHash } from 'node:crypto'

/**
 * The page's Content-Security-Policy. Development allows inline styles and a socket besides: Vite inserts styles by script.
 * @param scripts the sources inline scripts are allowed by: `'nonce-...'` or `'sha256-...'`, separated by spaces
 */
export function contentSecurityPolicy(scripts: string, development = false): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')
}

/**
 * Makes a page that was rendered with a nonce fit for a cache: the nonce goes, and the scripts that carried it are allowed
 * by their hashes, so that the same bytes serve everybody and a script from elsewhere stays forbidden.
 * @returns the page without the nonce, and the hashes as sources for {@link contentSecurityPolicy}
 */
export function replaceNonceByHashes(html: string, nonce: string): { html: string; hashes: string } {
  const attribute = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  for (const [, attributes, code] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (attributes!.includes(attribute) && code) hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return { html: html.replaceAll(attribute, ''), hashes: [...hashes].join(' ') }
}
