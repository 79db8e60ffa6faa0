import { randomUUID } from 'node:crypto'
import { members } from '#server/accounts/accounts.tables.ts'
import { openSession } from '#server/accounts/sessions/sessions.service.ts'
import type { Ctx, Member } from '#server/context.ts'

export interface AMember extends Member {
  email: string
  /** What a signed-in browser sends: `cookie: member.cookie`. */
  cookie: string
}

/** A natural person with an open session. The hash fits no password: tests of the login make their own. */
export async function aMember(ctx: Ctx, overrides: Partial<typeof members.$inferInsert> = {}): Promise<AMember> {
  const [row] = await ctx.db
    .insert(members)
    .values({
      memberType: 0,
      firstName: 'ნინო',
      lastName: 'ბერიძე',
      email: `${randomUUID()}@example.ge`,
      passwordHash: 'none',
      lang: 'ka',
      createdAt: ctx.now(),
      ...overrides,
    })
    .returning()
  const token = await openSession(ctx, row!.id, { ip: '127.0.0.1', agent: 'test' })
  if (!token) throw new Error('the session was not opened')
  return {
    id: row!.id,
    memberType: row!.memberType,
    name: row!.companyName ?? `${row!.firstName} ${row!.lastName}`,
    email: row!.email ?? '',
    cookie: `sid=${token}`,
  }
}
