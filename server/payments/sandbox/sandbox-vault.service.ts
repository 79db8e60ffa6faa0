import { eq } from 'drizzle-orm'
import type { Ctx } from '#server/context.ts'
import { sandboxCards } from '../cards/cards.tables.ts'

/** Whether the bank of a card in the sandbox's vault declines every payment. */
export async function cardDeclines(ctx: Ctx, token: string): Promise<boolean> {
  const [card] = await ctx.db.select({ declines: sandboxCards.declines }).from(sandboxCards).where(eq(sandboxCards.token, token))
  return card?.declines ?? true
}

/** Puts a card into the vault. */
export async function insertSandboxCard(ctx: Ctx, token: string, declines: boolean): Promise<void> {
  await ctx.db.insert(sandboxCards).values({ token, declines })
}

/** Deletes a card from the vault; one that is not there is no error. */
export async function deleteSandboxCard(ctx: Ctx, token: string): Promise<void> {
  await ctx.db.delete(sandboxCards).where(eq(sandboxCards.token, token))
}
