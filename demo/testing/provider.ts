import { generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider, type Configuration } from 'oidc-provider'
import { ProviderMemory } from './provider-memory.ts'

export const providerClient = { id: 'kalata', secret: 'only-for-tests-of-the-sign-in' } as const

/** A person as the provider knows it. `sub` is its own name of the person. */
export interface Person {
  sub: string
  email?: string
  email_verified?: boolean
  given_name?: string | undefined
  family_name?: string | undefined
  name?: string
  /** The address of a picture. */
  picture?: string
}

export interface RunningProvider {
  issuer: string
  /** Who signs in next; whoever comes to its page is that person. */
  person: Person
  /** The next visitor presses "cancel". */
  cancels: boolean
  close(): Promise<void>
}

/**
 * A real OpenID provider on this machine, with PKCE required, that asks its visitors nothing: whoever comes to its page is
 * `person` and agrees, or cancels. For tests of the sign-in and for trying it by hand.
 * @param redirectUris as they would be registered with Google: `<ORIGIN>/thirdlogin/return/google`
 */
export async function openProvider({ port = 0, redirectUris }: { port?: number; redirectUris: string[] }): Promise<RunningProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const running: RunningProvider = {
    issuer,
    person: { sub: 'someone' },
    cancels: false,
    close: () => closed(server),
  }
  const people = new Map<string, Person>()
  const provider = new Provider(issuer, configurationOf(redirectUris, people))
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/interaction/')) return next()
    const { prompt, params, session } = await provider.interactionDetails(context.req, context.res)
    people.set(running.person.sub, { ...running.person })
    if (running.cancels) {
      const cancelled = { error: 'access_denied', error_description: 'the visitor pressed cancel' }
      return provider.interactionFinished(context.req, context.res, cancelled, { mergeWithLastSubmission: false })
    }
    const consent = async () => {
      const grant = new provider.Grant({ accountId: session!.accountId, clientId: params.client_id as string })
      grant.addOIDCScope('openid email profile')
      return { consent: { grantId: await grant.save() } }
    }
    const result = prompt.name === 'login' ? { login: { accountId: running.person.sub } } : await consent()
    return provider.interactionFinished(context.req, context.res, result, { mergeWithLastSubmission: true })
  })
  const handle = provider.callback()
  server.on('request', (request, response) => void handle(request, response))
  return running
}

function configurationOf(redirectUris: string[], people: Map<string, Person>): Configuration {
  const signing = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })
  return {
    adapter: ProviderMemory,
    jwks: { keys: [{ ...signing, use: 'sig', alg: 'RS256' }] },
    clients: [
      {
        client_id: providerClient.id,
        client_secret: providerClient.secret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'name', 'picture'] },
    // As Google does, the ID token says who it is.
    conformIdTokenClaims: false,
    scopes: ['openid', 'email', 'profile'],
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...people.get(sub), sub }) }),
    cookies: { keys: ['only for tests'] },
    ttl: { Session: 600, Interaction: 600, Grant: 600, IdToken: 600, AccessToken: 600 },
  }
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => void server.close(() => resolve()))
}
