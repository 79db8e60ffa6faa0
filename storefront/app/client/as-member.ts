import { CallError } from './client.ts'

type DialogName = 'login' | 'register'

/** What accounts tell of the member, who are above this. */
interface MemberSession {
  /** The id of who is signed in; undefined for a visitor. */
  memberId(): string | undefined
  /** A call was rejected for want of a session. @returns when the page shows who is signed in now */
  checkLoss(): Promise<void>
  /** Opens a dialog over the page. @returns once somebody has signed in or the dialog was closed */
  askToSignIn(dialog: DialogName): Promise<void>
}

let session: MemberSession | undefined

/** Tells this module of the session; accounts call it once. */
export function provideMemberSession(provided: MemberSession): void {
  session = provided
}

const isSessionMissing = (error: unknown): boolean => error instanceof CallError && error.key === 'session.missing'

/**
 * Does what a member does on a page. Where the session has ended meanwhile, its member signs in over the page and it is done then, once:
 * nothing that was meant is lost. Another member's sign-in does nothing of it.
 * @param first the dialog that a visitor signs in with before; without it only members come here
 * @throws CallError `session.missing` where nobody signed in again; what `act` throws
 */
export async function asMember<R>(act: () => Promise<R>, first?: DialogName): Promise<R> {
  if (first && session && !session.memberId()) {
    await session.askToSignIn(first)
    if (!session.memberId()) throw new CallError('session.missing', '', {}, 0)
  }
  const actor = session?.memberId()
  try {
    return await act()
  } catch (error) {
    if (!session || !isSessionMissing(error)) throw error
    await session.checkLoss()
    if (!session.memberId()) await session.askToSignIn('login')
    if (!session.memberId() || (actor && session.memberId() !== actor)) throw error
    return act()
  }
}

/**
 * Does what members do on the server and visitors in this browser. Where the session has ended meanwhile it is done again as the visitor that the
 * shopper is now; a sign-in merges it.
 * @param act chooses by who is signed in
 */
export async function asShopper<R>(act: () => Promise<R>): Promise<R> {
  try {
    return await act()
  } catch (error) {
    if (!session || !isSessionMissing(error)) throw error
    await session.checkLoss()
    return act()
  }
}
