import * as oidc from 'openid-client'
import type { SignInProvider } from '#contract/accounts/constants.ts'
import type { SignInSettings } from '#server/platform/settings.ts'

/** What a provider says of a person, after every check. `subject` is its own name of the person and never changes. */
export interface Identity {
  issuer: string
  subject: string
  mail: string | undefined
  /** The provider vouches for the mailbox. */
  mailVerified: boolean
  firstName: unknown
  lastName: unknown
  name: unknown
}

/** The secrets of one way to a provider and back. */
export interface Trip {
  state: string
  nonce: string
  verifier: string
}

const google = 'https://accounts.google.com'
/** Seconds a provider has to answer. */
const patience = 8

/**
 * Facebook speaks OpenID Connect at these addresses, but its discovery document leaves the token endpoint out
 * (developers.facebook.com, "OIDC Code Flow with PKCE").
 */
const facebook = {
  issuer: 'https://www.facebook.com',
  authorization_endpoint: 'https://www.facebook.com/v23.0/dialog/oauth',
  token_endpoint: 'https://graph.facebook.com/v23.0/oauth/access_token',
  jwks_uri: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
}

const scopes: Record<SignInProvider, string> = { google: 'openid email profile', facebook: 'openid email public_profile' }

const known = new WeakMap<SignInSettings, Promise<oidc.Configuration>>()

/** What is known of a provider, asked once; a failure is asked again. */
function configurationOf(settings: SignInSettings): Promise<oidc.Configuration> {
  const found = known.get(settings)
  if (found) return found
  const made = discover(settings)
  known.set(settings, made)
  made.catch(() => known.delete(settings))
  return made
}

async function discover({ issuer, clientId, clientSecret }: SignInSettings): Promise<oidc.Configuration> {
  const auth = oidc.ClientSecretPost(clientSecret)
  if (issuer === facebook.issuer) {
    const configuration = new oidc.Configuration(facebook, clientId, undefined, auth)
    configuration.timeout = patience
    return configuration
  }
  // Settings allow plain http for this machine alone.
  const execute = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []
  return oidc.discovery(new URL(issuer), clientId, undefined, auth, { timeout: patience, execute })
}

/** Three secrets of 256 bits. */
export function newTrip(): Trip {
  return { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() }
}

/** The provider's page for one trip: authorisation code with PKCE S256, state and nonce. Throws when it does not answer. */
export async function providerPage(
  provider: SignInProvider,
  settings: SignInSettings,
  trip: Trip,
  { redirectUri, lang }: { redirectUri: string; lang: string },
): Promise<string> {
  const configuration = await configurationOf(settings)
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: scopes[provider],
    state: trip.state,
    nonce: trip.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(trip.verifier),
    code_challenge_method: 'S256',
    ui_locales: lang,
    // Somebody with two accounts there is asked which one it is.
    ...(settings.issuer === google ? { prompt: 'select_account' } : {}),
  })
  return url.href
}

/**
 * Exchanges the code the provider sent back and checks what it says: state, issuer, signature, audience, nonce, time. The
 * tokens are dropped: nothing more is asked in the member's name.
 * @param returned the whole address the browser came back to
 */
export async function identityOf(settings: SignInSettings, returned: URL, trip: Trip): Promise<Identity> {
  const configuration = await configurationOf(settings)
  const tokens = await oidc.authorizationCodeGrant(configuration, returned, {
    expectedState: trip.state,
    expectedNonce: trip.nonce,
    pkceCodeVerifier: trip.verifier,
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
