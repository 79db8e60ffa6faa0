import { generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider, type Configuration } from 'oidc-provider'
import { ProviderMemory } from './provider-memory.ts'

export const providerClient = { id: 'kalata', secret: 'only-for-tests-of-the-sign-in' } as const

/** An account at the provider; `sub` identifies it. */
export interface ProviderAccount {
  sub: string
  email?: string
  email_verified?: boolean
  given_name?: string | undefined
  family_name?: string | undefined
  name?: string
  /** The URL of a picture. */
  picture?: string
}

export interface RunningProvider {
  issuer: string
  /** The account that the next visitor signs in with. */
  account: ProviderAccount
  /** The next visitor cancels. */
  cancels: boolean
  close(): Promise<void>
}

/**
 * A real OpenID provider on this machine, with PKCE required, without a page of its own: every visitor signs in as
 * `account` and consents, or cancels. For tests and for trying the sign-in by hand.
 * @param redirectUris as they would be registered with Google: `<ORIGIN>/thirdlogin/return/google`
 */
export async function openProvider({ port = 0, redirectUris }: { port?: number; redirectUris: string[] }): Promise<RunningProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const running: RunningProvider = {
    issuer,
    account: { sub: 'someone' },
    cancels: false,
    close: () => closed(server),
  }
  const accounts = new Map<string, ProviderAccount>()
  const provider = new Provider(issuer, configurationOf(redirectUris, accounts))
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/interaction/')) return next()
    const { prompt, params, session } = await provider.interactionDetails(context.req, context.res)
    accounts.set(running.account.sub, { ...running.account })
    if (running.cancels) {
      const cancelled = { error: 'access_denied', error_description: 'the visitor pressed cancel' }
      return provider.interactionFinished(context.req, context.res, cancelled, { mergeWithLastSubmission: false })
    }
    const consent = async () => {
      const grant = new provider.Grant({ accountId: session!.accountId, clientId: params.client_id as string })
      grant.addOIDCScope('openid email profile')
      return { consent: { grantId: await grant.save() } }
    }
    const result = prompt.name === 'login' ? { login: { accountId: running.account.sub } } : await consent()
    return provider.interactionFinished(context.req, context.res, result, { mergeWithLastSubmission: true })
  })
  const handle = provider.callback()
  server.on('request', (request, response) => void handle(request, response))
  return running
}

function configurationOf(redirectUris: string[], accounts: Map<string, ProviderAccount>): Configuration {
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
    // As with Google, the ID token has the claims of the identity.
    conformIdTokenClaims: false,
    scopes: ['openid', 'email', 'profile'],
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...accounts.get(sub), sub }) }),
    cookies: { keys: ['only for tests'] },
    ttl: { Session: 600, Interaction: 600, Grant: 600, IdToken: 600, AccessToken: 600 },
  }
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => void server.close(() => resolve()))
}
