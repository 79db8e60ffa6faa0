import type { Topic } from './kinds.ts'

/** What a member switches on and off by topic. */
export const switchedChannels = ['inApp', 'mail'] as const
export type SwitchedChannel = (typeof switchedChannels)[number]
/** What cannot be switched off: whatever is about security, and the record of orders and cases in the notification centre. */
const alwaysOn: Record<Topic, readonly SwitchedChannel[]> = {
  orders: ['inApp'],
  afterSales: ['inApp'],
  groups: [],
  products: [],
  reviews: [],
  feedback: [],
  security: ['inApp', 'mail'],
}

/** Whether a member may switch a channel of a topic off. */
export const isSwitchable = (topic: Topic, channel: SwitchedChannel): boolean => !alwaysOn[topic].includes(channel)
