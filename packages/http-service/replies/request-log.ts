import type { FastifyInstance } from 'fastify'

/**
 * One line an answered request: method, the route's pattern and not the address (whose query may hold what a log must
 * not), status, ms. Server errors are errors, rejected requests are information, the rest is for debugging, and so is what
 * fails because the database is away: that is logged once for all of them.
 */
export function registerRequestLog(app: FastifyInstance): void {
  const all = app.log.level === 'debug' || app.log.level === 'trace'
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply
    const isUnavailable = statusCode === 503
    if (all || (statusCode >= 400 && !isUnavailable)) {
      const level = isUnavailable ? 'debug' : statusCode >= 500 ? 'error' : statusCode >= 400 ? 'info' : 'debug'
      const ms = Math.round(reply.elapsedTime)
      request.log[level]({ method: request.method, route: request.routeOptions.url, status: statusCode, ms }, 'request')
    }
    done()
  })
}
