import type * as Oidc from 'openid-client'
import type { SignInProvider } from '#contract/accounts/constants.ts'
import { lazy } from '#contract/core/lazy.ts'
import type { SignInSettings } from '#server/platform/settings.ts'

/** A verified identity. `issuer` and `subject` identify it and never change. */
export interface Identity {
  issuer: string
  subject: string
  mail: string | undefined
  /** The provider has verified the e-mail address. */
  mailVerified: boolean
  firstName: unknown
  lastName: unknown
  name: unknown
}

/** The secrets of one authorization flow. */
export interface FlowSecrets {
  state: string
  nonce: string
  codeVerifier: string
}

/** Loaded with the first flow: most starts see none. */
const library = lazy(() => import('openid-client'))

const google = 'https://accounts.google.com'
/** HTTP timeout of a provider. */
const timeoutSeconds = 8

/**
 * Facebook supports OpenID Connect at these URLs, but its discovery document lacks the token endpoint
 * (developers.facebook.com, "OIDC Code Flow with PKCE").
 */
const facebook = {
  issuer: 'https://www.facebook.com',
  authorization_endpoint: 'https://www.facebook.com/v23.0/dialog/oauth',
  token_endpoint: 'https://graph.facebook.com/v23.0/oauth/access_token',
  jwks_uri: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
}

const scopes: Record<SignInProvider, string> = { google: 'openid email profile', facebook: 'openid email public_profile' }

const configurations = new WeakMap<SignInSettings, Promise<Oidc.Configuration>>()

/** A provider's configuration, discovered once; a failed discovery is repeated at the next flow. */
function configurationOf(settings: SignInSettings): Promise<Oidc.Configuration> {
  const cached = configurations.get(settings)
  if (cached) return cached
  const pending = discover(settings)
  configurations.set(settings, pending)
  pending.catch(() => configurations.delete(settings))
  return pending
}

async function discover({ issuer, clientId, clientSecret }: SignInSettings): Promise<Oidc.Configuration> {
  const oidc = await library()
  const auth = oidc.ClientSecretPost(clientSecret)
  if (issuer === facebook.issuer) {
    const configuration = new oidc.Configuration(facebook, clientId, undefined, auth)
    configuration.timeout = timeoutSeconds
    return configuration
  }
  // Settings allow plain http for localhost only.
  const execute = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []
  return oidc.discovery(new URL(issuer), clientId, undefined, auth, { timeout: timeoutSeconds, execute })
}

/** Random state, nonce and PKCE verifier, 256 bits each. */
export async function newFlowSecrets(): Promise<FlowSecrets> {
  const oidc = await library()
  return { state: oidc.randomState(), nonce: oidc.randomNonce(), codeVerifier: oidc.randomPKCECodeVerifier() }
}

/** The authorization URL of a flow: code grant with PKCE S256, state and nonce. Rejects when the discovery fails. */
export async function authorizationUrl(
  provider: SignInProvider,
  settings: SignInSettings,
  flow: FlowSecrets,
  { redirectUri, lang }: { redirectUri: string; lang: string },
): Promise<string> {
  const [oidc, configuration] = await Promise.all([library(), configurationOf(settings)])
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: scopes[provider],
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(flow.codeVerifier),
    code_challenge_method: 'S256',
    ui_locales: lang,
    // Lets a person with several Google accounts choose one.
    ...(settings.issuer === google ? { prompt: 'select_account' } : {}),
  })
  return url.href
}

/**
 * Exchanges the authorization code and verifies the ID token: state, issuer, signature, audience, nonce, time. The tokens
 * are dropped: the provider is not called again on the member's behalf. Rejects on any failure.
 * @param callbackUrl the full URL of the callback request
 */
export async function exchangeCode(settings: SignInSettings, callbackUrl: URL, flow: FlowSecrets): Promise<Identity> {
  const [oidc, configuration] = await Promise.all([library(), configurationOf(settings)])
  const tokens = await oidc.authorizationCodeGrant(configuration, callbackUrl, {
    expectedState: flow.state,
    expectedNonce: flow.nonce,
    pkceCodeVerifier: flow.codeVerifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()!
  return {
    issuer: claims.iss,
    subject: claims.sub,
    mail: typeof claims.email === 'string' ? claims.email : undefined,
    mailVerified: claims.email_verified === true,
    firstName: claims.given_name,
    lastName: claims.family_name,
    name: claims.name,
  }
}
