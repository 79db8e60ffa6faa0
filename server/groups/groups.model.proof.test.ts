import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBuyer, type ABuyer } from '#demo/factories/orders.ts'
import { aProduct, type AProduct } from '#demo/factories/products.ts'
import { GroupModel } from '#demo/testing/group-model.ts'
import { GroupTrial } from '#demo/testing/group-trial.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import { modules } from '#server/modules.ts'
import { invariantsOf } from '#server/registry.ts'
import { prepared } from '@kalata/drizzle-postgres/database.ts'

/**
 * The group is driven step by step beside a small model of it. After every step the two agree on the group, its seats, purchases,
 * payments and the bank's ledger, and every invariant of the mall holds. `GROUP_RUNS` sets how many random runs there are,
 * `GROUP_DEPTH` how long the sequences are that are tried out exhaustively.
 */
const runs = Number(process.env.GROUP_RUNS ?? 60)
const depth = Number(process.env.GROUP_DEPTH ?? 4)
const test = testMall()
const second = 1000
const minute = 60 * second

let product: AProduct
let buyers: ABuyer[]
beforeAll(async () => {
  product = await aProduct(test.ctx(), { price: 5000, stock: 100_000 })
  buyers = []
  for (let member = 0; member < 4; member++) buyers.push(await aBuyer(test.ctx()))
})

/** Every invariant in one statement, which each connection plans once. */
const invariants = sql.raw(
  invariantsOf(modules)
    .map(({ name, broken }) => `select '${name.replaceAll("'", "''")}' as name where exists (${broken})`)
    .join(' union all '),
)

type Step =
  | { kind: 'place'; member: number }
  | { kind: 'pay' | 'deliver' | 'leave'; place: number }
  | { kind: 'tenMinutes' | 'day' | 'drain' }

const show = (step: Step): string =>
  'member' in step ? `place(${step.member})` : 'place' in step ? `${step.kind}(${step.place})` : step.kind

/** Does a step to both and compares them. */
async function run(step: Step, model: GroupModel, trial: GroupTrial): Promise<void> {
  trial.elapsed += second
  model.now += second
  if (step.kind === 'tenMinutes' || step.kind === 'day') {
    const passed = step.kind === 'day' ? 24 * 60 * minute : 10 * minute
    trial.elapsed += passed
    model.now += passed
    await trial.expireUnpaid()
    await trial.expireGroup()
    model.expireUnpaid()
    model.expireGroup()
  } else if (step.kind === 'drain') {
    await trial.drain()
    model.drain()
  } else if ('member' in step) expect(await trial.place(step.member), show(step)).toBe(model.place(step.member))
  else if (!('place' in step)) throw new Error(show(step))
  else if (step.kind === 'leave') expect(await trial.leave(step.place), show(step)).toBe(model.leave(step.place))
  else {
    await trial[step.kind](step.place)
    model[step.kind](step.place)
  }
  expect(await trial.observe(), show(step)).toEqual(model.observe())
  expect(await prepared(trial.ctx.db, invariants), show(step)).toEqual([])
}

class RollBack extends Error {}

/** Runs something in a transaction, or in a savepoint of one, and undoes it. */
async function rolledBack(ctx: Ctx, work: (ctx: Ctx) => Promise<void>): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await work(ctx)
    throw new RollBack()
  }).catch((error: unknown) => {
    if (!(error instanceof RollBack)) throw error
  })
}

/** After the outbox is empty every unit of money was captured or released, once. */
async function settle(model: GroupModel, trial: GroupTrial): Promise<void> {
  await run({ kind: 'day' }, model, trial)
  await run({ kind: 'drain' }, model, trial)
  for (const purchase of (await trial.observe()).purchases) {
    expect(['captured', 'void']).toContain(purchase.bank)
    expect(purchase.captured + purchase.voided).toBe(purchase.authorised)
  }
}

/** The leader pays, a second member joins and pays; the first two steps alone end in an expired group. */
const succeeding: Step[] = [
  { kind: 'pay', place: 0 },
  { kind: 'deliver', place: 0 },
  { kind: 'place', member: 1 },
  { kind: 'pay', place: 1 },
  { kind: 'deliver', place: 1 },
  { kind: 'drain' },
]

describe('a group beside its model', () => {
  it(`agrees over ${runs} random runs of groups of 2 and 3 with 2 to 4 members`, { timeout: 3600_000 }, async () => {
    const places = fc.nat({ max: 5 })
    const step: fc.Arbitrary<Step> = fc.oneof(
      { weight: 5, arbitrary: fc.record({ kind: fc.constant('place' as const), member: fc.nat({ max: 3 }) }) },
      { weight: 12, arbitrary: fc.record({ kind: fc.constantFrom('pay' as const, 'deliver' as const), place: places }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('leave' as const), place: places }) },
      { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('tenMinutes' as const, 'day' as const, 'drain' as const) }) },
    )
    const ends = new Map<string, number>()
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 3 }),
        fc.integer({ min: 2, max: 4 }),
        fc.array(step, { minLength: 4, maxLength: 18 }),
        async (size, members, steps) => {
          await rolledBack(test.ctx(), async (ctx) => {
            const trial = await GroupTrial.start(ctx, product, size, buyers)
            const model = new GroupModel(size)
            await run({ kind: 'place', member: 0 }, model, trial)
            for (const each of steps) {
              const possible = 'place' in each ? { ...each, place: each.place % model.purchases.length } : each
              await run('member' in possible ? { ...possible, member: possible.member % members } : possible, model, trial)
            }
            await settle(model, trial)
            ends.set(model.state, (ends.get(model.state) ?? 0) + 1)
          })
        },
      ),
      {
        numRuns: runs,
        examples: [
          [2, 2, succeeding],
          [2, 2, succeeding.slice(0, 2)],
          [2, 2, [{ kind: 'leave', place: 0 }]],
        ],
      },
    )
    expect([...ends.keys()].sort()).toEqual(['cancelled', 'expired', 'succeeded'])
  })

  it(`agrees in every sequence of ${depth} steps of a group of 2 that one of 2 members has opened`, { timeout: 3600_000 }, async () => {
    let sequences = 0
    const after = (steps: Step[]): GroupModel => {
      const model = new GroupModel(2)
      for (const step of steps) replay(model, step)
      return model
    }
    async function explore(trial: GroupTrial, steps: Step[]): Promise<void> {
      if (steps.length === depth + 1) return void sequences++
      for (const step of possibleSteps(after(steps))) {
        await rolledBack(trial.ctx, async (ctx) => {
          const fork = trial.fork(ctx)
          await run(step, after(steps), fork)
          await explore(fork, [...steps, step])
        })
      }
    }
    await rolledBack(test.ctx(), async (ctx) => {
      const trial = await GroupTrial.start(ctx, product, 2, buyers)
      const first: Step = { kind: 'place', member: 0 }
      await run(first, new GroupModel(2), trial)
      await explore(trial, [first])
    })
    expect(sequences).toBeGreaterThan(5 ** depth)
  })
})

/** Everything that can be done, also what must be rejected; what changes nothing for certain is left out. */
function possibleSteps(model: GroupModel): Step[] {
  const steps: Step[] = [
    { kind: 'place', member: 0 },
    { kind: 'place', member: 1 },
  ]
  model.purchases.forEach(({ bank, callback, purchase }, place) => {
    if (bank === 'open') steps.push({ kind: 'pay', place })
    if (callback !== 'none') steps.push({ kind: 'deliver', place })
    if (purchase === 'open' || purchase === 'authorised') steps.push({ kind: 'leave', place })
  })
  return [...steps, { kind: 'tenMinutes' }, { kind: 'day' }, { kind: 'drain' }]
}

/** A step to the model alone. */
function replay(model: GroupModel, step: Step): void {
  model.now += second
  if (step.kind === 'tenMinutes' || step.kind === 'day') {
    model.now += step.kind === 'day' ? 24 * 60 * minute : 10 * minute
    model.expireUnpaid()
    model.expireGroup()
  } else if (step.kind === 'drain') model.drain()
  else if ('member' in step) model.place(step.member)
  else if ('place' in step) model[step.kind](step.place)
}
