import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * An `onSend` hook that sets headers on every reply (OWASP ASVS 5.0, chapter 3). Pages set a content policy of their own before it.
 * @param origin that browsers know the service by @param calls the path below which replies name their request
 */
export function securityHeaders(origin: string, calls = '/api/') {
  const https = origin.startsWith('https:')
  return (request: FastifyRequest, reply: FastifyReply, payload: unknown, done: (error: null, payload: unknown) => void): void => {
    const headers = reply.raw
    headers.setHeader('x-content-type-options', 'nosniff')
    headers.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
    headers.setHeader('permissions-policy', 'geolocation=(), microphone=(), camera=(self)')
    headers.setHeader('cross-origin-opener-policy', 'same-origin-allow-popups')
    // Mails, chats and feeds show pictures on pages of other sites.
    const isPicture = String(reply.getHeader('content-type')).startsWith('image/')
    headers.setHeader('cross-origin-resource-policy', isPicture ? 'cross-origin' : 'same-site')
    if (!reply.hasHeader('content-security-policy')) {
      headers.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    }
    if (https) headers.setHeader('strict-transport-security', 'max-age=63072000; includeSubDomains')
    if (request.url.startsWith(calls)) headers.setHeader('x-request-id', request.id)
    done(null, payload)
  }
}
