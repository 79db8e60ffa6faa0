import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { LoadStorefront, StorefrontBuild } from './render.ts'
import { openRequestHandler } from './route-handlers.ts'
import { projectFile, projectPath } from '#server/platform/project-files.ts'

/**
 * Serves the built files: `/assets/*` for a year, since their names carry their hash, and files with fixed names (icons,
 * manifest, robots) for an hour.
 * @throws Error when the storefront is not built
 */
export async function openProductionBuild(app: FastifyInstance): Promise<LoadStorefront> {
  const file = projectFile('build/server/index.js')
  if (!existsSync(file)) throw new Error('The storefront is not built: run npm run build')
  const build = (await import(file.href)) as StorefrontBuild
  const handler = openRequestHandler(build)
  await app.register(fastifyStatic, {
    root: projectPath('build/client/assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
  })
  await app.register(fastifyStatic, {
    root: projectPath('storefront/public'),
    prefix: '/',
    wildcard: false,
    decorateReply: false,
    maxAge: '1h',
    index: false,
  })
  return () => Promise.resolve({ build, handler })
}
