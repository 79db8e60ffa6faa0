import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { maxQuantity } from '#contract/cart/constants.ts'
import { aMember } from '#demo/factories/members.ts'
import { aProduct } from '#demo/factories/products.ts'
import { fromSubnet } from '#demo/testing/codes.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { hashPassword } from '#server/accounts/passwords/password-hash.service.ts'
import { cartLines, cartMerges } from './cart.tables.ts'

/**
 * R16 of reference/reliability on the real database, through the calls a browser sends: any two carts, one to four logins at
 * the same moment, some of them failing while they merge. `MERGE_CASES=2000` runs them all; the rules alone
 * run 2,000 every time (cart.rules.test.ts).
 */
const cases = Number(process.env.MERGE_CASES ?? 100)

const test = testMall({ TRUSTED_PROXIES: '127.0.0.1' })
const password = 'Kerami4ka'
let passwordHash: string
/** By their place: sold out, one left, five, fifty, 99, more than a line holds, not on sale, and the one that is lost on the way. */
const stocks = [0, 1, 5, 50, 99, 150, 20, 30]
const [gone, poisoned, unknown] = [6, 7, 8]
let ids: number[]

beforeAll(async () => {
  passwordHash = await hashPassword(password)
  const made = await aProduct(test.ctx(), { offers: stocks.map((stock) => ({ stock })) })
  const off = await aProduct(test.ctx(), { stock: stocks[gone]!, listed: false })
  ids = [...made.offerIds.map((id, place) => (place === gone ? off.offerId : id)), 2_000_000_000]
  // The offer vanishes between what a merge reads and what it writes, as after a deletion at that moment.
  await test.db.execute(sql`create table vanished (member_id uuid primary key, id int not null)`)
  await test.db.execute(sql`
    create function vanish() returns trigger language plpgsql as $$ begin
      if exists (select from vanished v where v.member_id = new.member_id and v.id = new.offer_id) then
        raise foreign_key_violation using message = 'the offer is gone';
      end if;
      return new;
    end $$`)
  await test.db.execute(sql`create trigger vanish before insert or update on cart_lines for each row execute function vanish()`)
})

interface Line {
  place: number
  quantity: number
}
const line = fc.record({ place: fc.integer({ min: 0, max: unknown }), quantity: fc.integer({ min: 1, max: maxQuantity }) })
const mine = fc.uniqueArray(
  line.filter(({ place }) => place !== unknown),
  { selector: ({ place }) => place },
)
const anyCase = fc.record({
  mine,
  guest: fc.array(line, { maxLength: 10 }),
  /** Which visitor's cart each login brings along: the same one (tabs of one browser), or one of its own with the same lines. */
  logins: fc.array(fc.constantFrom('same', 'own'), { minLength: 1, maxLength: 4 }),
  fails: fc.boolean(),
})

/** What a member has after so many carts were added: the sum, cut to 99 and to stock where there is any. */
function model(before: Line[], guest: Line[], carts: number): Record<number, number> {
  const quantities = new Map(before.map(({ place, quantity }) => [place, quantity]))
  for (const place of new Set(guest.map((each) => each.place))) {
    if (place === unknown) continue
    const brought = guest.filter((each) => each.place === place).reduce((sum, each) => sum + each.quantity, 0)
    const buyable = place !== gone && stocks[place]! > 0 ? stocks[place]! : maxQuantity
    quantities.set(place, Math.min((quantities.get(place) ?? 0) + brought * carts, maxQuantity, buyable))
  }
  return contentsOf([...quantities].map(([place, quantity]) => ({ place, quantity })))
}
const contentsOf = (lines: Line[]) => Object.fromEntries(lines.map(({ place, quantity }) => [ids[place]!, quantity]))

async function contents(memberId: string): Promise<Record<number, number>> {
  const rows = await test.db.select().from(cartLines).where(eq(cartLines.memberId, memberId))
  return Object.fromEntries(rows.map((row) => [row.offerId, row.quantity]))
}

async function aShopperWith(lines: Line[]) {
  const member = await aMember(test.ctx(), { passwordHash })
  const row = ({ place, quantity }: Line, slot: number) => ({ offerId: ids[place]!, quantity, slot: slot + 1 })
  const common = { memberId: member.id, priceWhenAdded: 5000, addedAt: test.clock.now() }
  if (lines.length > 0) await test.db.insert(cartLines).values(lines.map((each, slot) => ({ ...row(each, slot), ...common })))
  return member
}

/** Signs in and uploads a visitor's cart, as a browser does; a login never fails over a cart. */
async function signIn(mail: string, guestCartId: string, guest: Line[]) {
  const login = await test.call('accounts.login', { mail, password, model: 'mail' }, { headers: fromSubnet() })
  expect(login).toMatchObject({ status: 200, code: 0 })
  const itemList = guest.map(({ place, quantity }) => ({ offerId: ids[place]!, quantity }))
  const body = { storeId: '', itemList, guestCartId }
  return { cookie: login.cookies, reply: await test.call('cart.merge', body, { cookie: login.cookies }) }
}

it(`any two carts become one, no matter who signs in at once and whatever fails (${cases} cases)`, async () => {
  const otherMember = await aShopperWith([{ place: 3, quantity: 3 }])
  let failures = 0
  await fc.assert(
    fc.asyncProperty(anyCase, async ({ mine, guest, logins, fails }) => {
      const member = await aShopperWith(mine)
      const browser = randomUUID()
      const carts = logins.map((cart) => (cart === 'same' ? browser : randomUUID()))
      const meets = fails && guest.some(({ place }) => place === poisoned)
      const all = () => Promise.all(carts.map((id) => signIn(member.email, id, guest)))
      if (meets) {
        failures++
        await test.db.execute(sql`insert into vanished values (${member.id}, ${ids[poisoned]!})`)
        for (const { cookie, reply } of await all()) {
          expect(reply.status).toBe(500)
          expect(await test.call('cart.view', {}, { cookie })).toMatchObject({ code: 0 })
        }
        expect(await contents(member.id)).toEqual(contentsOf(mine))
        expect(await test.db.select().from(cartMerges).where(eq(cartMerges.memberId, member.id))).toEqual([])
        await test.db.execute(sql`delete from vanished where member_id = ${member.id}`)
      }
      const expected = model(mine, guest, new Set(carts).size)
      for (const { reply } of await all()) expect(reply).toMatchObject({ status: 200, code: 0 })
      expect(await contents(member.id)).toEqual(expected)
      const secondLogin = await signIn(member.email, carts[0]!, guest)
      expect(secondLogin.reply.dataMap).toMatchObject({ count: Object.keys(expected).length })
      expect(await contents(member.id)).toEqual(expected)
    }),
    { numRuns: cases, endOnFailure: true },
  )
  expect(failures).toBeGreaterThan(0)
  expect(await contents(otherMember.id)).toEqual(contentsOf([{ place: 3, quantity: 3 }]))
}, 900_000)
