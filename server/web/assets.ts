import { existsSync, readFileSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { BuiltPages } from '#storefront/app/router/page-files.ts'
import type { StorefrontModule } from '#storefront/app/router/storefront.ts'
import type { LoadStorefront } from './render.ts'
import { projectFile, projectPath } from '#server/platform/project-files.ts'

/**
 * Serves the built files: `/assets/*` for a year, since their names carry their hash, and files with fixed names (icons,
 * manifest, robots) for an hour.
 * @param before the assets of another release: its pages ask for them while both serve, and in browsers for longer
 * @throws Error when the storefront is not built
 */
export async function openProductionBuild(app: FastifyInstance, before?: string): Promise<LoadStorefront> {
  const files = { server: projectFile('build/server/entry.server.js'), pages: projectFile('build/client/.vite/pages.json') }
  if (!existsSync(files.server) || !existsSync(files.pages)) throw new Error('The storefront is not built: run npm run build')
  const { openStorefront } = (await import(files.server.href)) as StorefrontModule
  const storefront = await openStorefront(JSON.parse(readFileSync(files.pages, 'utf8')) as BuiltPages)
  await serveAssets(app, [projectPath('build/client/assets'), ...(before ? [before] : [])])
  await app.register(fastifyStatic, {
    root: projectPath('storefront/public'),
    prefix: '/',
    wildcard: false,
    decorateReply: false,
    maxAge: '1h',
    index: false,
  })
  return () => Promise.resolve(storefront)
}

/** Files whose names carry their hash. @param folders looked into in this order */
export async function serveAssets(app: FastifyInstance, folders: string[]): Promise<void> {
  await app.register(fastifyStatic, {
    root: folders,
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
  })
}
