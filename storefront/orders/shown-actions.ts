import type { OrderCard } from '#contract/orders/calls.ts'
import type { OrderAction } from '#contract/orders/constants.ts'

/** What an order offers: what the server allows, and the way to its group. */
export type ShownAction = OrderAction | 'group'
/** Actions that lead to a page instead of changing something here. */
type LinkAction = 'track' | 'return' | 'review' | 'group'
export type ButtonAction = Exclude<ShownAction, LinkAction>
type ActionFacts = Pick<OrderCard, 'allowedActions' | 'fulfilment' | 'label'>

const linkActions: readonly ShownAction[] = ['track', 'return', 'review', 'group']
export const isLink = (action: ShownAction): action is LinkAction => linkActions.includes(action)

/**
 * The actions of an order, those that change something first.
 * @param where the order's page prints and has the invoice, and shows its parcels itself
 */
export function shownActions(order: ActionFacts, where: { withPrint: boolean; withTracking: boolean }): ShownAction[] {
  const shown = order.allowedActions.filter(
    (action) => (where.withPrint || (action !== 'print' && action !== 'invoice')) && (where.withTracking || action !== 'track'),
  )
  const group: ShownAction[] = order.label === 'inGroup' ? ['group'] : []
  return [...shown.filter((action) => !isLink(action)), ...shown.filter(isLink), ...group]
}

/** The actions of an order in a list: its next step as a button and the others in a menu, or both of two as buttons. */
export function withNextStep(order: ActionFacts, actions: ShownAction[]): { buttons: ShownAction[]; menu: ShownAction[] } {
  const next = nextSteps(order).find((action) => actions.includes(action)) ?? actions[0]
  if (next === undefined) return { buttons: [], menu: [] }
  const others = actions.filter((action) => action !== next)
  return others.length === 1 ? { buttons: [...others, next], menu: [] } : { buttons: [next], menu: others }
}

/** What a shopper most likely does next with an order, the likeliest first. */
function nextSteps({ label, fulfilment }: ActionFacts): ShownAction[] {
  if (label === 'afterSales') return ['return']
  if (label === 'toReceive') return fulfilment === 'delivered' ? ['confirmReceipt'] : ['track', 'confirmReceipt']
  if (label === 'done') return ['reorder']
  return ['pay', 'group', 'review', 'track', 'reorder']
}
