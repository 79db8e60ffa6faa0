import { maxListed, memberOf, membersForOperator, setBlocked, showMember } from '#server/accounts/members/operators.service.ts'

/** What the command `members` needs of the accounts. */
export const members = { find: memberOf, list: membersForOperator, maxListed, show: showMember, setBlocked }
